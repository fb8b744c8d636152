import type { Book } from '../book.ts';
import { isGear } from '../card.ts';
import type { GameIo } from '../events.ts';
import { discardAt, handAt } from '../places.ts';
import type { State } from '../state.ts';
import { setOffDiscard } from './lasting.ts';

/** [CE-2.5] A card enters the seat's Hideout face up, with what that triggers [CE-8.3]. */
export function discard(book: Book, s: State, io: GameIo, seat: number, card: number): void {
  s.discard[discardAt(seat) + s.discardSize[seat]!] = card;
  s.discardSize[seat]!++;
  if (isGear(card)) setOffDiscard(book, s, io, seat, book.hue[card]!);
}

/** Takes one such card out of the seat's hand, which stays in order. */
export function takeFromHand(s: State, seat: number, card: number): void {
  const last = handAt(seat) + --s.handSize[seat]!;
  let at = handAt(seat);
  while (s.hand[at] !== card) at++;
  for (; at < last; at++) s.hand[at] = s.hand[at + 1]!;
  s.hand[last] = 0;
}
