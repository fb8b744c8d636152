import type { AnyGame } from '@hideout/kernel';
import type { Signal, Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import { Room } from './room.ts';
import { nextTurn } from './turns.ts';

/** A room that nobody watches is forgotten after this long; it is rebuilt in a moment when somebody comes. */
const IDLE_MS = 120_000;

/** The tables that this node holds in memory. */
export class Rooms {
  readonly #store: Store;
  readonly #games: readonly AnyGame[];
  readonly #now: () => number;
  readonly #rooms = new Map<string, Room>();
  readonly #loading = new Map<string, Promise<Room | undefined>>();
  onCommit: ((table: Table, room: Room) => void) | undefined;
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

  /** The room of a table; undefined when there is no such table, or this server no longer knows its rules. */
  async get(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    if (known) return known;
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
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
    await Promise.all(watched.map(([id, room]) => room.hear(numbers.get(id) ?? 0)));
  }

  async #load(id: string): Promise<Room | undefined> {
    await nextTurn();
    const start = performance.now();
    const row = await this.#store.table(id);
    const game = row && this.#gameOf(row.founding.game, row.founding.rulesVersion);
    if (!game) return undefined;
    const room = new Room(this.#store, game, row.founding, this.#now);
    room.onCommit = (table) => this.onCommit?.(table, room);
    await room.read(() => {});
    this.onLoad?.(performance.now() - start);
    this.#rooms.set(id, room);
    return room;
  }

  #gameOf(id: string, rulesVersion: number): AnyGame | undefined {
    return this.#games.find((game) => game.id === id && game.rulesVersion === rulesVersion);
  }

  async #hear(signal: Signal): Promise<void> {
    if (signal.type === 'gap') return this.#doubtAll();
    const room = this.#rooms.get(signal.table) ?? (await this.#loading.get(signal.table));
    if (!room) return;
    if (signal.type === 'entry') await room.hear(signal.number);
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
