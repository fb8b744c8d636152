import { UNKNOWN } from '@hideout/kernel';
import { REWARDS, VALUE_OF } from '../rules/rewards.ts';
import { losesTies, riskShown } from '../rules/scoring.ts';
import { openState, type View } from '../rules/view.ts';

/** [CC-3.3][CC-6.9] The Crew score that a heist needs: at least `least`, and `most` is enough whatever the Reward is. */
export function targetOf(view: View): { readonly least: number; readonly most: number } {
  const s = openState(view);
  const rest = REWARDS.flatMap((reward, id) => (view.tucked.some((tucked) => tucked === id) ? [] : reward.value));
  const values = view.reward === UNKNOWN ? rest : [VALUE_OF[view.reward]!];
  const base = riskShown(s) + (losesTies(s) ? 1 : 0);
  return { least: base + Math.min(...values), most: base + Math.max(...values) };
}
