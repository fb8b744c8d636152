import { UNKNOWN, type EventsOf, type Known, type Log, type Seat, type Viewer } from '@hideout/kernel';
import type { Face, Kind } from './crew.ts';
import type { Reward } from './rewards.ts';
import type { Ending } from './state.ts';
import type { Source } from './turns.ts';

/** Everything that can come about in a game of Caper Cards. */
export type Event = EventsOf<{
  /** [CC-1.4] Who has The Boss at the start: drawn by lot, or chosen by the host. */
  appointed: { boss: Seat; by: 'lot' | 'host' };
  looked: { seat: Seat; reward: Known<Reward>; again: boolean };
  played: { seat: Seat; kind: Kind; from: Source };
  laid: { seat: Seat; face: Face };
  rotated: { seat: Seat; face: Face };
  discarded: { seat: Seat; face: Face };
  announced: { score: number };
  /** A Complication rotated or discarded these faces before scoring; the Risk shows `risk` after it. */
  struck: { reward: Reward; faces: readonly Face[]; risk: number };
  revealed: {
    reward: Reward;
    risk: number;
    score: number;
    /** The seats that had looked at it. */
    knownTo: readonly Seat[];
  };
  succeeded: { heists: number; goal: number };
  ended: { ending: Ending };
  tucked: { reward: Reward };
  passed: { to: Seat };
  /** Sorted: the order of a draw is nobody's business. */
  drew: { seat: Seat; kinds: readonly Known<Kind>[] };
}>;

/** Who listens to a game, if anybody does. */
export type EventLog = Log<Event> | undefined;

/** [CC-7.1] A look and a draw are the business of one seat; everything else happens in the open. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'looked' && event.seat !== viewer) return { ...event, reward: UNKNOWN };
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, kinds: event.kinds.map(() => UNKNOWN) };
  return event;
}

/** Whether the event showed the seat a card that was hidden from it. */
export function tells(event: Event, seat: Seat): boolean {
  switch (event.type) {
    case 'looked':
      return event.seat === seat && !event.again;
    case 'played':
      return event.from !== 'hand' || event.seat !== seat;
    case 'revealed':
      return !event.knownTo.includes(seat);
    case 'drew':
      return event.seat === seat;
    default:
      return false;
  }
}
