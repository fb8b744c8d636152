import type { Rng } from './rng.ts';

/** In a View or an Event: the fact itself, or only that there is one. */
export type Known<T> = T | typeof UNKNOWN;
export const UNKNOWN = -1;

/** A fact about what happened: past tense, ids only. `Words` makes sentences of it. */
export interface GameEvent {
  readonly type: string;
}

export interface Log<E> {
  emit(event: E): void;
}

/**
 * Everything that enters or leaves the rules besides state and action.
 * Without a log nobody listens: write `io.log?.emit({…})`, which then builds no event.
 */
export interface Io<E> {
  readonly rng: Rng;
  readonly log: Log<E> | undefined;
}
