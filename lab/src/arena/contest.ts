import type { Bot } from '@hideout/bots';
import { botOf, gameOf } from '@hideout/catalogue/house';
import { ok, problem, setUp, type Result, type Setup } from '@hideout/kernel';
import type { Lineup } from '../series.ts';
import { pairingsOf, seatingsOf, type Pairing } from './pairing.ts';

/** What is played in an arena, as plain data that can be sent to a worker. */
export interface Contest {
  readonly game: string;
  readonly setup: Setup;
  /** Names of bots, each once. */
  readonly bots: readonly string[];
  /** How many games every pairing plays; one more if needed to mirror every deal. */
  readonly games: number;
  readonly seed: number;
}

/** The game and the bots of a contest, or what is wrong with it. */
export function contestantsOf(contest: Contest): Result<Lineup> {
  const game = gameOf(contest.game);
  if (!game) return problem(`there is no game “${contest.game}”`);
  const setup = setUp(game, contest.setup.seats, contest.setup.options);
  if (!setup.ok) return setup;
  if (!Number.isSafeInteger(contest.games) || contest.games < 1) return problem('a pairing plays at least one game');
  if (!Number.isSafeInteger(contest.seed) || contest.seed < 0) return problem('a seed is a whole number from 0 on');
  const twice = contest.bots.find((name, i) => contest.bots.indexOf(name) !== i);
  if (twice !== undefined) return problem(`the bot “${twice}” is named twice`);
  if (!game.cooperative && contest.bots.length < 2) return problem('a contest between rivals needs two bots');
  const bots: Bot[] = [];
  for (const name of contest.bots) {
    const bot = botOf(name, game);
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return ok({ game, setup: setup.value, bots, seed: contest.seed });
}

/** The deals of one pairing, numbered in the contest from `start`. */
export interface PairingDeals {
  readonly pairing: Pairing;
  readonly start: number;
  readonly deals: number;
}

/** Who meets whom over how many deals. The contest must be valid. */
export function dealsByPairing(contest: Contest): PairingDeals[] {
  const { seats } = contest.setup;
  let start = 0;
  return pairingsOf(gameOf(contest.game)!, contest.bots.length, seats).map((pairing) => {
    const deals = Math.ceil(contest.games / seatingsOf(pairing, seats).length);
    start += deals;
    return { pairing, start: start - deals, deals };
  });
}

/** How many deals there are in all, each played once or twice. */
export const dealsIn = (contest: Contest): number => dealsByPairing(contest).reduce((sum, { deals }) => sum + deals, 0);
