import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '@hideout/catalogue/house';
import { PROTOCOL } from '@hideout/protocol';
import { WIDE } from '../../test/kit/config.ts';
import { Duel, type Tally } from '../duel.ts';
import { onNode } from './attack.ts';
import { isShort, plainStall, show, stallDuring } from './stall.ts';

const AT_ONCE = 20;

/** No attack at all: with many people, what everybody does adds up, and must not keep anybody waiting either. */
export const evening = onNode(
  'an ordinary evening: tables open, and people play all games',
  { isReal: true, limits: WIDE },
  async (node, size) => {
    const [count, ms] = size === 'full' ? [180, 10_000] : [20, 500];
    const tally: Tally = { latencies: [], errors: [], frames: 0, bytes: 0 };
    const duels: Duel[] = [];
    const plain = await plainStall(node);
    const opening = await stallDuring(node, async () => {
      for (const { id } of GAMES) duels.push(...(await openDuels(node, id, count / GAMES.length, tally)));
    });
    const playing = await stallDuring(node, () => playFor(duels, ms));
    const { latencies, errors } = tally;
    return {
      figure: `${duels.length} tables opened: ${show(opening)}; ${latencies.length} actions at one a second and table: ${show(playing)}`,
      holds: isShort(opening, plain, size) && isShort(playing, plain, size) && errors.length === 0,
    };
  },
);

async function openDuels(
  node: { readonly address: string },
  game: string,
  count: number,
  tally: Tally,
): Promise<Duel[]> {
  const duels: Duel[] = [];
  while (duels.length < count) {
    const more = Array.from(
      { length: Math.min(AT_ONCE, count - duels.length) },
      () => new Duel([node, node], { game }, PROTOCOL, tally),
    );
    await Promise.all(more.map((each) => each.open()));
    duels.push(...more);
  }
  return duels;
}

/** One action a second at each table, spread evenly over the second. */
async function playFor(duels: readonly Duel[], ms: number): Promise<void> {
  const start = performance.now();
  for (let next = 0; performance.now() - start < ms; await sleep(2)) {
    const due = ((performance.now() - start) / 1000) * duels.length;
    while (next < due) duels[next++ % duels.length]!.act();
  }
}
