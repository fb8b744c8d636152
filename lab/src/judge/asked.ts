import { Judge, plainCoach, type Bot, type Sample } from '@hideout/bots';
import { botOf, brainOf } from '@hideout/catalogue/house';
import {
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

/** A decision of a game that was played to its end. */
export interface Asked extends Sample {
  readonly game: number;
}

/** Which games are played, and of how many decisions of each the judge is asked. */
export interface Trial {
  readonly game: AnyGame;
  readonly bot: string;
  readonly games: number;
  readonly asks: number;
  readonly seed: number;
  /** The share of its usual trials that the judge takes. */
  readonly effort: number;
}

/** No bot waits for the clock, so that nothing depends on the machine. */
const BUDGET = { milliseconds: Infinity };

interface Moment {
  readonly view: GameView;
  readonly legal: readonly Action[];
  readonly seat: Seat;
}

/**
 * Plays games of bots of one kind, each with a set-up drawn by lot, and asks the judge about decisions of each, drawn by
 * lot too: what it says the best choice is worth, and how the game ended for the seat.
 */
export function* ask({ game, bot, games, asks, seed, effort }: Trial): Generator<readonly Asked[]> {
  const judge = new Judge(game, brainOf(game.id).coach ?? plainCoach, effort);
  const bySeats = [...Map.groupBy(everySetup(game), ({ seats }) => seats).values()];
  for (let index = 0; index < games; index++) {
    const rng = new FastRng(seed, index);
    const setups = bySeats[rng.below(bySeats.length)]!;
    const { moments, results } = play(game, bot, setups[rng.below(setups.length)]!, asks, rng);
    yield moments.map(({ view, legal, seat }) => {
      judge.begin(view, legal);
      while (judge.step());
      return { game: index, worth: judge.judgement().choices[0]!.worth, result: results[seat]! };
    });
  }
}

function play(game: AnyGame, name: string, setup: Setup, asks: number, rng: FastRng) {
  const bots = Array.from({ length: setup.seats }, () => botNamed(name, game));
  const state = game.setup(setup, rng);
  const moments: Moment[] = [];
  const legal = new ActionList();
  let decisions = 0;
  for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
    const seat = seatOf(actor);
    legal.clear();
    game.legal(state, legal);
    const view = game.view(state, seat);
    if (legal.size > 1) {
      const place = decisions < asks ? decisions : rng.below(decisions + 1);
      if (place < asks) moments[place] = { view, legal: legal.toArray(), seat };
      decisions++;
    }
    const action = bots[seat]!.choose({ legal, view: () => view, rng, budget: BUDGET });
    game.apply(state, action, { rng, log: undefined });
  }
  return { moments, results: Array.from({ length: setup.seats }, (_, seat) => game.payoff(state, seatOf(seat))) };
}

function botNamed(name: string, game: AnyGame): Bot {
  const bot = botOf(name, game);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
}
