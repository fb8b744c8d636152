import { discard, lay, play, rotate, ROTATED } from '../rules/index.ts';
import { nounOf, verbOf, type Action, type ActionList } from '@hideout/kernel';
import type { Ranked } from '@hideout/bots';

const PLAY = verbOf(play(0 as never));
const LAY = verbOf(lay(0 as never));
const ROTATE = verbOf(rotate(0 as never));
const DISCARD = verbOf(discard(0 as never));

/** Knows what can be done with the card of the present turn. */
export interface Planner {
  /** The worth of playing a kind from hand now. */
  play(kind: number): number;
  /** The worth of going on with these faces in play, when the present card has done all it does. */
  settle(faces: readonly number[]): number;
}

/** What each legal action is worth to the team, the best first; `crew` are the faces in play. */
export function rankActions(planner: Planner, crew: readonly number[], legal: ActionList): Ranked[] {
  const ranking: Ranked[] = [];
  for (let i = 0; i < legal.size; i++) {
    ranking.push({ action: legal.at(i), visits: 1, value: worthOf(planner, crew, legal.at(i)) });
  }
  return ranking.toSorted((a, b) => b.value - a.value);
}

function worthOf(plan: Planner, crew: readonly number[], action: Action): number {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case PLAY:
      return plan.play(noun);
    case LAY:
      return plan.settle([...crew, noun]);
    case ROTATE:
      return plan.settle(crew.with(placeOf(crew, noun), ROTATED[noun]!));
    case DISCARD:
      return plan.settle(crew.toSpliced(placeOf(crew, noun), 1));
    default:
      throw new Error(`Caper Cards has no action ${action}`);
  }
}

const placeOf = (crew: readonly number[], face: number): number => crew.indexOf(face);
