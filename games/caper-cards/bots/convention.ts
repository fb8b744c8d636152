import { caperCards, type State, type View } from '../rules/index.ts';
import { ActionList, seatOf, type Action } from '@hideout/kernel';
import type { Ranked } from '@hideout/bots';
import { rankActions } from './judgement.ts';
import { RoundPlan } from './roundPlan.ts';
import { weightsFor } from './weights.ts';

/** How far a planner looks: at the present heist only, or also at what the cards kept are worth later. */
export type Sight = 'heist' | 'game';

/** The plan of the round for one who looks so far. */
export const planOf = (view: View, sight: Sight = 'game'): RoundPlan =>
  new RoundPlan(view, sight === 'game' ? weightsFor(view.risk, view.seats, view.tucked.length + 1) : undefined);

/** What each legal action is worth by the plan of the round, the best first. */
export const rankByPlan = (view: View, legal: ActionList, sight: Sight = 'game'): Ranked[] =>
  rankActions(planOf(view, sight), view.crew, legal);

const LEGAL = new ActionList();

/** What the actor does in a state by the convention: the best that its plan finds in what it sees. */
export function conventionalAction(s: Readonly<State>): Action {
  LEGAL.clear();
  caperCards.legal(s, LEGAL);
  if (LEGAL.size === 1) return LEGAL.at(0);
  return rankByPlan(caperCards.view(s, seatOf(caperCards.actor(s))), LEGAL)[0]!.action;
}
