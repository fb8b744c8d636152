import { UNKNOWN, type Io, type NOBODY, type Known, type Seat, type Viewer } from '@hideout/kernel';
import type { CardId, LocationId } from './card.ts';

/** Where a Coin or a Caper came from: a card, or the Location Effect. */
type Source = { readonly card: CardId } | { readonly location: LocationId };

/** Everything that can happen, in the words of the rulebook: past tense, ids only. */
export type Event =
  | { readonly type: 'locations turned up'; readonly locations: readonly LocationId[] }
  /** None of the three was of the City: this one is, and one of them makes way for it. */
  | { readonly type: 'city location found'; readonly location: LocationId }
  /** `seat`: who chose, or NOBODY. */
  | {
      readonly type: 'location replaced';
      readonly seat: Seat | typeof NOBODY;
      readonly replaced: LocationId;
      readonly location: LocationId;
    }
  | { readonly type: 'goods laid'; readonly location: LocationId; readonly goods: readonly number[] }
  | { readonly type: 'round began'; readonly round: number; readonly starter: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Known<CardId>[] }
  /** `open`: the other player knew this card in this hand. */
  | {
      readonly type: 'hired';
      readonly seat: Seat;
      readonly card: CardId;
      readonly location: LocationId;
      readonly open: boolean;
    }
  | {
      readonly type: 'equipped';
      readonly seat: Seat;
      readonly card: CardId;
      readonly thief: CardId;
      readonly location: LocationId;
      readonly cost: number;
      readonly open: boolean;
    }
  /** `forced`: there was nothing else to do. */
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly card: CardId;
      readonly forced: boolean;
      readonly open: boolean;
    }
  | {
      readonly type: 'coins gained';
      readonly seat: Seat;
      readonly supply: number;
      readonly rival: number;
      readonly lost: number;
    }
  | {
      readonly type: 'caper made';
      readonly seat: Seat;
      readonly location: LocationId;
      readonly by: Source;
      readonly lost: boolean;
    }
  | { readonly type: 'good stolen'; readonly seat: Seat; readonly location: LocationId; readonly good: number }
  | { readonly type: 'nothing stolen'; readonly seat: Seat; readonly location: LocationId; readonly good: number }
  | {
      readonly type: 'gear burned';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly card: CardId;
      readonly thief: CardId;
      readonly location: LocationId;
    }
  | { readonly type: 'nothing burned'; readonly seat: Seat; readonly location: LocationId }
  | { readonly type: 'caper reverted'; readonly owner: Seat; readonly location: LocationId; readonly lost: boolean }
  | { readonly type: 'coins returned'; readonly owner: Seat; readonly coins: number }
  | { readonly type: 'good returned'; readonly owner: Seat; readonly location: LocationId; readonly good: number }
  | { readonly type: 'coin laundered'; readonly seat: Seat; readonly lost: boolean }
  | { readonly type: 'laundered returned'; readonly owner: Seat; readonly coins: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId }
  /** The hands by seat after the swap; `open`: both were known to both before. */
  | { readonly type: 'swapped'; readonly hands: readonly (readonly Known<CardId>[])[]; readonly open: boolean }
  | { readonly type: 'game ended'; readonly scores: readonly number[] };

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
