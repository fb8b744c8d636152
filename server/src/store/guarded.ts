import { Aside } from '../table/aside.ts';
import { AccountShelf } from './accountShelf.ts';
import { ConductShelf } from './conductShelf.ts';
import { DailyShelf } from './dailyShelf.ts';
import { NoticeShelf } from './noticeShelf.ts';
import { TraceShelf } from './traceShelf.ts';
import type { Store } from './store.ts';

/** The store cannot be used now, and nobody knows whether the request was carried out. Asking again is harmless. */
export class Unavailable extends Error {}

const SHELVES = [AccountShelf, ConductShelf, DailyShelf, NoticeShelf, TraceShelf] as const;
type Shelf = InstanceType<(typeof SHELVES)[number]>;
const isShelf = (member: unknown): member is Shelf => SHELVES.some((kind) => member instanceof kind);

/** The same store or shelf, except that any failure of it, but not of one table, becomes an `Unavailable`. */
export function guarded<T extends Store | Shelf>(store: T, onFailure: (error: unknown) => void): T {
  return new Proxy(store, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property, target);
      if (isShelf(member)) return guarded(member, onFailure);
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
