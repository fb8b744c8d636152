import type { ServerConfig } from '../config.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 600_000;
/** The house is crowded when more than this part of its tables is taken. */
const CROWDED = 0.8;
/** In a crowded house open tables that nobody has been at for this long make room, those left longest first. */
const LEFT_MS = 3_600_000;

/** Clears open tables away that nobody is coming back to. */
export class Porter {
  readonly #config: ServerConfig;
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #timer: NodeJS.Timeout;

  constructor(config: ServerConfig, store: Store, rooms: Rooms) {
    this.#config = config;
    this.#store = store;
    this.#rooms = rooms;
    this.#timer = setInterval(() => void this.round().catch(() => {}), EVERY_MS);
    void this.round().catch(() => {});
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Every node keeps the tables that are watched through it; whatever is left untouched, any node may clear away. */
  async round(): Promise<void> {
    const { limits, now, openTableDays } = this.#config;
    for (const [id, room] of this.#rooms) {
      if (room.listeners.size > 0 && (await room.read((table) => table.phase)) === 'open')
        await this.#store.touch(id, now());
    }
    await this.#store.sweep(now() - openTableDays * DAY_MS);
    const excess = (await this.#store.countLive()) - CROWDED * limits.tables;
    if (excess > 0) await this.#store.sweep(now() - LEFT_MS, Math.ceil(excess));
  }
}
