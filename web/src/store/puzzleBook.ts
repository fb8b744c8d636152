import { NEWCOMER, ratedAfter, untried, type Rating } from '../pages/puzzles/rating.ts';
import { readHere, writeHere } from './here.ts';

/** What became of a puzzle here. */
interface Tried {
  /** The moments of all tries, the first one first, and whether each was a success. */
  readonly tries: readonly (readonly [at: number, solved: boolean])[];
  readonly rating: Rating;
  /** When it is to be tried again. */
  readonly due?: number;
  /** Whether it turned out to have another answer: it is asked no more, and counts for nothing. */
  readonly isRetired?: boolean;
}

/** Everything about the puzzles of one game that was solved in this browser. */
export interface PuzzleBook {
  readonly solver: Rating;
  readonly tried: Readonly<Record<string, Tried>>;
}

const PREFIX = 'hideout/puzzles/';
const EMPTY: PuzzleBook = { solver: NEWCOMER, tried: {} };

/** The book of a game; an empty one where there is none that can be read. */
export function puzzleBookOf(game: string): PuzzleBook {
  const { solver, tried } = (readHere(PREFIX + game) ?? {}) as Partial<PuzzleBook>;
  return solver && tried ? { solver, tried } : EMPTY;
}

/** Keeps the book. */
export const keepPuzzleBook = (game: string, book: PuzzleBook): void => writeHere(PREFIX + game, book);

const DAY_MS = 86_400_000;
/** What was missed comes again after this many days, and again as often as it is solved; then it is known. */
const PAUSES = [1, 3, 7, 21];

/** The book after a try. The first one alone is rated; a puzzle that was missed comes again. */
export function noteTry(
  book: PuzzleBook,
  { id, rating }: { readonly id: string; readonly rating: number },
  { at, solved }: { readonly at: number; readonly solved: boolean },
): PuzzleBook {
  const before = book.tried[id];
  const tries = [...(before?.tries ?? []), [at, solved] as const];
  const missed = tries.findLastIndex(([, each]) => !each);
  const pause = missed < 0 ? undefined : PAUSES[tries.length - 1 - missed];
  const due = pause === undefined ? {} : { due: at + pause * DAY_MS };
  if (before) return { ...book, tried: { ...book.tried, [id]: { rating: before.rating, tries, ...due } } };
  const puzzle = untried(rating);
  return {
    solver: ratedAfter(book.solver, puzzle, solved ? 1 : 0),
    tried: { ...book.tried, [id]: { tries, rating: ratedAfter(puzzle, book.solver, solved ? 0 : 1), ...due } },
  };
}

/** The book without a puzzle that has turned out to have another answer. */
export const retire = (
  book: PuzzleBook,
  { id, rating }: { readonly id: string; readonly rating: number },
): PuzzleBook => ({
  ...book,
  tried: { ...book.tried, [id]: { tries: [], rating: untried(rating), isRetired: true } },
});

/** How many first tries in a row, the last ones, were a success. */
export function runOf({ tried }: PuzzleBook): number {
  const firsts = Object.values(tried)
    .flatMap(({ tries: [first] }) => (first ? [first] : []))
    .toSorted(([a], [b]) => b - a);
  const miss = firsts.findIndex(([, solved]) => !solved);
  return miss < 0 ? firsts.length : miss;
}

/** Whether a puzzle is to be tried again by now. */
export const isDue = ({ tried }: PuzzleBook, id: string, now: number): boolean => (tried[id]?.due ?? Infinity) <= now;
