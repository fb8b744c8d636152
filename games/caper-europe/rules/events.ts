import { UNKNOWN, type EventsOf, type Io, type NOBODY, type Known, type Seat, type Viewer } from '@hideout/kernel';
import type { CardId, LocationId } from './card.ts';

/** Where a Coin or a Caper came from: a card, or the Location Effect. */
type Source = { readonly card: CardId } | { readonly location: LocationId };

/** Everything that can happen, in the words of the rulebook: past tense, ids only. */
export type Event = EventsOf<{
  'locations turned up': { locations: readonly LocationId[] };
  /** None of the three was of the City: this one is, and one of them makes way for it. */
  'city location found': { location: LocationId };
  /** `seat`: who chose, or NOBODY. */
  'location replaced': { seat: Seat | typeof NOBODY; replaced: LocationId; location: LocationId };
  'goods laid': { location: LocationId; goods: readonly number[] };
  'round began': { round: number; starter: Seat };
  dealt: { seat: Seat; cards: readonly Known<CardId>[] };
  /** `open`: the other player knew this card in this hand. */
  hired: { seat: Seat; card: CardId; location: LocationId; open: boolean };
  equipped: { seat: Seat; card: CardId; thief: CardId; location: LocationId; cost: number; open: boolean };
  /** `forced`: there was nothing else to do. */
  sold: { seat: Seat; card: CardId; forced: boolean; open: boolean };
  'coins gained': { seat: Seat; supply: number; rival: number; lost: number };
  'caper made': { seat: Seat; location: LocationId; by: Source; lost: boolean };
  'good stolen': { seat: Seat; location: LocationId; good: number };
  'nothing stolen': { seat: Seat; location: LocationId; good: number };
  'gear burned': { seat: Seat; owner: Seat; card: CardId; thief: CardId; location: LocationId };
  'nothing burned': { seat: Seat; location: LocationId };
  'caper reverted': { owner: Seat; location: LocationId; lost: boolean };
  'coins returned': { owner: Seat; coins: number };
  'good returned': { owner: Seat; location: LocationId; good: number };
  'coin laundered': { seat: Seat; lost: boolean };
  'laundered returned': { owner: Seat; coins: number };
  discarded: { seat: Seat; card: CardId };
  /** The hands by seat after the swap; `open`: both were known to both before. */
  swapped: { hands: readonly (readonly Known<CardId>[])[]; open: boolean };
  'game ended': { scores: readonly number[] };
}>;

/** What goes into and comes out of the rules of this game. */
export type GameIo = Io<Event>;

const hidden = (cards: readonly Known<CardId>[]): Known<CardId>[] => cards.map(() => UNKNOWN);

/** [CE-2.5] What is dealt is seen by its owner; what is swapped by the two players; all else by everybody. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'dealt' && event.seat !== viewer) return { ...event, cards: hidden(event.cards) };
  if (event.type === 'swapped' && viewer < 0) return { ...event, hands: event.hands.map(hidden) };
  return event;
}

/** Whether the seat saw something for the first time that it could not have worked out. */
export function tells(event: Event, seat: Seat): boolean {
  switch (event.type) {
    case 'locations turned up':
    case 'city location found':
    case 'goods laid':
      return true;
    case 'dealt':
      return event.seat === seat;
    case 'hired':
    case 'equipped':
    case 'sold':
      return event.seat !== seat && !event.open;
    case 'swapped':
      return !event.open;
    default:
      return false;
  }
}
