import type { Bot, Budget, Question } from '@hideout/bots';
import { ActionList, FastRng, NOBODY, seatOf, type AnyGame, type Setup } from '@hideout/kernel';
import { seatingsOf, type Pairing } from './pairing.ts';

/** Who meets in an arena, with everything at hand. */
export interface Ring {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly bots: readonly Bot[];
  readonly seed: number;
}

/** As many iterations as the bot is wont to, however long they take, so that nothing depends on the machine. */
const BUDGET: Budget = { milliseconds: Infinity };

/**
 * Plays a deal once for every seating: the share of the points that went to the first of the pairing, or in a
 * cooperative game the share of games won. It depends on nothing else that is played.
 */
export function playDeal(ring: Ring, pairing: Pairing, deal: number): number {
  const seatings = seatingsOf(pairing, ring.setup.seats);
  let share = 0;
  for (const [turn, seating] of seatings.entries()) {
    const payoffs = playGame(ring, seating, deal, 2 * deal + turn);
    for (const [seat, payoff] of payoffs.entries()) {
      if (ring.game.cooperative ? seat === 0 : seating[seat] === pairing.first) share += payoff;
    }
  }
  return share / seatings.length;
}

/** One game: the chance of the rules depends on the deal alone, that of the bots also on the turn. */
function playGame({ game, setup, bots, seed }: Ring, seating: readonly number[], deal: number, turn: number): number[] {
  const chance = new FastRng(seed, 2 * deal);
  const rng = new FastRng(seed, 2 * turn + 1);
  const legal = new ActionList();
  const state = game.setup(setup, chance);
  const io = { rng: chance, log: undefined };
  const questions = seating.map((_, seat): Question => {
    return { legal, view: () => game.view(state, seatOf(seat)), rng, budget: BUDGET };
  });
  for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
    legal.clear();
    game.legal(state, legal);
    const bot = bots[seating[seat]!]!;
    const action = bot.choose(questions[seat]!);
    if (!legal.includes(action)) throw new Error(`${bot.name} chose ${action}: ${game.encode(state)}`);
    game.apply(state, action, io);
  }
  return seating.map((_, seat) => game.payoff(state, seatOf(seat)));
}
