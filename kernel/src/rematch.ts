import { given } from './result.ts';
import type { AnyGame } from './game.ts';
import type { AnyMatch } from './match.ts';
import { SPECTATOR } from './seat.ts';
import { fittingOptions, setUp, type Setup } from './setup.ts';

/** The next game of the same players. */
export interface Rematch {
  readonly setup: Setup;
  /** By seat: the seat on which its player sat before. */
  readonly seating: readonly number[];
}

/**
 * How the players of a match play again, by the current rules of its game. A game that turns its table, as its own
 * rules say, keeps everybody's seat; in every other one the players move on by one seat and the options stay.
 */
export function rematchOf(match: AnyMatch, current: AnyGame): Rematch {
  const { game, setup } = match;
  const { seats } = setup;
  const wished = game.turnTable?.(setup, match.view(SPECTATOR)) ?? setup.options;
  // What an earlier version offered and the current one does not is left to the current standard.
  const next = given(setUp(current, seats, fittingOptions(current, seats, wished)));
  const step = game.turnTable ? 0 : seats - 1;
  return { setup: next, seating: Array.from({ length: seats }, (_, seat) => (seat + step) % seats) };
}
