/** For whom a bot shall think. */
export interface Errand {
  /** The guest who opened the table. */
  readonly host: string;
  /** Thoughts of one kind take about the same time: a game at a level. */
  readonly kind: string;
  /** Whether a person plays at the table or watches it. */
  readonly hasPeople: boolean;
}

/** What a thought of an unknown kind is taken to cost, and how much a new measurement counts. */
const UNKNOWN_MS = 100;
const NEWEST = 0.2;
/** While people wait, every so many thoughts are for a table without any. */
const ALONE_EVERY = 8;
/** How many hosts are remembered before those who have nothing to answer for are forgotten. */
const CROWD = 1000;

/**
 * Shares thinking time fairly among hosts. Tables without people come last, though never not at all. Otherwise the next
 * thought is the one that would end first if every waiting host had the same part of a mind to itself: whoever has had
 * less comes first, short thoughts overtake long ones, and each thought is overtaken only so often.
 */
export class FairQueue<T extends Errand> {
  readonly #people = new Lane<T>();
  readonly #alone = new Lane<T>();
  readonly #costs = new Map<string, number>();
  #taken = 0;

  get size(): number {
    return this.#people.size + this.#alone.size;
  }

  add(errand: T): void {
    (errand.hasPeople ? this.#people : this.#alone).add(errand, this.#costs.get(errand.kind) ?? UNKNOWN_MS);
  }

  /** Takes out the next of those that may be thought about now. */
  take(isAllowed: (errand: T) => boolean): T | undefined {
    const isTheirTurn = (this.#taken + 1) % ALONE_EVERY === 0;
    const [first, second] = isTheirTurn ? [this.#alone, this.#people] : [this.#people, this.#alone];
    const next = first.take(isAllowed) ?? second.take(isAllowed);
    if (next) this.#taken++;
    return next;
  }

  /** Takes out all that wait. */
  clear(): T[] {
    return [...this.#people.clear(), ...this.#alone.clear()];
  }

  /** A thought of this kind took this long. */
  learn(kind: string, ms: number): void {
    const known = this.#costs.get(kind) ?? ms;
    this.#costs.set(kind, known + (ms - known) * NEWEST);
  }
}

/** Fair queueing by virtual finishing times (self-clocked). */
class Lane<T extends Errand> {
  readonly #waiting: { readonly errand: T; readonly end: number }[] = [];
  /** When the last thought of each host ends, in the lane's own time. */
  readonly #ends = new Map<string, number>();
  #time = 0;

  get size(): number {
    return this.#waiting.length;
  }

  add(errand: T, cost: number): void {
    const end = Math.max(this.#time, this.#ends.get(errand.host) ?? 0) + cost;
    this.#ends.set(errand.host, end);
    this.#waiting.push({ errand, end });
  }

  take(isAllowed: (errand: T) => boolean): T | undefined {
    let first = -1;
    for (const [at, { errand, end }] of this.#waiting.entries()) {
      if ((first < 0 || end < this.#waiting[first]!.end) && isAllowed(errand)) first = at;
    }
    if (first < 0) return undefined;
    const [{ errand, end }] = this.#waiting.splice(first, 1) as [{ errand: T; end: number }];
    this.#time = Math.max(this.#time, end);
    if (this.#ends.size > CROWD) for (const [host, last] of this.#ends) if (last <= end) this.#ends.delete(host);
    return errand;
  }

  clear(): T[] {
    return this.#waiting.splice(0).map(({ errand }) => errand);
  }
}
