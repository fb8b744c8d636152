import type { Pack, Puzzle, PuzzleKind } from '@hideout/bots';
import { isDue, type PuzzleBook } from '../../store/puzzleBook.ts';

/** Which puzzles somebody wants. */
export interface Wish {
  readonly kind: PuzzleKind;
  readonly theme: string | undefined;
  /** Whether it is what was missed before. */
  readonly isReview: boolean;
}

const fits = (puzzle: Puzzle, { kind, theme }: Wish): boolean =>
  puzzle.kind === kind && (theme === undefined || (puzzle.kind === 'move' && puzzle.themes.includes(theme)));

/** What was missed and is to be tried again by now, of every kind. */
export const dueIn = ({ puzzles }: Pack, book: PuzzleBook, now: number): readonly Puzzle[] =>
  puzzles.filter(({ id }) => isDue(book, id, now) && !book.tried[id]?.isRetired);

/** The next puzzle: what is due, or the one that was never tried and is about as hard as the solver is strong. */
export function choosePuzzle(pack: Pack, book: PuzzleBook, wish: Wish, now: number): Puzzle | undefined {
  if (wish.isReview) return dueIn(pack, book, now)[0];
  const distance = ({ rating }: Puzzle): number => Math.abs(rating - book.solver.rating);
  return pack.puzzles
    .filter((puzzle) => fits(puzzle, wish) && book.tried[puzzle.id] === undefined)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The themes of a pack, the most frequent first. */
export function themesIn({ puzzles }: Pack): readonly string[] {
  const all = puzzles.flatMap((puzzle) => (puzzle.kind === 'move' ? puzzle.themes : []));
  const groups = [...Map.groupBy(all, (theme) => theme)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length).map(([theme]) => theme);
}
