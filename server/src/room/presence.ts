/** How often a node repeats who is with it, and after how long a silent node is forgotten. */
export const PRESENCE_EVERY_MS = 20_000;
const FORGET_MS = 50_000;

/** Who is at a table through one node. */
interface Attendance {
  readonly seats: readonly number[];
  readonly watchers: number;
  readonly at: number;
}

/** Who is at a table now, over all nodes. None of it is stored. */
export class Presence {
  readonly #byNode = new Map<string, Attendance>();
  readonly #lastSeen = new Map<number, number>();

  /** Takes in what a node says; whether anything changed. */
  report(node: string, seats: readonly number[], watchers: number, at: number): boolean {
    const before = this.summary(at);
    if (seats.length === 0 && watchers === 0) this.#byNode.delete(node);
    else this.#byNode.set(node, { seats, watchers, at });
    return JSON.stringify(before) !== JSON.stringify(this.summary(at));
  }

  /** The seats with a socket somewhere, ascending, and how many others watch. */
  summary(now: number): { readonly seats: number[]; readonly watchers: number } {
    const seats = new Set<number>();
    let watchers = 0;
    for (const [node, attendance] of this.#byNode) {
      if (now - attendance.at > FORGET_MS) this.#byNode.delete(node);
      else {
        for (const seat of attendance.seats) {
          seats.add(seat);
          this.#lastSeen.set(seat, now);
        }
        watchers += attendance.watchers;
      }
    }
    return { seats: [...seats].sort((a, b) => a - b), watchers };
  }

  /** When this seat was last known to be there, if ever. */
  lastSeen(seat: number): number | undefined {
    return this.#lastSeen.get(seat);
  }
}
