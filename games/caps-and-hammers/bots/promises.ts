import type { State } from '../rules/index.ts';
import type { Action } from '@hideout/kernel';
import { Appraisal } from './appraisal.ts';
import { gainOf, isBetweenRounds } from './gain.ts';

/** How promising actions are; the table is looked at once for all actions of a decision. */
export class Promises {
  readonly #look = new Appraisal();
  #world = -1;
  #moment = -1;

  /** The promise of the actor's action in this world. */
  of(s: Readonly<State>, action: Action, world: number): number {
    if (isBetweenRounds(s)) return 0;
    const moment = momentOf(s);
    if (world !== this.#world || moment !== this.#moment) this.#look.look(s, s.actor);
    this.#world = world;
    this.#moment = moment;
    return gainOf(this.#look, s, action);
  }
}

/** Tells the decisions of one world apart: by turn, step and cards turned up, which only ever become more. */
function momentOf(s: Readonly<State>): number {
  let turnedUp = 0;
  for (let at = 0; at < s.face.length; at++) turnedUp += s.face[at]!;
  return (s.turn * 8 + s.step) * 32 + turnedUp;
}
