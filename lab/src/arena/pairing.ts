import type { AnyGame } from '@hideout/kernel';

/** Two bots that meet, by their places in the list of bots; in a cooperative game also a bot with itself. */
export interface Pairing {
  readonly first: number;
  readonly second: number;
}

/** Everybody with everybody; teams of one bot come first. */
export function pairingsOf(game: AnyGame, bots: number, seats: number): Pairing[] {
  const all = Array.from({ length: bots }, (_, bot) => bot);
  const pairs = all.flatMap((first) => all.slice(first + 1).map((second) => ({ first, second })));
  if (!game.cooperative) return pairs;
  const teams = all.map((bot) => ({ first: bot, second: bot }));
  return seats === 1 ? teams : [...teams, ...pairs];
}

/** Who sits where, by seat: the first and the second by turns, then with places swapped. */
export function seatingsOf({ first, second }: Pairing, seats: number): number[][] {
  const seating = (one: number, other: number): number[] =>
    Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? one : other));
  return first === second ? [seating(first, first)] : [seating(first, second), seating(second, first)];
}
