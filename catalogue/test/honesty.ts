import {
  ActionList,
  everySetup,
  FastRng,
  NOBODY,
  seatOf,
  type Action,
  type AnyGame,
  type Setup,
} from '@hideout/kernel';
import type { AnyFixture } from '@hideout/testkit';
import type { Bot, Question } from '@hideout/bots';

/** A bot that may have been told more than its question holds. */
export type Suspect = (state: Readonly<object>) => Bot;

/** What the laws know about a game, from `fixture` in its test/redeal.ts. */
export async function fixtureOf({ id }: AnyGame): Promise<AnyFixture> {
  const file = new URL(`../../games/${id}/test/redeal.ts`, import.meta.url);
  const { fixture } = (await import(file.href)) as { readonly fixture: AnyFixture };
  return fixture;
}

/** For every number of seats one of the set-ups, another one for another seed. */
export function setupsOf(game: AnyGame, seed: number): Setup[] {
  const bySeats = Map.groupBy(everySetup(game), ({ seats }) => seats);
  return [...bySeats.values()].map((setups) => setups[(7 * seed) % setups.length]!);
}

const WORLDS = 3;
/** The most decisions of a game that are looked into; long games are sampled. */
const DECISIONS = 10;

/**
 * Lets the suspect decide in a random game, each time also in other worlds that its seat cannot tell from the true one,
 * with the same chance: says where an answer differs. An honest bot's never does.
 */
export function findPeeking(
  suspect: Suspect,
  game: AnyGame,
  { redeal }: AnyFixture,
  setup: Setup,
  seed: number,
): string | undefined {
  const rng = new FastRng(seed);
  const truth = game.setup(setup, rng);
  const io = { rng, log: undefined };
  for (let turn = 0, asked = 0; game.actor(truth) !== NOBODY && asked < DECISIONS; turn++) {
    const legal = legalIn(game, truth);
    if (legal.size === 1 || rng.below(game.maxActions) >= 3 * DECISIONS) {
      game.apply(truth, legal.at(rng.below(legal.size)), io);
      continue;
    }
    asked++;
    const answer = ask(suspect, game, truth, turn);
    for (let world = 0; world < WORLDS; world++) {
      const other = game.clone(truth);
      redeal(other, seatOf(game.actor(truth)), rng);
      if (ask(suspect, game, other, turn) !== answer) return `peeked in ${game.encode(truth)}`;
    }
    game.apply(truth, answer, io);
  }
  return undefined;
}

function legalIn(game: AnyGame, state: object): ActionList {
  const legal = new ActionList();
  game.legal(state, legal);
  return legal;
}

function ask(suspect: Suspect, game: AnyGame, state: object, turn: number): Action {
  const question: Question = {
    legal: legalIn(game, state),
    view: () => game.view(state, seatOf(game.actor(state))),
    rng: new FastRng(turn),
    budget: { iterations: iterationsFor(game), milliseconds: Infinity },
  };
  return suspect(state).choose(question);
}

/** Few, and fewer where a game played at random takes long. */
const iterationsFor = ({ maxActions }: AnyGame): number => Math.max(2, Math.min(30, Math.floor(6000 / maxActions)));
