import { setImmediate as pause } from 'node:timers/promises';

/** A turnstile need not turn while fewer than this part of its most have passed. */
const FEW = 5;

let line: Promise<void> = Promise.resolve();

/**
 * Lets everybody else go first. Long work is done in parts, each after such a turn: however much of it there is, each
 * round of the event loop does one part, for whoever has waited longest.
 */
export const nextTurn = (): Promise<void> => (line = line.then(() => pause()));

/** Does something for each of many, for so many of them in each round of the event loop. */
export async function inParts<T>(all: Iterable<T>, part: number, work: (each: T) => void): Promise<void> {
  let left = part;
  for (const each of all) {
    work(each);
    if (--left > 0) continue;
    left = part;
    await pause();
  }
}

/** Whoever comes waits until all who came before have gone; with nobody there, not even for a moment. */
export class Line {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Does it when its turn has come; the next has its turn once this is done or has failed. */
  async take<T>(work: () => Promise<T> | T): Promise<T> {
    if (this.#isTaken) await new Promise<void>((go) => this.#waiting.push(go));
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#isTaken = false;
    }
  }
}

/** Lets so many through in each round of the event loop, and all others, in order, in the next ones. */
export class Turnstile {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #passed = 0;
  /** Whether it turns in the next round. With few it need not: that would cost each round of a quiet house another one. */
  #isDue = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** What to wait for; nothing for whoever may go on at once. */
  pass(): Promise<void> | undefined {
    if (++this.#passed * FEW >= this.#most) this.#turnSoon();
    return this.#passed <= this.#most ? undefined : new Promise((go) => this.#waiting.push(go));
  }

  #turnSoon(): void {
    if (!this.#isDue) setImmediate(() => this.#turn());
    this.#isDue = true;
  }

  #turn(): void {
    this.#isDue = false;
    const next = this.#waiting.splice(0, this.#most);
    this.#passed = next.length;
    if (next.length > 0) this.#turnSoon();
    for (const go of next) go();
  }
}
