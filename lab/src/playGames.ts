import type { Bot, Budget, Question } from '@hideout/bots';
import { ActionList, FastRng, NOBODY, type AnyGame, type Seat, type Setup } from '@hideout/kernel';
import { countGame, emptyTally, type Tally } from './tally.ts';

/** What is simulated, apart from how many games of it. */
export interface Line {
  readonly game: AnyGame;
  readonly setup: Setup;
  /** By seat. */
  readonly bots: readonly Bot[];
  readonly seed: number;
}

/** As many iterations as the bot is wont to, however long they take, so that nothing depends on the machine. */
const BUDGET: Budget = { milliseconds: Infinity };

/**
 * Plays the games number `from` up to but not including `to`. Each game has sequences of chance of its own, one for
 * the rules and one for the bots, so a game is the same whichever games are played with it.
 */
export function playGames({ game, setup, bots, seed }: Line, from: number, to: number): Tally {
  const tally = emptyTally(game, setup.seats);
  const legal = new ActionList();
  const chance = new FastRng(seed);
  const rng = new FastRng(seed);
  const io = { rng: chance, log: undefined };
  const state = game.setup(setup, chance);
  const questions = bots.map((_bot, seat): Question => {
    return { legal, view: () => game.view(state, seat as Seat), rng, budget: BUDGET };
  });
  for (let index = from; index < to; index++) {
    chance.reseed(seed, 2 * index);
    rng.reseed(seed, 2 * index + 1);
    game.setup(setup, chance, state);
    let actions = 0;
    for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
      legal.clear();
      game.legal(state, legal);
      const action = bots[seat]!.choose(questions[seat]!);
      if (!legal.includes(action)) throw new Error(`${bots[seat]!.name} chose ${action}: ${game.encode(state)}`);
      game.apply(state, action, io);
      actions++;
    }
    countGame(tally, game, game.outcome(state)!, actions);
  }
  return tally;
}
