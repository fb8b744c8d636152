import { Aside } from '../table/aside.ts';

/** The store cannot be used now, and nobody knows whether the request was carried out. Asking again is harmless. */
export class Unavailable extends Error {}

/** The same store, with all its shelves, except that any failure of it, but not of one table, becomes an `Unavailable`. */
export function guarded<T extends object>(store: T, onFailure: (error: unknown) => void): T {
  const known = new Map<string | symbol, unknown>();
  return new Proxy(store, {
    get(target, property) {
      const made = known.get(property);
      if (made !== undefined) return made;
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member === 'object' && member !== null) known.set(property, guarded(member, onFailure));
      else if (typeof member === 'function') known.set(property, watched(member, target, onFailure));
      else return member;
      return known.get(property);
    },
  });
}

/** The same member of the store, except that it never fails with anything but an `Aside` or an `Unavailable`. */
function watched(
  member: Function,
  store: object,
  onFailure: (error: unknown) => void,
): (...args: unknown[]) => unknown {
  const fail = (error: unknown): never => {
    if (error instanceof Aside) throw error;
    onFailure(error);
    throw new Unavailable('the store cannot be used now', { cause: error });
  };
  return (...args) => {
    const result: unknown = Reflect.apply(member, store, args);
    return result instanceof Promise ? result.catch(fail) : result;
  };
}
