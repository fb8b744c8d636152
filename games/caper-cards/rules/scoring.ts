import { FIXER, GRIFTER, HEARTS, KIND_OF, POINTS_OF, SPADES } from './crew.ts';
import { NO_FACES, type FaceSet } from './faceSet.ts';
import { countInPlay, isRiskCovered } from './inPlay.ts';
import { ADDS, ADDS_EACH, ADDS_UNLESS, ADDS_WHEN, LOOM_LENS } from './rewards.ts';
import type { Ending, State } from './state.ts';

/** [CC-3.3] A Crew score above this is a bust. */
export const LIMIT = 21;
/** [CC-5.2] The Risk under a Mastermind. */
export const COVERED_RISK = 8;

/** [CC-4.1] The Crew score as it stands: numbers, abilities and additive Complications. */
export function crewScore(s: Readonly<State>): number {
  let score = 0;
  for (let i = 0; i < s.crewSize; i++) score += POINTS_OF[s.crew[i]!]! + abilityPoints(s, s.crew[i]!);
  for (let i = 0; i < s.round; i++) score += complicationPoints(s, s.rewards[i]!);
  return score;
}

/** [CC-5.4] What the ability of one Crew in play adds to the score. */
export function abilityPoints(s: Readonly<State>, face: number): number {
  if (KIND_OF[face] === FIXER) return countInPlay(s, HEARTS) - 1;
  if (KIND_OF[face] === GRIFTER) return -countInPlay(s, SPADES);
  return 0;
}

/** [§6] What a tucked Reward adds to the score. */
export function complicationPoints(s: Readonly<State>, reward: number): number {
  const points = ADDS[reward]!;
  if (points === 0) return 0;
  if (ADDS_UNLESS[reward] !== NO_FACES) return countInPlay(s, ADDS_UNLESS[reward] as FaceSet) > 0 ? 0 : points;
  if (ADDS_WHEN[reward] !== NO_FACES && countInPlay(s, ADDS_WHEN[reward] as FaceSet) === 0) return 0;
  return points * countInPlay(s, ADDS_EACH[reward] as FaceSet);
}

/** [CC-1.1][CC-5.2] The Risk that shows now. */
export const riskShown = (s: Readonly<State>): number => (isRiskCovered(s) ? COVERED_RISK : s.risk);

/** [CC-6.9] Whether the Loom Lens is tucked. */
export function losesTies(s: Readonly<State>): boolean {
  for (let i = 0; i < s.round; i++) if (s.rewards[i] === LOOM_LENS) return true;
  return false;
}

/** [CC-3.3] How the heist fails with this score against this difficulty; undefined when it succeeds. */
export function failureOf(s: Readonly<State>, score: number, difficulty: number): Ending | undefined {
  if (score > LIMIT) return 'bust';
  if (score < difficulty) return 'short';
  return score === difficulty && losesTies(s) ? 'tied' : undefined;
}
