import type { Seat } from '@hideout/kernel';
import type { ClockPlan } from '@hideout/protocol';

const DAY_MS = 86_400_000;
/** In a game by days, somebody who has this part of a turn's time left is reminded. */
const REMINDER = 1 / 4;

/** What a seat has taken of the days that it may rest. */
interface Rest {
  days: number;
  /** Until when its time stands still; 0 when it never rested. */
  until: number;
}

/** Thinking time by seat, worked out from the times of the entries. */
export class Clock {
  readonly #plan: ClockPlan;
  /** Milliseconds left by seat at the moment `since`. */
  readonly left: number[];
  /** By seat, in a game by days. */
  readonly rests: readonly Rest[];
  /** Whose time is running. */
  running: Seat | undefined;
  since = 0;

  constructor(plan: ClockPlan, seats: number) {
    this.#plan = plan;
    this.left = Array.from({ length: seats }, () => ('days' in plan ? plan.days * DAY_MS : plan.seconds * 1000));
    this.rests = 'days' in plan ? this.left.map(() => ({ days: plan.rest, until: 0 })) : [];
  }

  /** Charges the seat that was thinking until `at`, adds what it gets when the turn passes on, and runs for `next`. */
  turn(at: number, next: Seat | undefined): void {
    const { running } = this;
    if (running !== undefined) {
      this.left[running]! -= Math.max(0, at - this.#from(running));
      if (next !== running) this.left[running] = this.#refill(this.left[running]!);
    }
    this.running = next;
    this.since = at;
  }

  /** The seat's time stands still for this many days from `at`; they are used up. */
  rest(at: number, seat: Seat, days: number): void {
    const rest = this.rests[seat]!;
    if (this.running === seat) this.turn(at, seat);
    rest.days -= days;
    rest.until = Math.max(rest.until, at) + days * DAY_MS;
  }

  /** When the running seat's time is used up; undefined while nobody's time is running. */
  get endsAt(): number | undefined {
    return this.running === undefined ? undefined : this.#from(this.running) + this.left[this.running]!;
  }

  /** When the running seat should be reminded; undefined where it plays at once or not at all. */
  get remindsAt(): number | undefined {
    const { endsAt } = this;
    return endsAt === undefined || !('days' in this.#plan) ? undefined : endsAt - this.#plan.days * DAY_MS * REMINDER;
  }

  /** Since when the time of a seat that must act has been running. */
  #from(seat: Seat): number {
    return Math.max(this.since, this.rests[seat]?.until ?? 0);
  }

  #refill(left: number): number {
    return 'days' in this.#plan ? this.#plan.days * DAY_MS : left + this.#plan.increment * 1000;
  }
}
