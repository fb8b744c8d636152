import { UNKNOWN, type EventsOf, type Known, type NOBODY, type Seat, type Sheet, type Viewer } from '@hideout/kernel';
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
export type Event = EventsOf<{
  returned: { seat: Seat; lab: number; value: number };
  kept: { seat: Seat };
  dealt: {
    round: number;
    countries: readonly Country[];
    /** Rank of the lab in play, or 0. */
    lab: number;
    first: Seat;
  };
  drew: { seat: Seat; kinds: readonly Known<Kind>[] };
  deployed: { seat: Seat; card: number; kind: Known<Kind>; at: Spot };
  activated: { seat: Seat } & Turned;
  finished: { seat: Seat };
  lowered: { defcon: number };
  reset: { defcon: number };
  spent: { seat: Seat; at: Spot };
  protested: { seat: Seat; value: number };
  ranDry: unknown;
  justified: { seat: Seat; at: Spot };
  shifted: { seat: Seat; card: number; from: Spot; to: Spot };
  revealed: { seat: Seat; cards: readonly Turned[] };
  stole: { seat: Seat; country: Country; at: Spot };
  planted: { seat: Seat; at: Spot };
  occupied: { seat: Seat; at: Spot };
  turnedUp: { seat: Seat; cards: readonly Turned[] };
  weighed: { at: Spot; sheets: readonly Sheet[]; primary: Seat | typeof NOBODY };
  crisis: { at: Spot; points: number };
  tookCountries: { seat: Seat; countries: readonly Country[] };
  tookLab: { seat: Seat; lab: number };
  tiedLab: { lab: number };
  tookProtest: { seat: Seat; value: number };
  wentBack: { count: number };
  scored: { scores: readonly number[] };
}>;

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
