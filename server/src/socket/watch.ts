import type { ServerMessage } from '@hideout/protocol';
import type { Attendance, Listener, Room } from '../room/room.ts';
import type { Usher } from '../room/usher.ts';
import { showUpdate } from '../table/show.ts';
import type { Table } from '../table/table.ts';

/** How a watch reaches its client. */
export interface Outlet {
  readonly guest: string | undefined;
  send(message: ServerMessage): void;
}

/** One client that watches one table: it is sent what came after the last number that it was sent. */
export class Watch implements Listener {
  readonly #room: Room;
  readonly #usher: Usher;
  readonly #table: string;
  readonly #outlet: Outlet;
  readonly #as: number | undefined;
  #sent: number;
  #seat: number | undefined;
  #isFirst = true;

  constructor(room: Room, usher: Usher, outlet: Outlet, wish: { table: string; from: number; as: number | undefined }) {
    this.#room = room;
    this.#usher = usher;
    this.#outlet = outlet;
    this.#table = wish.table;
    this.#sent = wish.from;
    this.#as = wish.as;
  }

  get guest(): string | undefined {
    return this.#outlet.guest;
  }

  /** Starts by sending how things stand. */
  async open(): Promise<void> {
    this.#room.listeners.add(this);
    await this.#room.read((table) => this.#isFirst && this.changed(table), this.#sent);
    await this.#usher.announce(this.#table, this.#room);
    this.presence(this.#room.attendance);
  }

  close(): void {
    this.#room.listeners.delete(this);
    void this.#usher.announce(this.#table, this.#room).catch(() => {});
  }

  changed(table: Table): void {
    if (table.number <= this.#sent && !this.#isFirst) return;
    this.#isFirst = false;
    this.#outlet.send(showUpdate(table, { guest: this.guest, as: this.#as }, this.#sent));
    this.#sent = table.number;
    if (table.seatOf(this.guest) === this.#seat) return;
    this.#seat = table.seatOf(this.guest);
    void this.#usher.announce(this.#table, this.#room).catch(() => {});
  }

  presence(attendance: Attendance): void {
    this.#outlet.send({ type: 'presence', table: this.#table, ...attendance });
  }
}
