import { describe, expect, it } from 'vitest';
import type { Pack, Puzzle } from '@hideout/bots';
import {
  LEAST_SURE,
  MOST_CHANGE,
  NEWCOMER,
  ratedAfter,
  SUREST,
  untried,
  type Rating,
} from '../src/pages/puzzles/rating.ts';
import { choosePuzzle, dueIn, themesIn } from '../src/pages/puzzles/choosePuzzle.ts';
import { isDue, noteTry, retire, runOf, type PuzzleBook } from '../src/store/puzzleBook.ts';

const DAY = 86_400_000;
const EMPTY: PuzzleBook = { solver: NEWCOMER, tried: {} };
const easy = { id: 'easy', rating: 1200 };

const move = (id: string, rating: number, themes: readonly string[] = []): Puzzle =>
  ({ kind: 'move', id, seats: 2, view: { viewer: 0, actor: 0 }, rating, right: [], themes }) as unknown as Puzzle;

const packOf = (...puzzles: Puzzle[]): Pack => ({ hideoutPuzzles: 1, game: 'any', rulesVersion: 1, puzzles });

describe('a rating', () => {
  const other = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

  it('moves as in the example of Glickman’s paper, met one by one without caps', () => {
    // His player of 1500 ± 200 after one win against 1400 ± 30: by his formulas 1563.6 and 175.4.
    const after = ratedAfter(other(1500, 200), other(1400, 30), 1);
    expect(after.deviation).toBeCloseTo(175.4, 0);
    expect(after.volatility).toBeCloseTo(0.06, 3);
    expect(after.rating).toBe(1500 + MOST_CHANGE);
  });

  it('rises with a success and falls with a failure, further against the odds, and never far', () => {
    const by = (rating: number, score: number): number =>
      ratedAfter(other(1300, 80), untried(rating), score).rating - 1300;
    expect(by(1500, 1)).toBeGreaterThan(by(1100, 1));
    expect(by(1100, 0)).toBeLessThan(by(1500, 0));
    expect(by(1300, 1)).toBeCloseTo(-by(1300, 0));
    for (const score of [0, 1]) {
      const change = ratedAfter(other(1300, 250), untried(score === 1 ? 2600 : 200), score).rating - 1300;
      expect(Math.abs(change)).toBeLessThanOrEqual(MOST_CHANGE);
    }
  });

  it('becomes surer with every try, within bounds', () => {
    let rating = NEWCOMER;
    for (let tries = 0; tries < 2000; tries++) {
      const next = ratedAfter(rating, untried(1300), tries % 2);
      expect(next.deviation).toBeLessThanOrEqual(LEAST_SURE);
      rating = next;
    }
    expect(rating.deviation).toBeGreaterThanOrEqual(SUREST);
    expect(rating.deviation).toBeLessThan(SUREST + 10);
  });
});

describe('the book of puzzles', () => {
  it('rates the first try only', () => {
    const missed = noteTry(EMPTY, easy, { at: 0, solved: false });
    expect(missed.solver.rating).toBeLessThan(NEWCOMER.rating);
    expect(missed.tried['easy']!.rating.rating).toBeGreaterThan(1200);
    const again = noteTry(missed, easy, { at: DAY, solved: true });
    expect(again.solver).toEqual(missed.solver);
    expect(again.tried['easy']!.rating).toEqual(missed.tried['easy']!.rating);
  });

  it('brings back what was missed after 1, 3, 7 and 21 days, and begins again with every miss', () => {
    let book = noteTry(EMPTY, easy, { at: 0, solved: false });
    let at = 0;
    for (const days of [1, 3, 7, 21]) {
      expect(isDue(book, 'easy', at + days * DAY - 1)).toBe(false);
      at += days * DAY;
      expect(isDue(book, 'easy', at)).toBe(true);
      if (days === 7) expect(isDue(noteTry(book, easy, { at, solved: false }), 'easy', at + DAY)).toBe(true);
      book = noteTry(book, easy, { at, solved: true });
    }
    expect(isDue(book, 'easy', Number.MAX_VALUE)).toBe(false);
    expect(isDue(noteTry(EMPTY, easy, { at: 0, solved: true }), 'easy', Number.MAX_VALUE)).toBe(false);
  });

  it('counts for nothing what turned out to have another answer', () => {
    const book = retire(EMPTY, easy);
    expect(book.solver).toEqual(NEWCOMER);
    expect(runOf(book)).toBe(0);
    expect(choosePuzzle(packOf(move('easy', 1200)), book, WISH, 0)).toBeUndefined();
  });

  it('counts the successes in a row by first tries', () => {
    let book = EMPTY;
    for (const [at, id, solved] of [
      [1, 'a', true],
      [2, 'b', false],
      [3, 'c', true],
      [4, 'd', true],
    ] as const)
      book = noteTry(book, { id, rating: 1300 }, { at, solved });
    expect(runOf(book)).toBe(2);
    expect(runOf(noteTry(book, { id: 'b', rating: 1300 }, { at: 5, solved: false }))).toBe(2);
  });
});

const WISH = { kind: 'move', theme: undefined, isReview: false } as const;

describe('the next puzzle', () => {
  const pack = packOf(move('hard', 1800, ['race']), move('near', 1320, ['block']), move('easy', 900, ['race']));

  it('is about as hard as the solver is strong, and new', () => {
    expect(choosePuzzle(pack, EMPTY, WISH, 0)?.id).toBe('near');
    const book = noteTry(EMPTY, { id: 'near', rating: 1320 }, { at: 0, solved: true });
    expect(choosePuzzle(pack, book, WISH, 0)?.id).not.toBe('near');
    expect(choosePuzzle(pack, EMPTY, { ...WISH, theme: 'race' }, 0)?.id).toBe('easy');
    expect(choosePuzzle(pack, EMPTY, { ...WISH, kind: 'score' }, 0)).toBeUndefined();
  });

  it('is what was missed, in a review', () => {
    const book = noteTry(EMPTY, { id: 'hard', rating: 1800 }, { at: 0, solved: false });
    expect(dueIn(pack, book, DAY - 1)).toEqual([]);
    expect(choosePuzzle(pack, book, { ...WISH, isReview: true }, DAY)?.id).toBe('hard');
  });

  it('has a theme, the most frequent first', () => {
    expect(themesIn(pack)).toEqual(['race', 'block']);
  });
});
