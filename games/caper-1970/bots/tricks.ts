import { AUTO, type State } from '../rules/index.ts';
import { FastRng, verbOf, type Action } from '@hideout/kernel';
import type { Judge } from './judge.ts';
import type { Caper } from './options.ts';
import { WEIGHTS } from './weights.ts';

/** The Tool Theft or Auto that is worth turning in now, for what it does to everybody; undefined when none is. */
export function trickToPlay(game: Caper, judge: Judge, s: State, tricks: readonly Action[]): Action | undefined {
  if (tricks.length === 0) return undefined;
  const now = judge.standing(s, s.turn);
  const after = game.clone(s);
  let best: Action | undefined;
  let most = 0;
  for (const action of tricks) {
    game.apply(game.clone(s, after), action, { rng: new FastRng(0), log: undefined });
    // An auto changes how far it is to everything; a tool that is gone is noticed anyway where it matters most.
    if (verbOf(action) === AUTO) judge.survey(after);
    const gain = judge.standing(after, s.turn) - now - (verbOf(action) === AUTO ? WEIGHTS.auto : WEIGHTS.theft);
    if (verbOf(action) === AUTO) judge.survey(s);
    if (gain > most) [best, most] = [action, gain];
  }
  return best;
}
