/** How a worth is moved and stretched, both in log odds. */
type Stretch = readonly [shift: number, slope: number];

/**
 * What worths mean as chances to win. It changes evenly from the start of a game to its end, since a worth that is only
 * guessed at first is nearly known in the end. No slope is below nothing, so it changes no ranking.
 */
export interface Curve {
  readonly early: Stretch;
  readonly late: Stretch;
}

/** The curve of a game for which none was fitted: a worth is a chance. */
export const PLAIN_CURVE: Curve = { early: [0, 1], late: [0, 1] };

/** Nothing is surer than this before a game is over. */
const SUREST = 0.99;

/** A worth in log odds. */
export function oddsOf(worth: number): number {
  const chance = Math.min(SUREST, Math.max(1 - SUREST, worth));
  return Math.log(chance / (1 - chance));
}

/** The chance that log odds stand for. */
export const chanceAt = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The chance to win that a worth means when a game is so far, from 0 at its start to 1 at its end. */
export function chanceBy({ early, late }: Curve, worth: number, phase: number): number {
  const at = (part: 0 | 1): number => early[part] + phase * (late[part] - early[part]);
  return chanceAt(at(0) + at(1) * oddsOf(worth));
}
