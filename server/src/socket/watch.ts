import type { ServerMessage } from '@hideout/protocol';
import type { Sight } from '../room/gallery.ts';
import type { Listener, Room } from '../room/room.ts';
import type { Usher } from '../room/usher.ts';
import type { Table } from '../table/table.ts';

/** How a watch reaches its client. */
export interface Outlet {
  readonly guest: string | undefined;
  send(message: ServerMessage): void;
  write(frame: Buffer): void;
}

/** One client that watches one table: it is sent what came after the last entry that it was sent. */
export class Watch implements Listener {
  readonly #room: Room;
  readonly #usher: Usher;
  readonly #table: string;
  readonly #outlet: Outlet;
  readonly #as: number | undefined;
  readonly #from: number;
  /** What the client was sent last. */
  #sight: Sight | undefined;
  /** The key of the client's own command in what it was sent last; empty if there is none. */
  told = '';
  #seat: number | undefined;

  constructor(room: Room, usher: Usher, outlet: Outlet, wish: { table: string; from: number; as: number | undefined }) {
    this.#room = room;
    this.#usher = usher;
    this.#outlet = outlet;
    this.#table = wish.table;
    this.#from = wish.from;
    this.#as = wish.as;
  }

  get guest(): string | undefined {
    return this.#outlet.guest;
  }

  /** Starts by sending how things stand. */
  async open(): Promise<void> {
    this.#room.listeners.add(this);
    await this.#room.read((table) => this.#sight ?? this.changed(table), this.#from);
    await this.#usher.announce(this.#table, this.#room);
    const { seats, watchers } = this.#room.attendance;
    this.presence(seats, watchers);
  }

  close(): void {
    this.#room.listeners.delete(this);
    void this.#usher.announce(this.#table, this.#room).catch(() => {});
  }

  changed(table: Table): void {
    if (this.#sight && table.number <= this.#sight.number) return;
    const onlooker = { guest: this.guest, as: this.#as };
    const { sight, frame } = this.#room.gallery.show(table, onlooker, this.#sight ?? this.#from);
    this.#outlet.write(frame);
    this.#sight = sight;
    const last = table.log.at(-1);
    this.told = last && last.by === this.guest ? last.key : '';
    if (table.seatOf(this.guest) === this.#seat) return;
    this.#seat = table.seatOf(this.guest);
    void this.#usher.announce(this.#table, this.#room).catch(() => {});
  }

  presence(seats: readonly number[], watchers: number): void {
    this.#outlet.send({ type: 'presence', table: this.#table, seats: [...seats], watchers });
  }
}
