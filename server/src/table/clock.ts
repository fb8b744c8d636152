import type { Seat } from '@hideout/kernel';
import type { ClockPlan } from '@hideout/protocol';

/** Thinking time by seat, worked out from the times of the entries. */
export class Clock {
  readonly #plan: ClockPlan;
  /** Milliseconds left by seat at the moment `since`. */
  readonly left: number[];
  /** Whose time is running. */
  running: Seat | undefined;
  since = 0;

  constructor(plan: ClockPlan, seats: number) {
    this.#plan = plan;
    this.left = Array.from({ length: seats }, () => plan.seconds * 1000);
  }

  /** Charges the seat that was thinking until `at`, adds the increment when the turn passes on, and runs for `next`. */
  turn(at: number, next: Seat | undefined): void {
    const { running } = this;
    if (running !== undefined) {
      this.left[running]! -= Math.max(0, at - this.since);
      if (next !== running) this.left[running]! += this.#plan.increment * 1000;
    }
    this.running = next;
    this.since = at;
  }

  /** When the running seat's time is used up; undefined while nobody's time is running. */
  get endsAt(): number | undefined {
    return this.running === undefined ? undefined : this.since + this.left[this.running]!;
  }
}
