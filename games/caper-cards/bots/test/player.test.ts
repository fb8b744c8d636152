import { caperCards, type State } from '../../rules/index.ts';
import { ActionList, FastRng, NOBODY, seatOf, setUp } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { botIn, isThinker, LEVEL_NAMES, type Thinker } from '@hideout/bots';
import { brain } from '../brain.ts';
import { fetchNets } from '../nets.ts';
import { WEIGHTS } from '../future.ts';
import { weightsFor } from '../weights.ts';

await fetchNets();

function thinker(name: string): Thinker {
  const bot = botIn(brain, name, caperCards as never);
  if (!bot.ok || !isThinker(bot.value)) throw new Error(`${name} cannot think`);
  return bot.value;
}

/** Enough for a thought, little enough for a test. */
const BRIEFLY = { iterations: 12, milliseconds: Infinity };

/** Plays a game with one bot in all seats; tells `onMove` of every decision before it. */
function playGame(bot: Thinker, seats: number, seed: number, onMove?: (s: State, legal: ActionList) => void): boolean {
  const setup = setUp(caperCards, seats);
  if (!setup.ok) throw new Error(setup.problem);
  const rng = new FastRng(seed);
  const own = new FastRng(seed, 1);
  const s = caperCards.setup(setup.value, rng);
  const legal = new ActionList();
  while (caperCards.actor(s) !== NOBODY) {
    legal.clear();
    caperCards.legal(s, legal);
    onMove?.(s, legal);
    const view = () => caperCards.view(s, seatOf(caperCards.actor(s)));
    caperCards.apply(s, bot.choose({ legal, view, rng: own, budget: BRIEFLY }), { rng, log: undefined });
  }
  return s.ending === 1;
}

const winsIn = (name: string, seats: number, games: number): number => {
  const bot = thinker(name);
  return Array.from({ length: games }, (_, seed) => playGame(bot, seats, 7_000_000 + seed)).filter(Boolean).length;
};

describe('the bots of Caper Cards', () => {
  it('win the more the higher their level, and far more by looking beyond the heist', () => {
    const [easy, heist, medium, hard] = ['easy', 'heist', 'medium', 'hard'].map((name) => winsIn(name, 4, 120));
    expect(hard).toBeGreaterThan(120 * 0.75);
    expect(hard).toBeGreaterThan(heist! + 12);
    expect(hard).toBeGreaterThan(medium! + 6);
    expect(medium).toBeGreaterThan(easy! + 12);
  });

  it.each(LEVEL_NAMES)('%s ranks every legal action, its favourite first, and says what it would answer', (name) => {
    const bot = thinker(name);
    let answered = 0;
    for (const seats of [1, 2, 3, 4]) {
      playGame(bot, seats, 5, (s, legal) => {
        const view = () => caperCards.view(s, seatOf(caperCards.actor(s)));
        const { ranking, line } = bot.think({ legal, view, rng: new FastRng(1), budget: BRIEFLY });
        expect(ranking.map(({ action }) => action).toSorted((a, b) => a - b)).toEqual(legal.toArray());
        expect(ranking.map(({ value }) => value)).toEqual(ranking.map(({ value }) => value).toSorted((a, b) => b - a));
        for (const { value } of ranking) expect(value >= 0 && value <= 1 + 1e-9).toBe(true);
        expect(line[0]).toBe(ranking[0]!.action);
        if (line.length > 1) answered++;
      });
    }
    expect(answered).toBeGreaterThan(0);
  });

  it('have learnt what cards are worth for every table, before every heist but the first', () => {
    for (const risk of [11, 12]) {
      for (const seats of [1, 2, 3, 4]) {
        const goal = seats < 3 ? 5 : 4;
        for (let heists = 1; heists < goal; heists++) expect(weightsFor(risk, seats, heists)).toHaveLength(WEIGHTS);
        expect(weightsFor(risk, seats, goal)).toBeUndefined();
      }
    }
  });
});
