import { seatOf, type Seat } from '@hideout/kernel';
import { KIND_OF, THIEF } from '../crew.ts';
import type { EventLog } from '../events.ts';
import type { Reward } from '../rewards.ts';
import type { State } from '../state.ts';
import { lookerOf } from '../turns.ts';

/** [CC-5.3] If the card of the present play is a Thief, the next player in turn order looks at the Reward. */
export function letLook(s: State, log: EventLog): void {
  if (KIND_OF[s.crew[s.crewSize - 1]!] !== THIEF) return;
  const seat = lookerOf(s);
  log?.emit({ type: 'looked', seat, reward: s.rewards[s.round] as Reward, again: hasLooked(s, seat) });
  s.looked |= 1 << seat;
}

/** [CC-7.2] Whether the seat has looked at the Reward on top of the pile. */
export const hasLooked = (s: Readonly<State>, seat: number): boolean => ((s.looked >>> seat) & 1) === 1;

/** [CC-7.2] All seats that have. */
export const lookersOf = (s: Readonly<State>): Seat[] =>
  Array.from({ length: s.seats }, (_, seat) => seatOf(seat)).filter((seat) => hasLooked(s, seat));
