import { UNKNOWN, type Known, type Log, type Seat, type Viewer } from '@hideout/kernel';
import type { Face, Kind } from './crew.ts';
import type { Reward } from './rewards.ts';
import type { Ending } from './state.ts';
import type { Source } from './turns.ts';

/** Everything that can come about in a game of Caper Cards. */
export type Event =
  /** [CC-1.4] Who has The Boss at the start: drawn by lot, or chosen by the host. */
  | { readonly type: 'appointed'; readonly boss: Seat; readonly by: 'lot' | 'host' }
  | { readonly type: 'looked'; readonly seat: Seat; readonly reward: Known<Reward>; readonly again: boolean }
  | { readonly type: 'played'; readonly seat: Seat; readonly kind: Kind; readonly from: Source }
  | { readonly type: 'laid'; readonly seat: Seat; readonly face: Face }
  | { readonly type: 'rotated'; readonly seat: Seat; readonly face: Face }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly face: Face }
  | { readonly type: 'announced'; readonly score: number }
  /** A Complication rotated or discarded these faces before scoring; the Risk shows `risk` after it. */
  | { readonly type: 'struck'; readonly reward: Reward; readonly faces: readonly Face[]; readonly risk: number }
  | {
      readonly type: 'revealed';
      readonly reward: Reward;
      readonly risk: number;
      readonly score: number;
      /** The seats that had looked at it. */
      readonly knownTo: readonly Seat[];
    }
  | { readonly type: 'succeeded'; readonly heists: number; readonly goal: number }
  | { readonly type: 'ended'; readonly ending: Ending }
  | { readonly type: 'tucked'; readonly reward: Reward }
  | { readonly type: 'passed'; readonly to: Seat }
  /** Sorted: the order of a draw is nobody's business. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly kinds: readonly Known<Kind>[] };

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
