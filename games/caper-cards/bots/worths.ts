import { CREW, CREW_CARDS } from '../rules/index.ts';
import { VALUES } from './heists.ts';

const KINDS = CREW.length;
/** How many parts a worth has: the chance to win, split by the value of the Reward on top. */
export const PARTS = VALUES.length;
/** Judged by all parts together, as by somebody who has not looked at the Reward. */
export const WHOLE = VALUES.length;

/** The sum of the parts of a worth, or one of them. */
export function judge(worths: Float64Array, at: number, by: number): number {
  return by === WHOLE ? worths[at]! + worths[at + 1]! + worths[at + 2]! + worths[at + 3]! : worths[at + by]!;
}

/** Takes over the worth of another place if it is better: as a whole, or part by part for one who knows the Reward. */
export function takeBetter(into: Float64Array, at: number, from: Float64Array, place: number, knows: boolean): void {
  if (knows) {
    for (let part = 0; part < PARTS; part++) into[at + part] = Math.max(into[at + part]!, from[place + part]!);
  } else if (judge(from, place, WHOLE) > judge(into, at, WHOLE)) {
    for (let part = 0; part < PARTS; part++) into[at + part] = from[place + part]!;
  }
}

/** The kinds that there are, the best first, and by kind: how it is judged. */
const ORDER = new Int8Array(KINDS);
const JUDGED = new Float64Array(KINDS);

/**
 * Adds what a hand of `size` cards, drawn from `cards`, can be expected to do if its owner plays the best kind in it.
 * `byKind` holds the worth of playing each kind; `by` is the part by which the owner judges, and that alone is added.
 */
export function expectBest(
  into: Float64Array,
  at: number,
  byKind: Float64Array,
  cards: Int8Array,
  size: number,
  by: number,
): void {
  const kinds = rank(byKind, cards, by);
  let total = 0;
  for (let i = 0; i < kinds; i++) total += cards[ORDER[i]!]!;
  let left = total;
  let without = 1; // the chance that none of the kinds so far is in the hand
  for (let i = 0; i < kinds && without > 0; i++) {
    left -= cards[ORDER[i]!]!;
    const stillWithout = chanceWithout(total, left, size);
    addShare(into, at, byKind, ORDER[i]!, without - stillWithout, by);
    without = stillWithout;
  }
}

/** Adds what a card turned up from `cards` can be expected to do. */
export function expectAny(into: Float64Array, at: number, byKind: Float64Array, cards: Int8Array, by: number): void {
  let total = 0;
  for (let kind = 0; kind < KINDS; kind++) total += cards[kind]!;
  for (let kind = 0; kind < KINDS; kind++) {
    if (cards[kind]! > 0) addShare(into, at, byKind, kind, cards[kind]! / total, by);
  }
}

function addShare(into: Float64Array, at: number, byKind: Float64Array, kind: number, share: number, by: number): void {
  const end = by === WHOLE ? PARTS : by + 1;
  for (let part = by === WHOLE ? 0 : by; part < end; part++) into[at + part]! += share * byKind[kind * PARTS + part]!;
}

/** Puts the kinds that there are into ORDER, the best first; returns how many these are. */
function rank(byKind: Float64Array, cards: Int8Array, by: number): number {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (cards[kind]! <= 0) continue;
    const worth = judge(byKind, kind * PARTS, by);
    JUDGED[kind] = worth;
    let place = size++;
    while (place > 0 && JUDGED[ORDER[place - 1]!]! < worth) {
      ORDER[place] = ORDER[place - 1]!;
      place--;
    }
    ORDER[place] = kind;
  }
  return size;
}

/** A hand has at most five cards. */
const SIZES = 6;
/** By `total`, `left` and `size`. */
const CHANCES = Float64Array.from({ length: (CREW_CARDS + 1) ** 2 * SIZES }, (_, cell) => {
  const size = cell % SIZES;
  const left = Math.floor(cell / SIZES) % (CREW_CARDS + 1);
  const total = Math.floor(cell / SIZES / (CREW_CARDS + 1));
  let chance = 1;
  for (let i = 0; i < size && chance > 0; i++) chance *= Math.max(left - i, 0) / Math.max(total - i, 1);
  return chance;
});

/** The chance that `size` cards out of `total` are all among `left` of them. */
export const chanceWithout = (total: number, left: number, size: number): number =>
  CHANCES[(total * (CREW_CARDS + 1) + left) * SIZES + size]!;
