import {
  AS_GOOD,
  consider,
  finished,
  Judge,
  LEVEL_NAMES,
  puzzleId,
  type Choice,
  type Judged,
  type MovePuzzle,
} from '@hideout/bots';
import type { Reason } from '@hideout/kernel';
import { solvedBy, titleOf, type Miner, type Sight } from './position.ts';

/** Why a decision makes no puzzle. */
export const DROPS = [
  'no clear best choice at a glance',
  'easy finds it',
  'another answer in another sample',
  'nothing telling to say',
] as const;
export type Drop = (typeof DROPS)[number];

/** Every other choice must be so much worse, whichever worlds are imagined. */
const CLEAR = 0.05;
/** More right choices make no question. */
const MOST_RIGHT = 2;
/** How often easy may find it. */
const LUCKY = 0.4;
/** Budgets and samples of imagined worlds, the cheapest first; the last of them is the coach that explains. */
const CHECKS = [
  { effort: 0.5, sample: 1 },
  { effort: 0.5, sample: 2 },
  { effort: 1, sample: 3 },
] as const;
const GLANCE = 0.12;

/** A puzzle out of a decision, and how often each level solves it; or why it makes none. */
export function findMove(
  miner: Miner,
  sight: Sight,
): { readonly puzzle: MovePuzzle; readonly solved: number[] } | Drop {
  const { game, coach, effort } = miner;
  const { view, legal, seats } = sight;
  const judge = (share: number, sample: number): readonly Judged[] => {
    const judging = new Judge(game, coach, { effort: share * effort, sample });
    judging.begin(view, legal);
    while (judging.step());
    return distinct(judging.judgement().choices, (choice) => titleOf(game, view, choice));
  };
  const glance = judge(GLANCE, 4);
  const right = rightIn(glance);
  if (!isClear(glance, right)) return 'no clear best choice at a glance';
  const easy = solvedBy('easy', game, sight, right);
  if (easy > LUCKY) return 'easy finds it';
  const titles = new Set(right.map((choice) => titleOf(game, view, choice)));
  const isRight = ({ choice }: Judged): boolean => titles.has(titleOf(game, view, choice));
  for (const { effort: share, sample } of CHECKS)
    if (!holds(judge(share, sample), isRight)) return 'another answer in another sample';
  const { advice } = finished(consider(game, coach, { view, legal, effort }));
  const found = advice.others.filter(isRight).length + (isRight(advice.best) ? 1 : 0);
  if (!isRight(advice.best) || found < right.length || advice.lead < CLEAR) return 'another answer in another sample';
  if (advice.reasons.every(({ kind }) => kind === 'chance')) return 'nothing telling to say';
  const solved = LEVEL_NAMES.map((level) => (level === 'easy' ? easy : solvedBy(level, game, sight, right)));
  return {
    puzzle: {
      kind: 'move',
      id: puzzleId(view, { kind: 'move' }),
      seats,
      view,
      right,
      themes: themesOf(advice.reasons),
      rating: ratingBy(solved),
    },
    solved,
  };
}

/** A choice for each name, the best of those that are called so. */
function distinct(judged: readonly Judged[], nameOf: (choice: Choice) => string): readonly Judged[] {
  const names = new Set<string>();
  return judged.filter(({ choice }) => names.size < names.add(nameOf(choice)).size);
}

const rightIn = ([best, ...others]: readonly Judged[]): Choice[] =>
  [best!, ...others.filter(({ chance }) => best!.chance - chance < AS_GOOD)].map(({ choice }) => choice);

const isClear = (judged: readonly Judged[], right: readonly Choice[]): boolean =>
  right.length <= MOST_RIGHT &&
  judged.length > right.length &&
  judged[right.length - 1]!.chance - judged[right.length]!.chance >= CLEAR;

/** Whether exactly the same choices are right, and all others clearly worse. */
function holds(judged: readonly Judged[], isRight: (each: Judged) => boolean): boolean {
  const [good, bad] = [judged.filter(isRight), judged.filter((each) => !isRight(each))];
  return Math.min(...good.map(({ chance }) => chance)) - Math.max(...bad.map(({ chance }) => chance)) >= CLEAR;
}

const themesOf = (reasons: readonly Reason[]): string[] => [
  ...new Set(reasons.flatMap((reason) => (reason.kind === 'motive' ? [reason.motive.motive] : []))),
];

/** What nobody solves is this much harder than what everybody solves. */
const [EASIEST, HARDEST] = [1100, 1900];

/** How hard it is held to be at first, by the levels that solve it. */
const ratingBy = (solved: readonly number[]): number => {
  const missed = solved.reduce((sum, share) => sum + 1 - share, 0) / solved.length;
  return Math.round(EASIEST + missed * (HARDEST - EASIEST));
};
