import { DEALT } from '@hideout/caper-europe';
import { TRACK_POINTS } from './traits.ts';

const ROUNDS = DEALT.length;
const SPACES = TRACK_POINTS.length - 1;
/** A Gear round has so many turns, and the game has three. */
const GEAR_TURNS = 2 * (DEALT[1] - 1);
const ALL_GEAR_TURNS = 3 * GEAR_TURNS;

/** How many Gear turns of both players come, this one included. */
export function gearTurnsLeft(round: number, turn: number): number {
  if (round === ROUNDS) return 0;
  const later = ((ROUNDS - 1 - round) >> 1) * GEAR_TURNS;
  return (round & 1) === 1 ? later + GEAR_TURNS - turn : later + GEAR_TURNS;
}

/** How widely a Tracker strays for each square root of a Gear turn. */
const STRAY = 0.55;

/** By Gear turns to come and by space: how likely a Location is won by the seat toward which spaces are counted. */
const WIN = new Float64Array((ALL_GEAR_TURNS + 1) * (2 * SPACES + 1));
for (let turns = 0; turns <= ALL_GEAR_TURNS; turns++) {
  const spread = 0.15 + STRAY * Math.sqrt(turns);
  for (let space = -SPACES; space <= SPACES; space++) {
    WIN[turns * (2 * SPACES + 1) + SPACES + space] = 1 / (1 + Math.exp((-1.7 * space) / spread));
  }
}

/** How likely the seat wins a Location whose Tracker stands so many spaces on its side. */
export const winChance = (turns: number, space: number): number => WIN[turns * (2 * SPACES + 1) + SPACES + space]!;

/** What a Tracker there is worth to the seat, if winning gives it `own` and its rival `other` beside the track. */
export function siteWorth(turns: number, space: number, own: number, other: number): number {
  const win = winChance(turns, space);
  const track = TRACK_POINTS[space < 0 ? 0 - space : space]!;
  return win * own - (1 - win) * other + (space > 0 ? win : win - 1) * track;
}

/** The space after so many Capers; beyond the end they are lost. */
export const pulled = (space: number, capers: number): number => Math.max(-SPACES, Math.min(SPACES, space + capers));

/** In points: what one Coin more is worth to whoever has so many. */
const NEXT_COIN = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1];
/** What so many Coins are worth while there is much to buy. */
export const PURSE = new Float64Array(NEXT_COIN.length + 1);
for (const [coins, worth] of NEXT_COIN.entries()) PURSE[coins + 1] = PURSE[coins]! + worth;

/** So many turns before the end Coins begin to lose their worth; the last ones still break ties. */
const LATE = 10;
const TIE = 0.03;

/** The share of their full worth that Coins have left with so many Gear turns to come, this one included. */
export const lateness = (turns: number): number => Math.max(TIE, Math.min(1, (turns - 1) / LATE));
