import type { ServerMessage } from '@hideout/protocol';
import type { Sight } from '../room/gallery.ts';
import type { Attendance, Listener, Room } from '../room/room.ts';
import type { Usher } from '../room/usher.ts';
import { writeUpdate, type Onlooker, type Past } from '../table/show.ts';
import type { Table } from '../table/table.ts';

/** How a watch reaches its client. */
export interface Outlet {
  readonly guest: string | undefined;
  send(message: ServerMessage): void;
  tell(parts: readonly Buffer[]): void;
  write(frame: string): void;
}

/** What a client wants to watch, and what happened before. */
interface Wish extends Pick<Onlooker, 'as' | 'deaf'> {
  readonly table: string;
  readonly past: Past;
}

/** One client that watches one table: it is sent what came after the last entry that it was sent. */
export class Watch implements Listener {
  readonly #room: Room;
  readonly #usher: Usher;
  readonly #table: string;
  readonly #outlet: Outlet;
  readonly #onlooker: Onlooker;
  /** What the client was sent last. */
  #sight: Sight | undefined;
  /** The key of the client's own command in what it was sent last; empty if there is none. */
  told = '';
  #seat: number | undefined;
  /** What has not been sent yet of the time before. */
  #past: Past | undefined;

  constructor(room: Room, usher: Usher, outlet: Outlet, wish: Wish) {
    this.#room = room;
    this.#usher = usher;
    this.#outlet = outlet;
    this.#table = wish.table;
    this.#past = wish.past;
    this.#onlooker = { guest: outlet.guest, as: wish.as, deaf: wish.deaf };
  }

  get guest(): string | undefined {
    return this.#onlooker.guest;
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
    this.#usher.announce(this.#table, this.#room, { isSeated: this.#seat !== undefined });
  }

  changed(table: Table): void {
    if (this.#past) this.#begin(table, this.#past);
    else if (table.number > this.#sight!.number) this.#goOn(table, this.#sight!);
    else return;
    if (table.seatOf(this.guest) === this.#seat) return;
    this.#seat = table.seatOf(this.guest);
    this.#usher.announce(this.#table, this.#room);
  }

  #begin(table: Table, past: Past): void {
    const { sight, state } = this.#room.gallery.look(table, this.#onlooker);
    this.#sight = sight;
    this.#past = undefined;
    this.#outlet.tell(writeUpdate(table, this.#onlooker, past, state));
  }

  #goOn(table: Table, sight: Sight): void {
    this.#outlet.write(this.#room.gallery.show(table, this.#onlooker, sight));
    const entry = table.log.at(-1);
    this.told = entry?.by === this.guest ? entry!.key : '';
  }

  presence(attendance: Attendance): void {
    this.#outlet.send({ type: 'presence', table: this.#table, ...attendance });
  }
}
