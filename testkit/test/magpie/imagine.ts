import { DEAL, shuffle, UNKNOWN, type Rng } from '@hideout/kernel';
import { COPIES, KINDS, LAYOUT, slot, type State } from './state.ts';
import type { SeatView, View } from './view.ts';

/** Copies what the view shows, then deals all cards that it does not show into the places that it does not show. */
export function imagine(view: View, rng: Rng, into: State = LAYOUT.make()): State {
  const s = LAYOUT.reset(into);
  s.seats = view.seats.length;
  s.actor = view.turn;
  s.step = view.step;
  s.pileSize = view.pileSize;
  view.seats.forEach((each, seat) => layOpen(s, seat, each));
  const unseen = unseenCards(s);
  shuffle(unseen, 0, unseen.length, rng, DEAL);
  let next = 0;
  view.seats.forEach((each, seat) => {
    if (each.tucked[0] === UNKNOWN) s.tucked[seat] = unseen[next++]! + 1;
    if (each.hand === UNKNOWN) for (let i = 0; i < each.cardsInHand; i++) s.hand[slot(seat, unseen[next++]!)]!++;
  });
  s.pile.set(unseen.subarray(next));
  return s;
}

function layOpen(s: State, seat: number, { hand, nest, tucked }: SeatView): void {
  s.nest.set(nest, slot(seat, 0));
  if (hand !== UNKNOWN) s.hand.set(hand as readonly number[], slot(seat, 0));
  if (tucked[0] !== undefined && tucked[0] !== UNKNOWN) s.tucked[seat] = tucked[0] + 1;
}

function unseenCards(s: Readonly<State>): Int16Array {
  const unseen: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    let seen = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      seen += s.hand[slot(seat, kind)]! + s.nest[slot(seat, kind)]! + (s.tucked[seat] === kind + 1 ? 1 : 0);
    }
    for (let copy = seen; copy < COPIES; copy++) unseen.push(kind);
  }
  return Int16Array.from(unseen);
}
