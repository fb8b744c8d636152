import { ok, seatOf, type Result } from '@hideout/kernel';
import type { Person, Problem } from '@hideout/protocol';
import type { Rooms } from '../room/rooms.ts';
import type { GuestRow, Store } from '../store/store.ts';
import { deny } from '../table/situation.ts';
import type { Table } from '../table/table.ts';
import { newPartId, partIdOf } from '../tokens.ts';

const MOST_BLOCKED = 500;
const MOST_REPORTS = 20;
/** How many of the last lines that somebody said go with a report. */
const LINES = 20;

/** Somebody at a table as others know them there. */
interface Known {
  readonly guest: string;
  readonly name: string;
  /** What they have said there, last of all. */
  readonly lines: readonly string[];
}

/** What guests do about others: they block them, and report them to whoever runs the house. */
export class Conduct {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #now: () => number;

  constructor(store: Store, rooms: Rooms, now: () => number) {
    this.#store = store;
    this.#rooms = rooms;
    this.#now = now;
  }

  /** From now on that person cannot come to the guest's tables, and the guest does not hear them anywhere. */
  async block({ id }: GuestRow, table: string, person: Person): Promise<Result<true, Problem>> {
    const known = await this.#find(id, table, person);
    if (!known.ok) return known;
    const { guest: blocked, name } = known.value;
    const { conduct } = this.#store;
    if ((await conduct.blocks(id)).length >= MOST_BLOCKED)
      return deny('too-many', 'You have blocked too many people; let somebody in first.');
    await conduct.addBlock({ id: partIdOf(`${id} ${blocked}`), guest: id, blocked, name, createdAt: this.#now() });
    return ok(true);
  }

  async unblock({ id }: GuestRow, block: string): Promise<Result<true, Problem>> {
    return (await this.#store.conduct.removeBlock(id, block))
      ? ok(true)
      : deny('not-found', 'You have blocked nobody of the kind.');
  }

  /** Keeps what the guest says about somebody's conduct, with what that person said at the table. */
  async report({ id }: GuestRow, table: string, person: Person, reason: string): Promise<Result<true, Problem>> {
    const known = await this.#find(id, table, person);
    if (!known.ok) return known;
    const { conduct } = this.#store;
    if ((await conduct.countReports(id)) >= MOST_REPORTS)
      return deny('too-many', 'Your reports have to be looked at first.');
    const { guest: about, name, lines } = known.value;
    const report = { id: newPartId(), table, by: id, about, name, reason, lines, outcome: '', createdAt: this.#now() };
    await conduct.addReport(report);
    return ok(true);
  }

  async #find(self: string, table: string, person: Person): Promise<Result<Known, Problem>> {
    const room = await this.#rooms.get(table);
    if (!room) return deny('not-found', 'There is no such table.');
    const known = knownAt(await room.since(0), person);
    if (!known) return deny('not-found', 'There is no such person at this table.');
    return known.guest === self ? deny('forbidden', 'That is yourself.') : ok(known);
  }
}

function knownAt(table: Table, person: Person): Known | undefined {
  if ('seat' in person) {
    const seat = table.seats[seatOf(person.seat)];
    return seat?.guest === undefined ? undefined : of(table, seat.guest, seat.name);
  }
  const line = table.log[person.line - 1];
  if (line?.entry.type !== 'said' && line?.entry.type !== 'greeted') return undefined;
  return of(table, line.by, line.entry.name);
}

const of = (table: Table, guest: string, name: string): Known => ({
  guest,
  name,
  lines: table.log
    .flatMap(({ by, entry }) => (by === guest && entry.type === 'said' ? [entry.text] : []))
    .slice(-LINES),
});
