import { newId } from '../tokens.ts';
import type { Store } from '../store/store.ts';
import { PRESENCE_EVERY_MS } from './presence.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { inParts } from '../turns.ts';

/** A table hears at most this often who is there, and where a seat is concerned, as it is when somebody's line is lost. */
const GATHER_MS = 1000;
export const SEAT_GATHER_MS = 250;
/** How many tables are told in one round of the event loop. */
const PART = 50;

/** When a table was last told, and when it will be told next. */
interface Told {
  at: number;
  next?: { readonly due: number; readonly timer: NodeJS.Timeout } | undefined;
}

/** Tells everybody at a table who is there, through this node and through the others. */
export class Usher {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #node = newId();
  readonly #timer: NodeJS.Timeout;
  readonly #told = new WeakMap<Room, Told>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(store: Store, rooms: Rooms) {
    this.#store = store;
    this.#rooms = rooms;
    this.#timer = setInterval(() => void this.#repeat(), PRESENCE_EVERY_MS);
  }

  /** Somebody came, left, sat down or stood up: the table is told now, or after a moment if it just has been. */
  announce(id: string, room: Room, { isSeated = false } = {}): void {
    const told = this.#told.get(room) ?? { at: -Infinity };
    this.#told.set(room, told);
    const now = performance.now();
    const due = Math.max(now, told.at + (isSeated ? SEAT_GATHER_MS : GATHER_MS));
    if (told.next && told.next.due <= due) return;
    this.#cancel(told);
    if (due === now) return this.#tell(id, room, told);
    const timer = setTimeout(() => this.#tell(id, room, told), due - now);
    this.#timers.add(timer);
    told.next = { due, timer };
  }

  #tell(id: string, room: Room, told: Told): void {
    this.#cancel(told);
    told.at = performance.now();
    void this.#gather(id, room).catch(() => {});
  }

  #cancel(told: Told): void {
    clearTimeout(told.next?.timer);
    if (told.next) this.#timers.delete(told.next.timer);
    told.next = undefined;
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
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** In parts: all tables of a large house at once would hold up everybody. */
  #repeat(): Promise<void> {
    return inParts(this.#rooms, PART, ([id, room]) => room.listeners.size > 0 && this.announce(id, room));
  }
}
