import type { AnyGame, GameView, Rng } from '@hideout/kernel';
import { PLAIN_CURVE, type Curve } from './curve.ts';
import type { Foresight } from './foresight.ts';
import { MANNER } from '../search/manner.ts';
import { searchingForesight } from './searchingForesight.ts';
import type { MotiveLaw } from './motive.ts';
import type { Riddles } from '../puzzle/riddles.ts';

/** What a game brings for hints and analysis. */
export interface Coach {
  foresight(game: AnyGame): Foresight;
  /** What the worths of this foresight mean as chances, fitted by `hideout calibrate`. */
  readonly curve: Curve;
  /** The same where everybody else is known to play like a level of bot. */
  readonly curves?: Readonly<Record<string, Curve>>;
  /** How far the game is by what a seat sees, from 0 at its start to 1 at its end; left out, curves do not change. */
  phase?(view: GameView): number;
  /** In how many worlds two choices are compared to say why one is better. */
  readonly worlds: number;
  /** How often a true state is played on to say what it seems worth, in accounts of luck. */
  readonly looks: number;
  /** Deals afresh, in a true state, what no seat knows: the order of face-down piles. Left out, there are none. */
  redraw?(s: object, rng: Rng): void;
  /** The game's own reasons. */
  readonly motives: readonly MotiveLaw[];
  /** What puzzles ask about what a seat does not see; left out, nothing. */
  readonly riddles?: Riddles;
  /** Headings of sheets whose totals the board itself shows: puzzles ask what becomes of them. */
  readonly counted?: readonly string[];
}

/** Searches without any knowledge of the game: what a new game starts with. */
export const plainCoach: Coach = {
  foresight: (game) => searchingForesight(game, {}, MANNER, { trials: 400, reach: 'game', hasSheets: true }),
  curve: PLAIN_CURVE,
  worlds: 60,
  looks: 20,
  motives: [],
};
