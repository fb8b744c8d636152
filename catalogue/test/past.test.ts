import { ActionList, FastRng, NOBODY, seatOf, type AnyGame, type GameEvent, type Setup } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/house.ts';
import { setupsOf } from './honesty.ts';

/**
 * Plays at random, and looks at what every legal action would be seen as: says where a seat that sees the whole first
 * event of two different actions could not tell them apart. Bots are told such actions (`Match.past`).
 */
function findVague(game: AnyGame, setup: Setup, seed: number): string | undefined {
  const rng = new FastRng(seed);
  const s = game.setup(setup, rng);
  const legal = new ActionList();
  for (let turn = 0; game.actor(s) !== NOBODY && turn < 120; turn++) {
    legal.clear();
    game.legal(s, legal);
    const deeds = legal.toArray().map((action) => deedOf(game, game.clone(s), action));
    for (let seat = 0; seat < setup.seats; seat++) {
      if (seat === game.actor(s)) continue;
      const seen = deeds.flatMap((deed) => (game.redact(deed, seatOf(seat)) === deed ? [JSON.stringify(deed)] : []));
      if (new Set(seen).size < seen.length) return `seat ${seat} cannot tell two actions apart in ${game.encode(s)}`;
    }
    game.apply(s, legal.at(rng.below(legal.size)), { rng, log: undefined });
  }
  return undefined;
}

/** What the first event says that was done. */
function deedOf(game: AnyGame, s: object, action: number): GameEvent {
  const events: GameEvent[] = [];
  game.apply(s, action as never, { rng: new FastRng(1), log: { emit: (event) => void events.push(event) } });
  return events[0]!;
}

describe('an action whose first event a seat sees whole', () => {
  it.each(GAMES)('is known to the seat: $id', (game) => {
    for (let seed = 0; seed < 3; seed++) {
      for (const setup of setupsOf(game, seed)) expect(findVague(game, setup, seed)).toBeUndefined();
    }
  });

  it.each(GAMES)('is not, where the event keeps something back: $id', (game) => {
    const vague: AnyGame = {
      ...game,
      apply: (s, action, { rng, log }) =>
        game.apply(s, action, { rng, log: log && { emit: ({ type }) => log.emit({ type }) } }),
    };
    const found = setupsOf(game, 0).filter(({ seats }) => seats > 1);
    expect(found.map((setup) => findVague(vague, setup, 1))).not.toContain(undefined);
  });
});
