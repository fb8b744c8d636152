import type { AnyGame } from '@hideout/kernel';
import type { Signal, Store } from '../store/store.ts';
import { Aside, unknownRules } from '../table/aside.ts';
import type { Founding } from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import { Room } from './room.ts';
import { nextTurn } from '../turns.ts';

/** A room that nobody watches is forgotten after this long; it is rebuilt in a moment when somebody comes. */
const IDLE_MS = 120_000;

/** The tables that this node holds in memory. */
export class Rooms {
  readonly #store: Store;
  readonly #games: readonly AnyGame[];
  readonly #now: () => number;
  readonly #rooms = new Map<string, Room>();
  readonly #loading = new Map<string, Promise<Room | undefined>>();
  readonly #aside = new Map<string, Aside>();
  onCommit: ((table: Table, room: Room) => void) | undefined;
  /** Told once of each table that cannot be served. */
  onAside: ((table: string, aside: Aside) => void) | undefined;
  /** Told how many milliseconds a table took to load. */
  onLoad: ((ms: number) => void) | undefined;

  constructor(store: Store, games: readonly AnyGame[], now: () => number) {
    this.#store = store;
    this.#games = games;
    this.#now = now;
    store.onSignal((signal) => void this.#hear(signal).catch(() => {}));
  }

  get size(): number {
    return this.#rooms.size;
  }

  [Symbol.iterator](): IterableIterator<[string, Room]> {
    return this.#rooms.entries();
  }

  /** The room of a table that is at hand. */
  held(id: string): Room | undefined {
    return this.#rooms.get(id);
  }

  /** The room of a table; undefined when there is no such table. Throws an `Aside` when it cannot be served. */
  async get(id: string): Promise<Room | undefined> {
    const aside = this.#aside.get(id);
    if (aside) throw aside;
    const known = this.#rooms.get(id);
    if (known) return known;
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  /** Leaves a table alone from now on, and says so to whoever asks for it. */
  setAside(id: string, aside: Aside): void {
    if (this.#aside.has(id)) return;
    this.#aside.set(id, aside);
    this.#rooms.delete(id);
    void this.#store.setAside(id, aside.reason).catch(() => {});
    this.onAside?.(id, aside);
  }

  /** The people of a table are not who they were: whoever holds it in memory reads it again. */
  async recall(id: string): Promise<void> {
    const room = this.#rooms.get(id) ?? (await this.#loading.get(id));
    room?.recall();
    if (room && room.listeners.size > 0) await room.read(() => {});
  }

  /** Forgets rooms that nobody has used for a while. */
  tidy(): void {
    const before = this.#now() - IDLE_MS;
    for (const [id, room] of this.#rooms) {
      if (room.listeners.size === 0 && room.usedAt < before) this.#rooms.delete(id);
    }
  }

  /** Checks whether watched tables have entries from other nodes that no signal has announced. */
  async lookAround(): Promise<void> {
    if (!this.#store.isShared) return;
    const watched = [...this.#rooms].filter(([, room]) => room.listeners.size > 0);
    const numbers = await this.#store.lastNumbers(watched.map(([id]) => id));
    await Promise.allSettled(watched.map(([id, room]) => room.hear(numbers.get(id) ?? 0)));
  }

  async #load(id: string): Promise<Room | undefined> {
    await nextTurn();
    const start = performance.now();
    try {
      const row = await this.#store.table(id);
      if (!row) return undefined;
      const room = new Room(this.#store, this.#gameOf(row.founding), row.founding, this.#now);
      room.onCommit = (table) => this.onCommit?.(table, room);
      room.onAside = (aside) => this.setAside(id, aside);
      await room.read(() => {});
      this.onLoad?.(performance.now() - start);
      this.#rooms.set(id, room);
      return room;
    } catch (error) {
      if (error instanceof Aside) this.setAside(id, error);
      throw error;
    }
  }

  #gameOf(founding: Founding): AnyGame {
    const { game: id, rulesVersion } = founding;
    const known = this.#games.find((game) => game.id === id && game.rulesVersion === rulesVersion);
    if (!known) throw unknownRules(founding);
    return known;
  }

  async #hear(signal: Signal): Promise<void> {
    if (signal.type === 'gap') return this.#doubtAll();
    const room = this.#rooms.get(signal.table) ?? (await this.#loading.get(signal.table));
    if (!room) return;
    if (signal.type === 'entry') await room.hear(signal.number, signal.made);
    else room.attend(signal.node, signal.seats, signal.watchers);
  }

  /** After a break in the connection to the store: watched rooms look again at once, the others when next used. */
  async #doubtAll(): Promise<void> {
    for (const room of this.#rooms.values()) {
      room.doubt();
      if (room.listeners.size > 0) await room.read(() => {}).catch(() => {});
    }
  }
}
