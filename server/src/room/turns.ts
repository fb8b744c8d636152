import { setImmediate as pause } from 'node:timers/promises';

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
