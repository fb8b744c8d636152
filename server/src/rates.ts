import type { Rate } from './config.ts';

/** Lets through `burst` at once, and `perSecond` more each second. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Takes this many tokens; false if there is none left for now. What was taken beyond the last one is owed. */
  take(now: number, cost = 1): boolean {
    const { burst, perSecond } = this.#rate;
    this.#tokens = Math.min(burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.charge(cost);
    return true;
  }

  /** Takes what something turned out to cost. */
  charge(cost: number): void {
    this.#tokens -= cost;
  }

  /** Whether it is full again, so that it can be forgotten. */
  isFull(now: number): boolean {
    return this.#tokens + ((now - this.#at) / 1000) * this.#rate.perSecond >= this.#rate.burst;
  }
}

/** How many are remembered before those who have been quiet are forgotten. */
const CROWD = 10_000;

/** One bucket for each guest, address or whatever the key names. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes tokens for this key; false if there is none left for now. What was taken beyond the last one is owed. */
  take(key: string, cost = 1): boolean {
    const now = this.#now();
    return (this.#buckets.get(key) ?? this.#begin(key, now)).take(now, cost);
  }

  /** Takes what something turned out to cost, for a key that has taken something before. */
  charge(key: string, cost: number): void {
    this.#buckets.get(key)?.charge(cost);
  }

  #begin(key: string, now: number): Bucket {
    if (this.#buckets.size >= CROWD) this.#forget(now);
    const bucket = new Bucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #forget(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
