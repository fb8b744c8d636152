import type { AnyBoard } from '@hideout/boardkit';
import type { Puzzle } from '@hideout/bots';
import type { AnyGame } from '@hideout/kernel';

/** What became of a try: a puzzle with several good answers is out. */
export type Result = 'right' | 'wrong' | 'retired';

/** A puzzle that is to be solved on this page. */
export interface TaskProps<P extends Puzzle> {
  readonly game: AnyGame;
  readonly board: AnyBoard | undefined;
  readonly puzzle: P;
  /** By seat. */
  readonly names: readonly string[];
  /** Hears what became of the try, once. */
  readonly onResult: (result: Result) => void;
}
