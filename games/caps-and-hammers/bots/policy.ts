import type { State } from '../rules/index.ts';
import type { Action, ActionList, FastRng } from '@hideout/kernel';
import type { Appraisal } from './appraisal.ts';
import { gainOf, isBetweenRounds } from './gain.ts';

/** Players in playouts misjudge by up to this many points, so that no two playouts are alike. */
const WHIM = 0.4 / 0x1_0000_0000;

/** What a hasty player does: the action with the best gain at a glance, give or take a whim; he returns protests. */
export function pickByGain(look: Appraisal, s: Readonly<State>, legal: ActionList, rng: FastRng): Action {
  let best = legal.at(0);
  if (isBetweenRounds(s)) return best;
  look.look(s, s.actor);
  let most = -Infinity;
  for (let i = 0; i < legal.size; i++) {
    const gain = gainOf(look, s, legal.at(i)) + WHIM * rng.next();
    if (gain <= most) continue;
    most = gain;
    best = legal.at(i);
  }
  return best;
}
