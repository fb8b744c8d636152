import { caperEurope, CITIES, equip, cardOf, replace, sell, steal, type State } from '../../rules/index.ts';
import { FastRng, NOBODY, seatOf, type Action, type AnyGame, type Seat } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { brain } from '../brain.ts';
import { botIn, type Bot } from '@hideout/bots';
import { ask, lay, randomGame } from './position.ts';
import { solve, solveAfter } from './solver.ts';

const game = caperEurope as unknown as AnyGame;

await brain.prepare!('hard');

const named = (name: string): Bot => {
  const bot = botIn(brain, name, game);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
};

/** A whole game: what each decision was. */
function play(bots: readonly Bot[], seed: number, city: string, iterations?: number): { line: Action[]; s: State } {
  const chance = new FastRng(seed);
  const s = caperEurope.setup({ seats: 2, options: { city, localColour: 'off' } }, chance);
  const line: Action[] = [];
  for (let seat = caperEurope.actor(s); seat !== NOBODY; seat = caperEurope.actor(s)) {
    line.push(bots[seat]!.choose(ask(s, 100 * seed + line.length, iterations)));
    caperEurope.apply(s, line.at(-1)!, { rng: chance, log: undefined });
  }
  return { line, s };
}

describe('the bots of Caper: Europe', () => {
  it.each(['easy', 'medium', 'hard', 'master', 'brisk', 'glance'])(
    '%s decides the same for the same chance and iterations',
    (level) => {
      const once = play([named(level), named(level)], 3, 'paris', 10);
      const again = play([named(level), named(level)], 3, 'paris', 10);
      expect(again.line).toEqual(once.line);
    },
  );

  it.each(['easy', 'brisk', 'glance', 'greedy'])('%s says which Location makes way [CE-1.3], and plays on', (level) => {
    const options = { city: 'london', localColour: 'chosen' };
    const starts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) =>
      caperEurope.setup({ seats: 2, options }, new FastRng(seed)),
    );
    const s = starts.find(({ depth }) => depth > 0)!;
    const bot = named(level);
    const first = bot.choose(ask(s, 1, 30));
    expect([replace(0), replace(1), replace(2)]).toContain(first);
    caperEurope.apply(s, first, { rng: new FastRng(1), log: undefined });
    const next = ask(s, 2, 30);
    expect(next.legal.includes(bot.choose(next))).toBe(true);
  });

  it.each(CITIES)('beat random play in %s, from either seat', (city) => {
    for (const seat of [0, 1] as Seat[]) {
      const bots = seat === 0 ? [named('easy'), named('random')] : [named('random'), named('easy')];
      const wins = [1, 2, 3].map((seed) => caperEurope.payoff(play(bots, seed, city, 20).s, seat));
      expect(wins.reduce((sum, win) => sum + win, 0)).toBeGreaterThanOrEqual(2);
    }
  });
});

/** B has the Bank by one space and one card left that could take it; A is to play, then B. */
const LAST_TURNS = {
  turn: 9,
  sites: [
    { at: 'bank', tracker: -1, a: ['mime'], b: ['nun'] },
    { at: 'yacht', a: ['dame'], b: ['barber'] },
    { at: 'casino', a: ['actress'], b: ['cleaner'] },
  ],
} as const;

describe('in hand-made positions', () => {
  it('a bot takes the Capers that win the Location in the last turn', () => {
    const s = lay({ ...LAST_TURNS, coins: [3, 0], hands: ['incognito-tuxedo coin-purse', 'coin-purse'] });
    expect(named('hard').choose(ask(s))).toBe(equip(cardOf('incognito-tuxedo'), 0));
  });

  it('a bot keeps the winning card from its rival, who would get it with the hand', () => {
    // A leads by a Good. B's next turn with this hand would win the Bank; A can use the Tuxedo nowhere, so he sells it.
    const s = lay({
      turn: 7,
      sites: [
        { at: 'bank', tracker: 0, b: ['nun'] },
        { at: 'yacht', a: ['mime'] },
        { at: 'casino', a: ['actress'] },
      ],
      coins: [0, 3],
      loot: [
        [1, 0, 0],
        [0, 0, 0],
      ],
      hands: ['incognito-tuxedo glass-cutter canvas-roll', 'glass-cutter padded-crate'],
    });
    expect(solve(s)).toBe(1);
    expect(solveAfter(s, sell(cardOf('glass-cutter')))).toBe(0);
    expect(named('hard').choose(ask(s))).toBe(sell(cardOf('incognito-tuxedo')));
  });

  it('a bot steals the Good that completes a set', () => {
    const s = lay({
      turn: 9,
      sites: [{ at: 'bank', goods: [1, 1, 1], a: ['mime'] }, { at: 'yacht' }, { at: 'casino' }],
      coins: [2, 0],
      loot: [
        [1, 1, 0],
        [0, 0, 0],
      ],
      hands: ['skeleton-keys coin-purse', 'coin-purse'],
    });
    const bot = named('hard');
    const first = bot.choose(ask(s));
    expect(first).toBe(equip(cardOf('skeleton-keys'), 0));
    caperEurope.apply(s, first, { rng: new FastRng(1), log: undefined });
    expect(bot.choose(ask(s))).toBe(steal(2));
  });
});

