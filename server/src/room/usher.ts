import { newId } from '../tokens.ts';
import type { Store } from '../store/store.ts';
import { PRESENCE_EVERY_MS } from './presence.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Tells everybody at a table who is there, through this node and through the others. */
export class Usher {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #node = newId();
  readonly #timer: NodeJS.Timeout;

  constructor(store: Store, rooms: Rooms) {
    this.#store = store;
    this.#rooms = rooms;
    this.#timer = setInterval(() => void this.#repeat(), PRESENCE_EVERY_MS);
  }

  /** Somebody came, left, sat down or stood up. */
  async announce(id: string, room: Room): Promise<void> {
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
  }

  async #repeat(): Promise<void> {
    for (const [id, room] of this.#rooms) {
      if (room.listeners.size > 0) await this.announce(id, room).catch(() => {});
    }
  }
}
