import { UNKNOWN, type Known, type NOBODY, type Seat, type Sheet, type Viewer } from '@hideout/kernel';
import { COUNTRIES, type Country } from './countries.ts';
import type { Kind } from './kinds.ts';
import { LAB, type State } from './state.ts';

/** A location, and what it is: its own country, or a lab as the number of countries plus the lab's. */
export interface Spot {
  readonly place: number;
  readonly site: number;
}

/** The spot that a location is in this round. */
export const spotOf = (s: Readonly<State>, place: number): Spot => ({
  place,
  site: place === LAB ? COUNTRIES.length + s.lab - 1 : s.row[place]!,
});

/** A card in play that was turned up: the turn on which its owner deployed it, what it is, and where. */
export interface Turned {
  readonly card: number;
  readonly kind: Kind;
  readonly at: Spot;
}

/** Everything that can come about, in the order of the rulebook. */
export type Event =
  | { readonly type: 'returned'; readonly seat: Seat; readonly lab: number; readonly value: number }
  | { readonly type: 'kept'; readonly seat: Seat }
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly countries: readonly Country[];
      /** Rank of the lab in play, or 0. */
      readonly lab: number;
      readonly first: Seat;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly kinds: readonly Known<Kind>[] }
  | {
      readonly type: 'deployed';
      readonly seat: Seat;
      readonly card: number;
      readonly kind: Known<Kind>;
      readonly at: Spot;
    }
  | ({ readonly type: 'activated'; readonly seat: Seat } & Turned)
  | { readonly type: 'finished'; readonly seat: Seat }
  | { readonly type: 'lowered'; readonly defcon: number }
  | { readonly type: 'reset'; readonly defcon: number }
  | { readonly type: 'spent'; readonly seat: Seat; readonly at: Spot }
  | { readonly type: 'protested'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'ranDry' }
  | { readonly type: 'justified'; readonly seat: Seat; readonly at: Spot }
  | { readonly type: 'shifted'; readonly seat: Seat; readonly card: number; readonly from: Spot; readonly to: Spot }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly cards: readonly Turned[] }
  | { readonly type: 'stole'; readonly seat: Seat; readonly country: Country; readonly at: Spot }
  | { readonly type: 'planted'; readonly seat: Seat; readonly at: Spot }
  | { readonly type: 'occupied'; readonly seat: Seat; readonly at: Spot }
  | { readonly type: 'turnedUp'; readonly seat: Seat; readonly cards: readonly Turned[] }
  | {
      readonly type: 'weighed';
      readonly at: Spot;
      readonly sheets: readonly Sheet[];
      readonly primary: Seat | typeof NOBODY;
    }
  | { readonly type: 'crisis'; readonly at: Spot; readonly points: number }
  | { readonly type: 'tookCountries'; readonly seat: Seat; readonly countries: readonly Country[] }
  | { readonly type: 'tookLab'; readonly seat: Seat; readonly lab: number }
  | { readonly type: 'tiedLab'; readonly lab: number }
  | { readonly type: 'tookProtest'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'wentBack'; readonly count: number }
  | { readonly type: 'scored'; readonly scores: readonly number[] };

/** The event without what the viewer may not see: another's hand and face-down cards. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, kinds: event.kinds.map(() => UNKNOWN) };
  if (event.type === 'deployed' && event.seat !== viewer) return { ...event, kind: UNKNOWN };
  return event;
}

/** Whether the seat learnt a card, a country or a protest that it could not see before. */
export function tells(event: Event, seat: Seat): boolean {
  switch (event.type) {
    case 'dealt':
    case 'protested':
    case 'tookProtest':
      return true;
    case 'drew':
      return event.seat === seat;
    case 'activated':
    case 'turnedUp':
    case 'revealed':
      return event.seat !== seat;
    default:
      return false;
  }
}
