import { seatOf, type Known } from '@hideout/kernel';
import type { Book } from '../book.ts';
import type { CardId } from '../card.ts';
import type { GameIo } from '../events.ts';
import { scoreOf } from '../scoring.ts';
import { HAND, handAt, rivalOf, SEATS } from '../places.ts';
import { DEALT, isCounted, isGearRound, isOver, ROUNDS, turnOf, type State } from '../state.ts';
import { discard, takeFromHand } from './discards.ts';
import { mustSell, sellGear } from './turn.ts';

/** Ends the turn, and any further turn that leaves no choice [CE-5.10]. */
export function endTurns(book: Book, s: State, io: GameIo): void {
  endTurn(book, s, io);
  while (!isOver(s) && mustSell(book, s)) {
    sellGear(book, s, io, s.hand[handAt(turnOf(s))] as CardId, 'forced');
    endTurn(book, s, io);
  }
}

/** [CE-2.3] [CE-2.4] After both have played they swap hands, or discard their last cards. */
function endTurn(book: Book, s: State, io: GameIo): void {
  s.turn++;
  if (s.turn % SEATS !== 0) return;
  if (s.handSize[0]! > 1) swapHands(s, io);
  else endRound(book, s, io);
}

function swapHands(s: State, io: GameIo): void {
  for (let at = 0; at < HAND; at++) {
    const card = s.hand[at]!;
    s.hand[at] = s.hand[HAND + at]!;
    s.hand[HAND + at] = card;
  }
  if (io.log === undefined) return;
  const open = s.turn > SEATS || isCounted(s.round);
  io.log.emit({ type: 'swapped', hands: [handOf(s, 0), handOf(s, 1)], open });
}

/** [CE-2.4] The round's starter discards first and resolves what that triggers, then the other player. */
function endRound(book: Book, s: State, io: GameIo): void {
  const starter = turnOf(s);
  discardLast(book, s, io, starter);
  discardLast(book, s, io, rivalOf(starter));
  s.turn = 0;
  s.round++;
  if (s.round < ROUNDS) beginRound(s, io.log);
  else io.log?.emit({ type: 'game ended', scores: [scoreOf(book, s, 0), scoreOf(book, s, 1)] });
}

function discardLast(book: Book, s: State, io: GameIo, seat: number): void {
  const card = s.hand[handAt(seat)] as CardId;
  takeFromHand(s, seat, card);
  io.log?.emit({ type: 'discarded', seat: seatOf(seat), card });
  discard(book, s, io, seat, card);
}

/** [CE-2.1] Deals the cards of the round that has come. */
export function beginRound(s: State, log: GameIo['log']): void {
  log?.emit({ type: 'round began', round: s.round, starter: seatOf(turnOf(s)) });
  for (let seat = 0; seat < SEATS; seat++) {
    dealHand(s, seat);
    log?.emit({ type: 'dealt', seat: seatOf(seat), cards: handOf(s, seat) });
  }
}

/** [CE-2.1] The seat receives the round's number of cards from the top of the deck, and sorts them. */
function dealHand(s: State, seat: number): void {
  const isGear = isGearRound(s.round);
  const deck = isGear ? s.gearDeck : s.thiefDeck;
  const left = (isGear ? s.gearLeft : s.thievesLeft) - DEALT[s.round]!;
  for (let i = DEALT[s.round]! - 1; i >= 0; i--) {
    insert(s, seat, deck[left + i]!);
    deck[left + i] = 0;
  }
  if (isGear) s.gearLeft = left;
  else s.thievesLeft = left;
}

/** Puts a card into the hand, which stays ascending. */
function insert(s: State, seat: number, card: number): void {
  let at = handAt(seat) + s.handSize[seat]!++;
  for (; at > handAt(seat) && s.hand[at - 1]! > card; at--) s.hand[at] = s.hand[at - 1]!;
  s.hand[at] = card;
}

/** The cards in a seat's hand. Every view has them, and the iterator of a typed array would cost more than all else in it. */
export function handOf(s: Readonly<State>, seat: number): Known<CardId>[] {
  const cards: Known<CardId>[] = [];
  for (let at = handAt(seat); cards.length < s.handSize[seat]!; at++) cards.push(s.hand[at] as CardId);
  return cards;
}
