import { LEVEL_NAMES } from '../bot/levels.ts';
import type { LocalSeat, Sparring } from './gameLines.ts';
import { pastHere, type PastGame } from './history.ts';

/** Who sits on a seat until it is known which level plays there. */
export const SPARRING = 'sparring';

/** Whoever has never met it finds it between the second level and the third. */
const FIRST = 1.5;
const STEP = 0.25;

type Spar = Pick<PastGame, 'game' | 'result' | 'names' | 'at' | 'counts' | 'sparring'>;

/**
 * How strong it is next, after these games: it moves towards the player after each, twice as far after two of a kind. A
 * win moves it further where more sit at the table, since one of them wins; in a team it helps less after a win.
 */
export function strengthAfter(games: readonly Spar[], game: string, isTeam: boolean): number {
  const met = games.filter((each) => each.game === game && each.sparring && each.counts && each.result !== 'open');
  const [last, before] = met.toSorted((a, b) => b.at - a.at);
  if (!last) return FIRST;
  const { strength } = last.sparring!;
  if (last.result === 'nobody') return strength;
  const step = before?.result === last.result ? 2 * STEP : STEP;
  const seats = last.names.length;
  const won = last.result === 'won';
  const move = isTeam ? (won ? -1 : 1) : won ? (2 * (seats - 1)) / seats : -2 / seats;
  return Math.min(Math.max(strength + step * move, 0), LEVEL_NAMES.length - 1);
}

/** The levels between which it plays; one and the same where it stands on a level. */
export const levelsAround = (strength: number): readonly [lower: string, upper: string] => [
  LEVEL_NAMES[Math.floor(strength)]!,
  LEVEL_NAMES[Math.ceil(strength)]!,
];

/** How strong it is now in a game, by the games that this browser keeps. */
export const sparringStrength = (game: string, isTeam: boolean): number =>
  strengthAfter(
    pastHere(() => isTeam),
    game,
    isTeam,
  );

/** Which level plays on the seats of the sparring partner in a new game: drawn, the nearer one the likelier. */
export function seatSparring(
  seats: readonly LocalSeat[],
  strengthNow: () => number,
  chance: () => number = Math.random,
): { readonly seats: readonly LocalSeat[]; readonly sparring?: Sparring } {
  const places = [...seats.keys()].filter((seat) => seats[seat] === SPARRING);
  if (places.length === 0) return { seats };
  const strength = strengthNow();
  const [lower, upper] = levelsAround(strength);
  const level = (): string => (chance() < strength % 1 ? upper : lower);
  const seated = seats.map((seat) => (seat === SPARRING ? level() : seat));
  return { seats: seated, sparring: { strength, seats: places } };
}
