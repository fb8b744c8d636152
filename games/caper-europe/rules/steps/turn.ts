import { seatOf, type ActionList } from '@hideout/kernel';
import { has, NONE, only, upTo, type Bits } from '../bits.ts';
import type { Book } from '../book.ts';
import type { CardId, LocationId } from '../card.ts';
import type { GameIo } from '../events.ts';
import { crewAt, gearOn, handAt, LEVELS, placeAt, PLACES, SITES, siteOf, SLOTS, slotOf, thiefAt } from '../places.ts';
import { areHandsOpen, isGearRound, turnOf, type State } from '../state.ts';
import { equip, hire, sell } from '../verbs.ts';
import { gainCoins, payCoins } from './coins.ts';
import { discard, takeFromHand } from './discards.ts';
import { resolveCard } from './resolve.ts';

/** [CE-3.1] Whether the seat has a free slot at the site. */
export const hasSlot = (s: Readonly<State>, seat: number, site: number): boolean => s.crew[crewAt(seat, site)]! < SLOTS;

/** Whether the seat has a Thief at the place. */
export const isManned = (s: Readonly<State>, seat: number, place: number): boolean =>
  slotOf(place) < s.crew[crewAt(seat, siteOf(place))]!;

/** [CE-4.1] [CE-4.3] The places at which the seat has a Thief that can take Gear. Without branches. */
function openPlaces(s: Readonly<State>, seat: number): Bits {
  let manned = NONE;
  for (let site = 0; site < SITES; site++) manned |= upTo(s.crew[crewAt(seat, site)]!) << placeAt(site, 0);
  let full = NONE;
  for (let place = 0; place < PLACES; place++) full |= (s.load[thiefAt(seat, place)] === LEVELS ? 1 : 0) << place;
  return manned & ~full;
}

/** Adds what the seat whose turn it is may do. */
export function legalTurn(book: Book, s: Readonly<State>, out: ActionList): void {
  if (isGearRound(s.round)) legalGearTurn(book, s, turnOf(s), out);
  else legalThiefTurn(s, turnOf(s), out);
}

function legalThiefTurn(s: Readonly<State>, seat: number, out: ActionList): void {
  const end = handAt(seat) + s.handSize[seat]!;
  for (let at = handAt(seat); at < end; at++) {
    for (let site = 0; site < SITES; site++) if (hasSlot(s, seat, site)) out.add(hire(s.hand[at] as CardId, site));
  }
}

/** For each set of places: how many they are, and which, ascending. */
const LIST_SIZE = new Uint8Array(only(PLACES));
const LISTED = new Uint8Array(PLACES * only(PLACES));
for (let bits = 0; bits < only(PLACES); bits++) {
  for (let place = 0; place < PLACES; place++) {
    if (has(bits, place)) LISTED[bits * PLACES + LIST_SIZE[bits]!++] = place;
  }
}

/** [CE-4.1] [CE-4.2] [CE-4.5] Each kind in hand on each Thief that can take it, if affordable; or sold. */
function legalGearTurn(book: Book, s: Readonly<State>, seat: number, out: ActionList): void {
  const { hand } = s;
  const first = handAt(seat);
  const end = first + s.handSize[seat]!;
  const listed = openPlaces(s, seat) * PLACES;
  const listEnd = listed + LIST_SIZE[listed / PLACES]!;
  const coins = s.coins[seat]!;
  for (let at = first; at < end; at++) {
    const card = hand[at]!;
    if ((at > first && card === hand[at - 1]) || book.cost[card]! > coins) continue;
    for (let i = listed; i < listEnd; i++) out.add(equip(card as CardId, LISTED[i]!));
  }
  for (let at = first; at < end; at++) {
    if (at === first || hand[at] !== hand[at - 1]) out.add(sell(hand[at] as CardId));
  }
}

/** [CE-3.1] to [CE-3.3] Plays a Thief; false when its owner must choose. */
export function hireThief(book: Book, s: State, io: GameIo, card: CardId, site: number): boolean {
  const seat = turnOf(s);
  takeFromHand(s, seat, card);
  const place = placeAt(site, s.crew[crewAt(seat, site)]!++);
  s.thief[thiefAt(seat, place)] = card;
  const location = s.location[site] as LocationId;
  io.log?.emit({ type: 'hired', seat: seatOf(seat), card, location, open: areHandsOpen(s) });
  gainCoins(s, io, seat, book.coins[card]!);
  return resolveCard(book, s, io, seat, card, place, 0);
}

/** [CE-4.2] to [CE-4.4] Pays for a Gear and plays it; false when somebody must choose. */
export function equipGear(book: Book, s: State, io: GameIo, card: CardId, place: number): boolean {
  const seat = turnOf(s);
  const cost = book.cost[card]!;
  takeFromHand(s, seat, card);
  payCoins(s, seat, cost);
  const at = thiefAt(seat, place);
  s.gear[gearOn(at) + s.load[at]!++] = card;
  io.log?.emit({
    type: 'equipped',
    seat: seatOf(seat),
    card,
    thief: s.thief[at] as CardId,
    location: s.location[siteOf(place)] as LocationId,
    cost,
    open: areHandsOpen(s),
  });
  return resolveCard(book, s, io, seat, card, place, 0);
}

/** Whether a sale was the player's choice, or there was nothing else to do. */
export type Will = 'chosen' | 'forced';

/** [CE-4.1] Discards a Gear, with what that triggers, and then gains a Coin. */
export function sellGear(book: Book, s: State, io: GameIo, card: CardId, will: Will): void {
  const seat = turnOf(s);
  takeFromHand(s, seat, card);
  io.log?.emit({ type: 'sold', seat: seatOf(seat), card, forced: will === 'forced', open: areHandsOpen(s) });
  discard(book, s, io, seat, card);
  gainCoins(s, io, seat, 1);
}

/** [CE-5.10] Whether the seat whose turn it is can do nothing but sell the only kind of Gear it holds. */
export function mustSell(book: Book, s: Readonly<State>): boolean {
  const seat = turnOf(s);
  const first = s.hand[handAt(seat)]!;
  if (first !== s.hand[handAt(seat) + s.handSize[seat]! - 1] || !isGearRound(s.round)) return false;
  return book.cost[first]! > s.coins[seat]! || openPlaces(s, seat) === NONE;
}
