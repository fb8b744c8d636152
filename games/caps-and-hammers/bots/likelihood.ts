import { CARDS, KINDS, LAB, PLACES, type State } from '../rules/index.ts';
import { HABITS } from './habits.ts';
import { labLead, swingOf } from './stakes.ts';

/** Where the rows of each circumstance begin in `HABITS`, and how many there are in all. */
const BY_TURN = 0;
const BY_SITE = BY_TURN + CARDS;
const BY_OWN = BY_SITE + 2;
const BY_FOE = BY_OWN + 3;
const BY_AGE = BY_FOE + 3;
const BY_RANK = BY_AGE + 4;
/** How many circumstances tell about a card. */
export const CIRCUMSTANCES = 6;

/** Says how much likelier than by chance a face-down card in play is of each kind: to `out`, from `start` on. */
export type Weigh = (s: Readonly<State>, at: number, out: Float64Array, start: number) => void;

const rows = new Int8Array(CIRCUMSTANCES);

/** By the habits of players: every circumstance of the deployment makes a kind likelier or less likely. */
export const weighByHabit: Weigh = (s, at, out, start) => {
  circumstancesOf(s, at, rows);
  for (let kind = 0; kind < KINDS.length; kind++) {
    let sum = 0;
    for (const row of rows) sum += HABITS[row]![kind]!;
    out[start + kind] = Math.exp(sum);
  }
};

/**
 * The rows of `HABITS` that hold for a card in play, to `out`: on which turn it was deployed, at the lab or not, how many
 * cards of either side lay there before, how many turns its owner left it hidden since, and how much the location
 * is worth among the others. Nothing of it tells what a hidden card is.
 */
export function circumstancesOf(s: Readonly<State>, at: number, out: Int8Array): void {
  const seat = at < CARDS ? 0 : 1;
  const turn = at - seat * CARDS;
  const place = s.place[at]!;
  out[0] = BY_TURN + turn;
  out[1] = BY_SITE + (place === LAB ? 1 : 0);
  out[2] = BY_OWN + Math.min(2, countBefore(s, seat, turn, place));
  out[3] = BY_FOE + Math.min(2, countBefore(s, 1 - seat, seat === s.first ? turn : turn + 1, place));
  out[4] = BY_AGE + Math.min(3, s.played[seat]! - 1 - turn);
  out[5] = BY_RANK + Math.min(2, rankOf(s, place));
}

/** Cards that a seat has there of its turns before this one. */
function countBefore(s: Readonly<State>, seat: number, turn: number, place: number): number {
  const end = seat * CARDS + Math.min(turn, s.played[seat]!);
  let count = 0;
  for (let at = seat * CARDS; at < end; at++) if (s.place[at] === place) count++;
  return count;
}

/** How many locations in play are worth more. */
function rankOf(s: Readonly<State>, place: number): number {
  const labs = labLead(s);
  const swing = swingOf(s, place, labs);
  let above = 0;
  for (let each = 0; each < PLACES; each++) {
    if (each === LAB && s.lab === 0) continue;
    if (swingOf(s, each, labs) > swing) above++;
  }
  return above;
}
