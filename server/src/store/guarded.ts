import { Aside } from '../table/aside.ts';

/** The store cannot be used now, and nobody knows whether the request was carried out. Asking again is harmless. */
export class Unavailable extends Error {}

/** The same store, with all its shelves, except that any failure of it, but not of one table, becomes an `Unavailable`. */
export function guarded<T extends object>(store: T, onFailure: (error: unknown) => void): T {
  return new Proxy(store, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member === 'object' && member !== null) return guarded(member, onFailure);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const result: unknown = Reflect.apply(member, target, args);
        if (!(result instanceof Promise)) return result;
        return result.catch((error: unknown) => {
          if (error instanceof Aside) throw error;
          onFailure(error);
          throw new Unavailable('the store cannot be used now', { cause: error });
        });
      };
    },
  });
}
