import {
  DIAMONDS,
  GADGETEER,
  MUSCLE,
  ODD,
  riskShown,
  STRIKES,
  targetOf,
  turnsLeft,
  WILD_CARD,
  type View,
} from '../rules/index.ts';
import { hasFace, type FaceSet } from '../rules/faceSet.ts';
import { LIMIT } from '../rules/scoring.ts';
import { openState } from '../rules/view.ts';
import type { Guide, Note } from '@hideout/boardkit';
import { UNKNOWN, type Action, type Language } from '@hideout/kernel';
import { adviseAlone } from './advice.ts';
import { GUIDE_WORDS, type Position } from './guideWords.ts';
import { LESSONS, type Lesson } from './lessons.ts';

/** What the plays of a seat teach one after another, where nothing at the table is more urgent: alone, by two, by more. */
const COURSES: readonly (readonly Lesson[])[] = [
  [],
  ['score', 'target', 'complication', 'suits', 'keep'],
  ['score', 'target', 'complication', 'silence', 'suits', 'keep'],
  ['target', 'complication', 'silence'],
  ['target', 'complication', 'silence'],
];

/** The lesson of the decision at hand. */
export function lessonOf(view: View): Lesson {
  switch (view.step) {
    case 'lay':
      return view.entering === WILD_CARD ? 'wildCard' : 'mastermind';
    case 'rotate':
      return 'gadgeteer';
    case 'discard':
      return 'muscle';
    default:
      return lessonOfPlay(view);
  }
}

function lessonOfPlay(view: View): Lesson {
  const course = COURSES[view.seats]!;
  const isSecond = view.seats <= 2 && view.plays >= 2;
  const number = view.tucked.length * (view.seats <= 2 ? 2 : 1) + (isSecond ? 1 : 0);
  // The first lessons are what all others are made of.
  if (number < 3) return course[number]!;
  if (view.score > LIMIT) return 'over';
  if (view.reward !== UNKNOWN) return 'reward';
  if (course[number]) return course[number];
  if (view.plays === 3 && view.tucked.some((reward) => STRIKES[reward])) return 'strikes';
  if (canUse(view, GADGETEER, DIAMONDS)) return 'gadgeteer';
  if (canUse(view, MUSCLE, ODD)) return 'muscle';
  return view.tucked.length === view.goal - 1 ? 'final' : 'steady';
}

/** Whether a card in hand would find what its ability needs. */
const canUse = ({ hand, crew }: View, kind: number, needs: FaceSet): boolean =>
  hand.some((each) => each === kind) && crew.some((face) => hasFace(needs, face));

const rewardIds = (rewards: readonly number[]): readonly string[] => rewards.map((reward) => `reward:${reward}`);
const score = () => ['score'];

/** The things that a lesson speaks of, where it does. */
const THINGS: Partial<Record<Lesson, (view: View) => readonly string[]>> = {
  target: () => ['risk', 'reward', 'score'],
  complication: ({ tucked }) => rewardIds(tucked.slice(-1)),
  strikes: ({ tucked }) => rewardIds(tucked.filter((reward) => STRIKES[reward])),
  reward: () => ['reward'],
  mastermind: () => ['risk'],
  score,
  over: score,
  steady: score,
  final: score,
};

const positionOf = (view: View): Position => ({
  isAlone: view.seats === 1,
  risk: riskShown(openState(view)),
  score: view.score,
  ...targetOf(view),
  left: turnsLeft(view.seats, view.plays).length,
  heist: view.tucked.length + 1,
  goal: view.goal,
  newest: view.tucked.at(-1),
  reward: view.reward === UNKNOWN ? undefined : view.reward,
});

/**
 * The guided first game: alone, so that nothing has to be waited for and the whole of it depends on the deal, which can
 * be won by what the guide advises. It has a word for every decision of any table, and advice only where it plays alone.
 */
export const guide: Guide<View> = {
  options: { risk: '11', boss: '1' },
  seats: 1,
  secret: '0f76'.repeat(16),
  note(view: View, legal: readonly Action[], language: Language): Note {
    const lesson = lessonOf(view);
    const [text, short] = GUIDE_WORDS[language][lesson](positionOf(view));
    const note = { lesson, text, short, clauses: LESSONS[lesson], things: THINGS[lesson]?.(view) ?? [] };
    return view.seats === 1 ? { ...note, advice: adviseAlone(view, legal) } : note;
  },
};
