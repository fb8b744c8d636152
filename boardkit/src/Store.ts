import { useSyncExternalStore } from 'react';

/** A store for those who only look. */
export interface Watched<T> {
  readonly get: () => T;
  /** Calls back whenever the value has become another one; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** One value that never changes in itself: it is replaced by another one, and all who listen are told. */
export class Store<T> implements Watched<T> {
  readonly #listeners = new Set<() => void>();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly set = (value: T): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/**
 * What a part of the page wants to know of a store; all of it where nothing is asked. It is drawn again only when the
 * answer is another one, so ask for as little as possible: a number, a truth, one object out of many.
 */
export function useStore<T>(store: Watched<T>): T;
export function useStore<T, Answer>(store: Watched<T>, ask: (value: T) => Answer): Answer;
export function useStore<T, Answer>(store: Watched<T>, ask?: (value: T) => Answer): T | Answer {
  return useSyncExternalStore(store.subscribe, () => (ask ? ask(store.get()) : store.get()));
}
