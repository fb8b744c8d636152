import { NOBODY, sheet, UNKNOWN, type Sheet, type SheetLine } from '@hideout/kernel';
import { FIXER, KIND_OF, ON_RISK, POINTS_OF } from './crew.ts';
import { isRiskCovered } from './inPlay.ts';
import { VALUE_OF } from './rewards.ts';
import { abilityPoints, complicationPoints, riskShown } from './scoring.ts';
import type { State } from './state.ts';
import { openState, type View } from './view.ts';

/** Every heading of a score sheet. */
export type Heading = 'crew' | 'difficulty';
/** Every kind of line of a score sheet. */
export type LineName = 'number' | 'fixer' | 'grifter' | 'complication' | 'risk' | 'mastermind' | 'reward';

/** The Crew score line by line, and the difficulty as far as the viewer knows it. */
export function sheetsOf(view: View): readonly Sheet[] {
  const s = openState(view);
  const crew = view.crew.flatMap((face) => (face === ON_RISK ? [] : [numberLine(face), ...abilityLines(s, face)]));
  const tucked = view.tucked.flatMap((reward) => complicationLines(s, reward));
  return [sheet('crew' satisfies Heading, NOBODY, [...crew, ...tucked]), difficultySheet(s, view)];
}

const line = (clause: string, what: LineName, of: readonly number[], points: number): SheetLine => ({
  clause,
  what,
  of,
  points,
});

const numberLine = (face: number): SheetLine => line('CC-4.1', 'number', [face], POINTS_OF[face]!);

/** [CC-5.4] One line for each Fixer and each Grifter whose ability counts. */
function abilityLines(s: Readonly<State>, face: number): SheetLine[] {
  const points = abilityPoints(s, face);
  if (points === 0) return [];
  return KIND_OF[face] === FIXER ? [line('CC-5.8', 'fixer', [], points)] : [line('CC-5.9', 'grifter', [], points)];
}

/** One line for an additive Complication that counts; the clauses of §6 stand in the order of the Rewards. */
function complicationLines(s: Readonly<State>, reward: number): SheetLine[] {
  const points = complicationPoints(s, reward);
  return points === 0 ? [] : [line(`CC-6.${reward + 1}`, 'complication', [reward], points)];
}

/** [CC-3.2] Risk and Reward. */
function difficultySheet(s: Readonly<State>, { reward }: View): Sheet {
  const risk = isRiskCovered(s)
    ? line('CC-5.2', 'mastermind', [], riskShown(s))
    : line('CC-1.1', 'risk', [], riskShown(s));
  const lines = reward === UNKNOWN ? [risk] : [risk, line('CC-3.2', 'reward', [reward], VALUE_OF[reward]!)];
  return sheet('difficulty' satisfies Heading, NOBODY, lines);
}
