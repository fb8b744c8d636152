import {
  act,
  ActionList,
  DEAL,
  FastRng,
  nounOf,
  seatOf,
  type Action,
  type Game,
  type GameEvent,
  type GameView,
  type Rng,
} from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import type { Question, Thinker } from '../../src/index.ts';
import type { Level } from '../../src/level.ts';
import { MANNER, type Manner } from '../../src/search/manner.ts';
import { searchBot } from '../../src/search/player.ts';
import { Search } from '../../src/search/search.ts';
import { NONE, ROOT, type Tree } from '../../src/search/tree.ts';
import { box, coin, KEEP, matches, OPEN, type TinyState } from './tiny.ts';

const LEVEL: Level = { name: 'test', budget: { iterations: 2000, milliseconds: Infinity }, slack: 0 };

function questionIn<S extends object, V extends GameView>(
  game: Game<S, GameEvent, V>,
  s: S,
  more: Partial<Question> = {},
): Question {
  const legal = new ActionList();
  game.legal(s, legal);
  return { legal, view: () => game.view(s, seatOf(game.actor(s))), rng: new FastRng(7), budget: {}, ...more };
}

const start = { secret: 0, left: 0, done: [] };
const withMatches = (left: number): TinyState => ({ ...start, left, done: [] });

function childrenOf(tree: Tree): { action: number; visits: number; available: number }[] {
  const children = [];
  for (let child = tree.first[ROOT]!; child !== NONE; child = tree.next[child]!) {
    children.push({ action: tree.action[child]!, visits: tree.visits[child]!, available: tree.available[child]! });
  }
  return children;
}

