import { newId } from '../tokens.ts';
import type { Store } from '../store/store.ts';
import { PRESENCE_EVERY_MS } from './presence.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A table hears at most this often who is there. */
const GATHER_MS = 1000;

/** Tells everybody at a table who is there, through this node and through the others. */
export class Usher {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #node = newId();
  readonly #timer: NodeJS.Timeout;
  /** The tables that have been told a moment ago, and whether somebody has come or gone since. */
  readonly #told = new Map<Room, { isStale: boolean; readonly timer: NodeJS.Timeout }>();

  constructor(store: Store, rooms: Rooms) {
    this.#store = store;
    this.#rooms = rooms;
    this.#timer = setInterval(() => this.#repeat(), PRESENCE_EVERY_MS);
  }

  /** Somebody came, left, sat down or stood up: the table is told now, or after a moment if it just has been. */
  announce(id: string, room: Room): void {
    const told = this.#told.get(room);
    if (told) {
      told.isStale = true;
      return;
    }
    const timer = setTimeout(() => {
      const { isStale } = this.#told.get(room)!;
      this.#told.delete(room);
      if (isStale) this.announce(id, room);
    }, GATHER_MS);
    this.#told.set(room, { isStale: false, timer });
    void this.#gather(id, room).catch(() => {});
  }

  async #gather(id: string, room: Room): Promise<void> {
    const { seats, watchers } = await room.read((table) => {
      const here = [...room.listeners].map((listener) => table.seatOf(listener.guest));
      const seats = [...new Set(here.filter((seat) => seat !== undefined))];
      return { seats, watchers: here.filter((seat) => seat === undefined).length };
    });
    room.attend(this.#node, seats, watchers);
    this.#store.signal({ type: 'presence', table: id, node: this.#node, seats, watchers });
  }

  close(): void {
    clearInterval(this.#timer);
    for (const { timer } of this.#told.values()) clearTimeout(timer);
  }

  #repeat(): void {
    for (const [id, room] of this.#rooms) if (room.listeners.size > 0) this.announce(id, room);
  }
}
