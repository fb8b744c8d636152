import type { ServerMessage } from '@hideout/protocol';
import type { Attendance, Listener, Room } from '../room/room.ts';
import type { Usher } from '../room/usher.ts';
import { showUpdate, writeUpdate, type Past } from '../table/show.ts';
import type { Table } from '../table/table.ts';

/** How a watch reaches its client. */
export interface Outlet {
  readonly guest: string | undefined;
  send(message: ServerMessage): void;
  tell(parts: readonly Buffer[]): void;
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
  /** What has not been sent yet of the time before. */
  #past: Past | undefined;

  constructor(room: Room, usher: Usher, outlet: Outlet, wish: { table: string; as: number | undefined; past: Past }) {
    this.#room = room;
    this.#usher = usher;
    this.#outlet = outlet;
    this.#table = wish.table;
    this.#sent = wish.past.from;
    this.#past = wish.past;
    this.#as = wish.as;
  }

  get guest(): string | undefined {
    return this.#outlet.guest;
  }

  /** Starts by sending how things stand. */
  async open(): Promise<void> {
    this.#room.listeners.add(this);
    await this.#room.read((table) => this.#past && this.changed(table));
    this.#usher.announce(this.#table, this.#room);
    this.presence(this.#room.attendance);
  }

  close(): void {
    this.#room.listeners.delete(this);
    this.#usher.announce(this.#table, this.#room);
  }

  changed(table: Table): void {
    if (table.number <= this.#sent && !this.#past) return;
    const onlooker = { guest: this.guest, as: this.#as };
    if (this.#past) this.#outlet.tell(writeUpdate(table, onlooker, this.#past));
    else this.#outlet.send(showUpdate(table, onlooker, this.#sent));
    this.#past = undefined;
    this.#sent = table.number;
    if (table.seatOf(this.guest) === this.#seat) return;
    this.#seat = table.seatOf(this.guest);
    this.#usher.announce(this.#table, this.#room);
  }

  presence(attendance: Attendance): void {
    this.#outlet.send({ type: 'presence', table: this.#table, ...attendance });
  }
}
