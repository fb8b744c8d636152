import { UNKNOWN, type EventsOf, type Known, type Seat, type Viewer } from '@hideout/kernel';
import type { Card } from './cards.ts';
import type { Site } from './graph.ts';
import type { Jewel } from './jewels.ts';
import type { Side } from './sides.ts';
import type { Space } from './spaces.ts';
import type { EndingName } from './state.ts';
import type { Tool } from './tools.ts';

/** Everything that can come about. */
export type CaperEvent = EventsOf<{
  rolled: { seat: Seat; dice: readonly [number, number] };
  stepped: {
    seat: Seat;
    to: Space;
    /** Whether a ladder was used up, on a wall or on the glass there (CA-3.4). */
    climbed: boolean;
    broke: boolean;
  };
  placed: { seat: Seat; tool: Tool; site: Site };
  silenced: { seat: Seat; site: Site };
  stole: { seat: Seat; jewel: Jewel };
  captured: { seat: Seat; victim: Seat; jewels: readonly Jewel[] };
  secured: { seat: Seat; jewels: readonly Jewel[]; points: number };
  lost: { seat: Seat; units: number };
  supplied: { seat: Seat; tool: Tool };
  removed: { seat: Seat; tool: Tool; site: Site };
  robbed: { seat: Seat; victim: Seat; tool: Tool };
  parked: { seat: Seat; street: Side; from: number };
  'rolls-again': { seat: Seat };
  discarded: { seat: Seat; card: Card };
  'gave-back': { seat: Seat; tool: Tool };
  drew: { seat: Seat; cards: readonly Known<Card>[] };
  reshuffled: { cards: number };
  ended: { ending: EndingName };
}>;

/** A drawn card is seen by whoever drew it; all else happens in the open. */
export const redact = (event: CaperEvent, viewer: Viewer): CaperEvent =>
  event.type === 'drew' && event.seat !== viewer ? { ...event, cards: event.cards.map(() => UNKNOWN) } : event;

/** Dice tell everybody, a drawn card tells its drawer, and a card turned in or discarded tells everybody else. */
export function tells(event: CaperEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'rolled':
      return true;
    case 'drew':
      return event.seat === seat;
    case 'supplied':
    case 'removed':
    case 'robbed':
    case 'parked':
    case 'rolls-again':
    case 'discarded':
      return event.seat !== seat;
    default:
      return false;
  }
}
