import { ok, problem, type GameView, type Result, type Riddle, type Sheet } from '@hideout/kernel';
import type { Choice } from '../judge/foresight.ts';
import { noticeOf } from '../search/notice.ts';

/**
 * What all puzzles have. A puzzle holds the view of one seat and what follows from it, and nothing else of the game that
 * it comes from: it cannot tell what that seat does not know.
 */
interface Position {
  readonly id: string;
  readonly seats: number;
  readonly view: GameView;
  /** How hard it is held to be, on the scale on which solvers are rated. */
  readonly rating: number;
}

/** A choice that is worth so little less than the best is right as well. */
export const AS_GOOD = 0.02;

/** Which choice is best? */
export interface MovePuzzle extends Position {
  readonly kind: 'move';
  /** Every choice that is about as good as the best, the best first. */
  readonly right: readonly Choice[];
  /** The names of the motives among its reasons. */
  readonly themes: readonly string[];
}

/** How likely is each answer to a riddle? */
export interface HoldPuzzle extends Position {
  readonly kind: 'hold';
  readonly riddle: Riddle;
  /** By answer: by the cards alone, and by what the others did as well. */
  readonly bare: readonly number[];
  readonly believed: readonly number[];
}

/** How many points are these? */
export interface ScorePuzzle extends Position {
  readonly kind: 'score';
  readonly heading: string;
  /** Whose sheet. */
  readonly of: Sheet['seat'];
  /** What the seat that is to act does first. */
  readonly after?: Choice;
}

export type Puzzle = MovePuzzle | HoldPuzzle | ScorePuzzle;

export const PUZZLE_KINDS = ['move', 'hold', 'score'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** The puzzles of a game as they are kept, by one version of its rules. */
export interface Pack {
  readonly hideoutPuzzles: typeof PACK_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly puzzles: readonly Puzzle[];
}

/** The version of the file format. */
export const PACK_FORMAT = 1;

/** The same question has the same id, whenever it is found. */
export const puzzleId = (view: GameView, asked: object): string => Math.abs(noticeOf({ view, asked })).toString(36);

/** The pack in a file, or why there is none. */
export function readPack(file: unknown): Result<Pack> {
  const pack = (file ?? {}) as Partial<Pack>;
  if (pack.hideoutPuzzles !== PACK_FORMAT) return problem('this is not a pack of puzzles that this Hideout reads');
  const { game, rulesVersion, puzzles } = pack;
  if (typeof game !== 'string' || !Number.isInteger(rulesVersion) || !Array.isArray(puzzles))
    return problem('this pack of puzzles is damaged');
  return ok(pack as Pack);
}
