import type { AnyGame, Outcome } from '@hideout/kernel';
import { addCounts } from '@hideout/labkit';

/** Sums over some simulated games. Adding tallies in the order of their games gives the tally of all of them. */
export interface Tally {
  games: number;
  actions: number;
  /** By seat: games that it won alone or, in a cooperative game, with its team. */
  readonly wins: number[];
  /** Games of rivals that several shared or nobody won. */
  draws: number;
  /** By seat: sum of points. */
  readonly scores: number[];
  /** Games by kind of ending. */
  readonly endings: Record<string, number>;
}

/** The tally of no games. */
export const emptyTally = (game: AnyGame, seats: number): Tally => ({
  games: 0,
  actions: 0,
  wins: Array<number>(seats).fill(0),
  draws: 0,
  scores: Array<number>(seats).fill(0),
  endings: Object.fromEntries(game.endings.map((ending) => [ending, 0])),
});

/** Counts one finished game. */
export function countGame(tally: Tally, game: AnyGame, outcome: Outcome, actions: number): void {
  tally.games++;
  tally.actions += actions;
  tally.endings[outcome.ending]!++;
  for (const [seat, points] of outcome.scores.entries()) tally.scores[seat]! += points;
  if (game.cooperative || outcome.winners.length === 1) for (const seat of outcome.winners) tally.wins[seat]!++;
  else tally.draws++;
}

/** Adds the games of `more` to `tally`. */
export const addTally = addCounts<Tally>;
