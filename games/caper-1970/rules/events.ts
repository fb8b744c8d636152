import { UNKNOWN, type Known, type Seat, type Viewer } from '@hideout/kernel';
import type { Card } from './cards.ts';
import type { Site } from './graph.ts';
import type { Jewel } from './jewels.ts';
import type { Side } from './sides.ts';
import type { Space } from './spaces.ts';
import type { EndingName } from './state.ts';
import type { Tool } from './tools.ts';

/** Everything that can come about. */
export type CaperEvent =
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | {
      readonly type: 'stepped';
      readonly seat: Seat;
      readonly to: Space;
      /** Whether a ladder was used up, on a wall or on the glass there (CA-3.4). */
      readonly climbed: boolean;
      readonly broke: boolean;
    }
  | { readonly type: 'placed'; readonly seat: Seat; readonly tool: Tool; readonly site: Site }
  | { readonly type: 'silenced'; readonly seat: Seat; readonly site: Site }
  | { readonly type: 'stole'; readonly seat: Seat; readonly jewel: Jewel }
  | { readonly type: 'captured'; readonly seat: Seat; readonly victim: Seat; readonly jewels: readonly Jewel[] }
  | { readonly type: 'secured'; readonly seat: Seat; readonly jewels: readonly Jewel[]; readonly points: number }
  | { readonly type: 'lost'; readonly seat: Seat; readonly units: number }
  | { readonly type: 'supplied'; readonly seat: Seat; readonly tool: Tool }
  | { readonly type: 'removed'; readonly seat: Seat; readonly tool: Tool; readonly site: Site }
  | { readonly type: 'robbed'; readonly seat: Seat; readonly victim: Seat; readonly tool: Tool }
  | { readonly type: 'parked'; readonly seat: Seat; readonly street: Side; readonly from: number }
  | { readonly type: 'rolls-again'; readonly seat: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'gave-back'; readonly seat: Seat; readonly tool: Tool }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Known<Card>[] }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'ended'; readonly ending: EndingName };

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