describe('greedy', () => {
  it('takes the action after which it leads by most, its own further choices included', () => {
    const s = lay({
      turn: 9,
      sites: [{ at: 'bank', tracker: -1, goods: [0, 1, 1], a: ['mime'] }, { at: 'yacht' }, { at: 'casino' }],
      coins: [3, 0],
      loot: [
        [1, 1, 0],
        [0, 0, 0],
      ],
      // The Tuxedo wins the Bank: 6 points for A, and 6 fewer for B. The Keys complete a set: 4 points.
      hands: ['incognito-tuxedo skeleton-keys', 'coin-purse'],
    });
    expect(named('greedy').choose(ask(s))).toBe(equip(cardOf('incognito-tuxedo'), 0));
    s.tracker[0] = 5;
    expect(named('greedy').choose(ask(s))).toBe(equip(cardOf('skeleton-keys'), 0));
  });

  it('draws among equals', () => {
    const s = lay({ ...LAST_TURNS, hands: ['padded-crate glass-cutter', 'coin-purse'] });
    const chosen = new Set(Array.from({ length: 20 }, (_, seed) => named('greedy').choose(ask(s, seed))));
    expect(chosen).toEqual(new Set([sell(cardOf('padded-crate')), sell(cardOf('glass-cutter'))]));
  });
});

describe('glance', () => {
  it('takes the most promising action: the Capers that win the Location', () => {
    const s = lay({ ...LAST_TURNS, coins: [3, 0], hands: ['incognito-tuxedo coin-purse', 'coin-purse'] });
    expect(named('glance').choose(ask(s))).toBe(equip(cardOf('incognito-tuxedo'), 0));
  });

  it('plays far better than chance', () => {
    const wins = [1, 2, 3, 4, 5, 6].map((seed) =>
      caperEurope.payoff(play([named('glance'), named('random')], seed, 'paris').s, 0 as Seat),
    );
    expect(wins.reduce((sum, win) => sum + win, 0)).toBeGreaterThanOrEqual(5);
  });
});

describe('the endgame, against an exact solver', () => {
  /** Four turns before the end, whether it still matters what the seat to act does. */
  function isOpen(s: State): boolean {
    const values = ask(s)
      .legal.toArray()
      .map((action) => solveAfter(s, action));
    return Math.min(...values) < Math.max(...values);
  }

  const endgames = Array.from({ length: 60 }, (_, seed) => randomGame(seed, 5, 6)).filter(isOpen);

  /** What the bot's choices cost when it plays the last turns for both seats. */
  function regretOf(bot: Bot, endgame: State): number {
    const s = caperEurope.clone(endgame);
    let regret = 0;
    for (let seat = caperEurope.actor(s); seat !== NOBODY; seat = caperEurope.actor(s)) {
      const action = bot.choose(ask(s));
      const loss = solve(s) - solveAfter(s, action);
      regret += seat === 0 ? loss : -loss;
      caperEurope.apply(s, action, { rng: new FastRng(0), log: undefined });
    }
    return regret;
  }

  const meanRegret = (name: string): number =>
    endgames.reduce((sum, endgame) => sum + regretOf(named(name), endgame), 0) / endgames.length;

  it('hard gives away next to nothing where it matters, and random play a good deal', () => {
    expect(endgames.length).toBeGreaterThanOrEqual(5);
    expect(meanRegret('hard')).toBeLessThanOrEqual(0.1);
    expect(meanRegret('random')).toBeGreaterThan(0.25);
  });
});

describe('the same view', () => {
  it('is all that a bot needs: it decides alike in worlds that its seat cannot tell apart', () => {
    const s = randomGame(5, 1, 0);
    const seat = seatOf(caperEurope.actor(s));
    const other = caperEurope.imagine(caperEurope.view(s, seat), new FastRng(9));
    expect(caperEurope.encode(other)).not.toBe(caperEurope.encode(s));
    expect(named('medium').choose(ask(other))).toBe(named('medium').choose(ask(s)));
  });
});
