import type { ClockPlan } from '@hideout/protocol';
import type { Messages } from '../../words/words.ts';

/** What a plan for thinking time is called. */
export function clockName(clock: ClockPlan | undefined, m: Messages): string {
  if (!clock) return m.setUp.noClock;
  return 'days' in clock
    ? m.setUp.daysOf(clock.days, clock.rest)
    : m.setUp.clockOf(clock.seconds / 60, clock.increment);
}
