import type { Bot } from '@hideout/bots';
import { botOf } from '@hideout/catalogue/house';
import {
  given,
  ActionList,
  everySetup,
  FastRng,
  NOBODY,
  seatOf,
  type Action,
  type AnyGame,
  type GameView,
  type Seat,
  type Setup,
} from '@hideout/kernel';

/** A decision of a game between bots, with all that its seat knew. */
export interface Decision {
  readonly view: GameView;
  readonly legal: readonly Action[];
  readonly seat: Seat;
}

/** No bot waits for the clock, so that nothing depends on the machine. */
const BUDGET = { milliseconds: Infinity };

/** A set-up drawn by lot: every number of seats is as likely. */
function drawSetup(game: AnyGame, rng: FastRng): Setup {
  const bySeats = [...Map.groupBy(everySetup(game), ({ seats }) => seats).values()];
  const setups = bySeats[rng.below(bySeats.length)]!;
  return setups[rng.below(setups.length)]!;
}

/** Plays a game of bots of one kind: as many of its decisions between several actions as are asked for, drawn by lot, and how it ended, as its first seat saw it. */
export function playWith(game: AnyGame, name: string, count: number, rng: FastRng) {
  const setup = drawSetup(game, rng);
  const bots = Array.from({ length: setup.seats }, () => botNamed(name, game));
  const state = game.setup(setup, rng);
  const decisions: Decision[] = [];
  const legal = new ActionList();
  let seen = 0;
  for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
    const seat = seatOf(actor);
    legal.clear();
    game.legal(state, legal);
    const view = game.view(state, seat);
    if (legal.size > 1) {
      const place = seen < count ? seen : rng.below(seen + 1);
      if (place < count) decisions[place] = { view, legal: legal.toArray(), seat };
      seen++;
    }
    const action = bots[seat]!.choose({ legal, view: () => view, rng, budget: BUDGET });
    game.apply(state, action, { rng, log: undefined });
  }
  const end = game.view(state, seatOf(0));
  return {
    decisions,
    end,
    results: Array.from({ length: setup.seats }, (_, seat) => game.payoff(state, seatOf(seat))),
  };
}

/** This many decisions, each of another game of bots of one kind. */
export function* decisionsOf(game: AnyGame, bot: string, seed: number, count: number): Generator<Decision> {
  for (let index = 0; index < count; index++) yield* playWith(game, bot, 1, new FastRng(seed, index)).decisions;
}

function botNamed(name: string, game: AnyGame): Bot {
  return given(botOf(name, game));
}
