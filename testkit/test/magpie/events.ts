import { UNKNOWN, type Known, type Seat, type Viewer } from '@hideout/kernel';

/** What can happen. `kind` is a card's kind, where the viewer may know it. */
export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly kind: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly kind: number }
  | { readonly type: 'tucked'; readonly seat: Seat; readonly kind: Known<number> }
  | { readonly type: 'drew'; readonly seat: Seat; readonly kind: Known<number> }
  | { readonly type: 'took'; readonly seat: Seat; readonly from: Seat; readonly kind: number }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly kind: number };

/** Only its owner sees which card is tucked or drawn; how many are dealt is no news. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  if (event.type === 'dealt') return event.seat === viewer ? event : undefined;
  const isSecret = (event.type === 'tucked' || event.type === 'drew') && event.seat !== viewer;
  return isSecret ? { ...event, kind: UNKNOWN } : event;
}

/** A card from a secret hand or from under a nest is news to the others, a card from the pile to whoever gets it. */
export function tells(event: Event, seat: Seat): boolean {
  if (event.type === 'dealt' || event.type === 'drew') return event.seat === seat;
  return (event.type === 'played' || event.type === 'revealed') && event.seat !== seat;
}
