import { capsAndHammers, deploy, end, STEP, type State, type View } from '../rules/index.ts';
import { ActionList, FastRng, NOBODY, verbOf, type Action, type Seat } from '@hideout/kernel';

/** In this many imagined worlds an action is tried. */
const WORLDS = 48;
/** What a lab is worth beside the points on the table. */
const LAB_WORTH = 2.5;

const DEPLOY = verbOf(deploy(0, 0));

const { clone, apply, legal: list, imagine, view: viewOf, sheets } = capsAndHammers;

/**
 * What the guide would do: it tries every action in worlds that fit what the viewer sees, lets both sides deploy at random
 * until the round is settled, and takes what came out best. The same view gets the same advice.
 */
export function adviceFor(view: View, legal: readonly Action[]): Action {
  if (legal.length === 1) return legal[0]!;
  const rng = new FastRng(1 + view.round * 100 + view.turn * 5 + legal.length);
  const worlds = Array.from({ length: WORLDS }, () => imagine(view, rng));
  const seat = view.viewer as Seat;
  const results = legal.map((action) => worlds.reduce((sum, world) => sum + settledAfter(world, action, seat, rng), 0));
  return legal[results.indexOf(Math.max(...results))]!;
}

/** How the seat stands when the round of a world has been settled after this action. */
function settledAfter(world: Readonly<State>, action: Action, seat: Seat, rng: FastRng): number {
  const s = clone(world);
  apply(s, action, { rng, log: undefined });
  const options = new ActionList();
  while (s.round === world.round && s.step !== STEP.over) {
    options.clear();
    list(s, options);
    apply(s, nextIn(s, options, rng), { rng, log: undefined });
  }
  return standing(s, seat);
}

/** Nobody activates anything more: any card is deployed, the turn ends, and what is asked is answered somehow. */
function nextIn(s: Readonly<State>, options: ActionList, rng: FastRng): Action {
  if (s.step === STEP.second) return end();
  for (;;) {
    const action = options.at(rng.below(options.size));
    if (s.step !== STEP.first || verbOf(action) === DEPLOY) return action;
  }
}

/** Points and labs ahead of the enemy. */
function standing(s: Readonly<State>, seat: Seat): number {
  const view = viewOf(s, seat);
  const [caps, hammers] = sheets(view).map(({ total }) => total);
  const labs = view.labs.reduce((sum, { owner }) => sum + (owner === NOBODY ? 0 : owner === seat ? 1 : -1), 0);
  return (seat === 0 ? caps! - hammers! : hammers! - caps!) + LAB_WORTH * labs;
}