describe('the search', () => {
  it.each([5, 6, 7, 9, 10, 11, 13])('leaves a multiple of four of %i matches', (left) => {
    const game = matches(left);
    const bot = searchBot(game, LEVEL);
    expect(bot.choose(questionIn(game, withMatches(left)))).toBe(act(0, left % 4));
  });

  it('sees the win, the line to it and what the alternatives are worth', () => {
    const game = matches(3);
    const { ranking, line, iterations } = searchBot(game, LEVEL).think(questionIn(game, withMatches(3)));
    expect(iterations).toBe(2000);
    expect(line).toEqual([act(0, 3)]);
    expect(ranking[0]).toMatchObject({ action: act(0, 3), value: 1 });
    expect(ranking.map(({ action }) => action).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    for (const { value } of ranking.slice(1)) expect(value).toBeLessThan(0.3);
    expect(ranking.reduce((sum, { visits }) => sum + visits, 0)).toBe(2000);
  });

  it('does not believe that it will know later what is hidden', () => {
    const { ranking } = searchBot(box, LEVEL).think(questionIn(box, { ...start, secret: 1, done: [] }));
    expect(ranking[0]!.action).toBe(KEEP);
    expect(ranking.find(({ action }) => action === OPEN)!.value).toBeLessThan(0.45);
  });

  it('gives the other seat no knowledge of a secret action when each seat has its own tree', () => {
    const worthOfHiding = (manner: Manner): number => {
      const search = new Search(coin, {}, manner);
      search.begin();
      const view = coin.view({ ...start, done: [] }, seatOf(0));
      const rng = new FastRng(3);
      for (let i = 0; i < 4000; i++) search.iterate(view, rng);
      const tree = search.treeOf(seatOf(0));
      return Math.max(...[0, 1].map((hand) => tree.mean(tree.find(ROOT, act(0, hand)))));
    };
    expect(worthOfHiding({ ...MANNER, isSecretive: true })).toBeCloseTo(0.5, 1);
    expect(worthOfHiding(MANNER)).toBeLessThan(0.1);
  });

  it('counts an action as available when and only when its worlds allow it', () => {
    // The number of matches is hidden from the search and drawn for each iteration: 1, 2 or 3.
    const game = matches(3);
    const worlds = [0, 0, 0, 0];
    const imagine = (_: unknown, rng: Rng): TinyState => {
      const left = 1 + rng.below(3, DEAL);
      worlds[left]!++;
      return withMatches(left);
    };
    const search = new Search(game, { imagine });
    search.begin();
    const view = game.view(withMatches(3), seatOf(0));
    const rng = new FastRng(5);
    for (let i = 0; i < 900; i++) search.iterate(view, rng);
    const [one, two, three] = childrenOf(search.treeOf(seatOf(0)));
    // From the iteration on in which they were first tried, at the latest the third that allowed them.
    expect(900 - one!.available).toBeLessThan(3);
    expect(worlds[2]! + worlds[3]! - two!.available).toBeLessThan(3);
    expect(worlds[3]! - three!.available).toBeLessThan(3);
  });

  it('opens a large set of actions step by step, the promising ones first', () => {
    const game = {
      ...matches(60),
      legal: (_: unknown, out: ActionList) => [...Array(60).keys()].forEach((n) => out.add(act(0, n + 1))),
    };
    const search = new Search(
      game,
      { promise: (_, action) => (action === act(0, 42) ? 2 : 1) },
      { ...MANNER, breadth: 2 },
    );
    search.begin();
    const view = game.view(withMatches(60), seatOf(0));
    const rng = new FastRng(1);
    search.iterate(view, rng);
    expect(childrenOf(search.treeOf(seatOf(0))).map(({ action }) => action)).toEqual([act(0, 42)]);
    for (let i = 1; i < 100; i++) search.iterate(view, rng);
    expect(childrenOf(search.treeOf(seatOf(0)))).toHaveLength(20);
  });

  it('tries what promises little less often where it trusts promises, as long as results are alike', () => {
    const visitsWith = (trust: number): number[] => {
      const game = matches(40);
      const knowledge = { horizon: 0, estimate: () => 0.5, promise: (_: unknown, action: Action) => nounOf(action) };
      const search = new Search(game, knowledge, { ...MANNER, trust });
      search.begin();
      for (let i = 0; i < 60; i++) search.iterate(game.view(withMatches(40), seatOf(0)), new FastRng(i));
      return childrenOf(search.treeOf(seatOf(0))).map(({ visits }) => visits);
    };
    const even = visitsWith(0);
    const trusting = visitsWith(0.5);
    expect(Math.max(...even) - Math.min(...even)).toBeLessThanOrEqual(1);
    expect(trusting).toEqual(trusting.toSorted((a, b) => a - b));
    expect(trusting.at(-1)).toBeGreaterThan(2 * trusting[0]!);
  });

  it('asks for the estimate at its horizon, and for the result of a game that has ended', () => {
    const game = matches(40);
    const seen: string[] = [];
    const search = new Search(game, {
      horizon: 2,
      estimate: (s) => (seen.push(`estimate ${s.done.length}`), 0.5),
      result: (s) => (seen.push(`result ${s.left}`), 1),
    });
    search.begin();
    search.iterate(game.view(withMatches(40), seatOf(0)), new FastRng(1));
    search.iterate(game.view(withMatches(1), seatOf(0)), new FastRng(1));
    expect(seen).toEqual(['estimate 3', 'result 0']);
  });
});

describe('a bot that searches', () => {
  const game = matches(11);
  const state = withMatches(11);

  it('answers the same with the same view, generator and iterations', () => {
    const thoughts = [1, 2].map(() => searchBot(game, LEVEL).think(questionIn(game, state)));
    expect(thoughts[0]).toEqual(thoughts[1]);
    const other = searchBot(game, LEVEL).think(questionIn(game, state, { rng: new FastRng(8) }));
    expect(other).not.toEqual(thoughts[0]);
  });

  it('stops when told so, and by the clock', () => {
    let asked = 0;
    const stop = (): boolean => ++asked === 3;
    const bot = searchBot(game, LEVEL);
    expect(bot.think(questionIn(game, state, { stop, budget: { iterations: Infinity } })).iterations).toBe(48);
    const budget = { iterations: Infinity, milliseconds: 0 };
    expect(bot.think(questionIn(game, state, { budget })).iterations).toBe(16);
    expect(bot.think(questionIn(game, state, { budget: { iterations: 0 } })).iterations).toBe(1);
  });

  it('goes on where it stopped when asked again about the same decision', () => {
    const whole = searchBot(game, LEVEL).think(questionIn(game, state));
    const bot = searchBot(game, LEVEL);
    const rng = new FastRng(7);
    bot.think(questionIn(game, state, { rng, budget: { iterations: 800 } }));
    const rest = bot.think(questionIn(game, state, { rng, since: [], budget: { iterations: 1200 } }));
    expect({ ...rest, iterations: 2000 }).toEqual(whole);
  });

  const visitsOf = (bot: Thinker, question: Question): number =>
    bot.think(question).ranking.reduce((sum, { visits }) => sum + visits, 0);
  const after = (left: number, ...done: number[]): TinyState => ({ secret: 0, left, done });

  it('keeps what it knows below the actions that were made since', () => {
    const bot = searchBot(game, LEVEL);
    bot.think(questionIn(game, state));
    const next = questionIn(game, after(7, 3, 1), { budget: { iterations: 100 } });
    const since = [act(0, 3), act(0, 1)];
    expect(visitsOf(bot, { ...next, since })).toBeGreaterThan(200);
    expect(visitsOf(bot, { ...next, since: [act(0, 9)] })).toBe(100);
    expect(visitsOf(searchBot(game, LEVEL), { ...next, since })).toBe(100);
    expect(visitsOf(bot, next)).toBe(100);
  });

  it('loses no step at a decision that needs no thought', () => {
    const bot = searchBot(matches(5), LEVEL);
    bot.think(questionIn(game, after(5)));
    // One match is left to the bot, then nothing: its tree must not stay behind at five matches.
    expect(bot.choose(questionIn(game, after(1, 3, 1), { since: [act(0, 3), act(0, 1)] }))).toBe(act(0, 1));
    const since = [act(0, 1), act(0, 1)];
    const unrelated = questionIn(game, after(5, 1, 1), { since, budget: { iterations: 50 } });
    expect(visitsOf(bot, unrelated)).toBe(50);
  });

  describe('asked only for its choice', () => {
    const asked = ({ budget }: Level): Question =>
      questionIn(game, withMatches(3), { budget: { ...budget, onlyChoice: true } });

    it('ends as soon as nothing else can overtake, with the same choice', () => {
      const whole = searchBot(game, LEVEL).think(questionIn(game, withMatches(3)));
      const short = searchBot(game, LEVEL).think(asked(LEVEL));
      expect(short.iterations).toBeLessThan(1500);
      expect(short.ranking[0]!.action).toBe(whole.ranking[0]!.action);
      const [first, second] = short.ranking;
      expect(first!.visits - second!.visits).toBeGreaterThan(2000 - short.iterations);
    });

    it('goes on where another could still be chosen: by those who err near the best, and longer by those who mix', () => {
      const near = { ...LEVEL, slack: 0.1 };
      expect(searchBot(game, near).think(asked(near)).iterations).toBe(2000);
      const sure = searchBot(game, LEVEL).think(asked(LEVEL)).iterations;
      const mixes = { ...LEVEL, slack: 0.1, mixes: true };
      expect(searchBot(game, mixes).think(asked(mixes)).iterations).toBeGreaterThan(sure);
    });
  });

  it('sees no more than it is to see, the most promising first', () => {
    const promise = (_: TinyState, action: Action): number => nounOf(action);
    const bot = searchBot(game, { ...LEVEL, sees: 2 }, { promise });
    const seen = bot.think(questionIn(game, state)).ranking.map(({ action }) => nounOf(action));
    expect(seen.toSorted((a, b) => a - b)).toEqual([2, 3]);
  });

  it('refuses to think about a finished game', () => {
    expect(() =>
      searchBot(game, LEVEL).think(questionIn(game, state, { view: () => game.view(after(0, 3), seatOf(0)) })),
    ).toThrow('a finished game asks nobody');
  });
});
