import { setImmediate as pause } from 'node:timers/promises';

let line: Promise<void> = Promise.resolve();

/**
 * Lets everybody else go first. Long work is done in parts, each after such a turn: however much of it there is, each
 * round of the event loop does one part, for whoever has waited longest.
 */
export const nextTurn = (): Promise<void> => (line = line.then(() => pause()));
