import type { AnyGame } from '@hideout/kernel';
import { PLAIN_CURVE, type Curve } from './curve.ts';
import type { Foresight } from './foresight.ts';
import { knowingForesight } from './knowingForesight.ts';
import type { MotiveLaw } from './motive.ts';

/** What a game brings for hints and analysis. */
export interface Coach {
  foresight(game: AnyGame): Foresight;
  /** What the worths of this foresight mean as chances, fitted by `hideout calibrate`. */
  readonly curve: Curve;
  /** In how many worlds two choices are compared to say why one is better. */
  readonly worlds: number;
  /** The game's own reasons. */
  readonly motives: readonly MotiveLaw[];
}

/** Plays on at random: what a new game starts with. */
export const plainCoach: Coach = {
  foresight: (game) => knowingForesight(game, {}, { trials: 400, reach: 'game', hasSheets: true }),
  curve: PLAIN_CURVE,
  worlds: 60,
  motives: [],
};
