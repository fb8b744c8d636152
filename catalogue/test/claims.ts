import { consider, finished, type Coach } from '@hideout/bots';
import { ActionList, everySetup, FastRng, NOBODY, seatOf, type Action, type AnyGame } from '@hideout/kernel';
import type { Claim, MotiveWitness } from '@hideout/testkit';
import { brainOf } from '../src/house.ts';

/** This many worlds are enough to check what is said of them. */
const WORLDS = 20;
export const EFFORT = 0.02;

/** The coach of a game, in a hurry. */
export const hastyCoach = ({ id }: AnyGame): Coach => ({ ...brainOf(id).coach!, worlds: WORLDS });

/** Who tells the motives of a game without its detectors, from `witnesses` in its bots/test/witnesses.ts. */
export async function witnessesOf({ id }: AnyGame): Promise<Readonly<Record<string, MotiveWitness>>> {
  const file = new URL(`../../games/${id}/bots/test/witnesses.ts`, import.meta.url);
  const { witnesses } = (await import(file.href)) as { readonly witnesses: Readonly<Record<string, MotiveWitness>> };
  return witnesses;
}

/** A claim about a decision between these actions. */
export interface Decided extends Claim {
  readonly legal: readonly Action[];
}

/** Everything that the coach says about decisions of random games, drawn by lot, with what it says it from. */
export function* claimsOf(game: AnyGame, seed: number): Generator<Decided> {
  const coach = hastyCoach(game);
  const rng = new FastRng(seed);
  const legal = new ActionList();
  const setups = [...everySetup(game)];
  for (;;) {
    const state = game.setup(setups[rng.below(setups.length)]!, rng);
    const stride = 1 + rng.below(1 + game.maxActions / 20);
    for (let turn = 1; game.actor(state) !== NOBODY; turn++) {
      legal.clear();
      game.legal(state, legal);
      const view = game.view(state, seatOf(game.actor(state)));
      if (legal.size > 1 && turn % stride === 0) {
        const actions = legal.toArray();
        const grounds = finished(consider(game, coach, { view, legal: actions, effort: EFFORT }));
        const { best, against: other, reasons, lead } = grounds.advice;
        const { best: courses, other: rest } = grounds;
        if (other) yield { view, legal: actions, choice: best.choice, other, reasons, best: courses, rest, lead };
      }
      game.apply(state, legal.at(rng.below(legal.size)), { rng, log: undefined });
    }
  }
}
