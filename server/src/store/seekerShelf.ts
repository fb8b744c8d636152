import { sql, type Statement } from './database.ts';
import { foundTable, type NewTableRow } from './rows.ts';
import { ID, MAYBE_ID, NUMBER, rowsOf, TEXT } from './rowsOf.ts';
import { Shelf } from './shelf.ts';

/** Somebody who waits for somebody near, or has been brought to a table. */
export interface SeekerRow {
  readonly guest: string;
  readonly division: string;
  readonly name: string;
  /** Of the address that they ask from. */
  readonly trace: string;
  readonly mu: number;
  readonly since: number;
  readonly seenAt: number;
  readonly table: string | undefined;
}

/** Who waits for somebody near. Who is brought together is decided by number, so no two nodes can promise the same guest. */
export class SeekerShelf extends Shelf {
  find(guest: string): Promise<SeekerRow | undefined> {
    return this.one(sql`SELECT * FROM seekers WHERE guest_id = ${guest}`, SEEKERS.read);
  }

  /** Begins to wait, from now on. */
  async begin(seeker: SeekerRow): Promise<void> {
    await this.change(
      SEEKERS.insert({ ...seeker, seenAt: seeker.since, table: undefined }),
      sql`INSERT INTO pairings (division, number) VALUES (${seeker.division}, 0) ON CONFLICT DO NOTHING`,
    );
  }

  /** Notes that somebody still waits. */
  async see(guest: string, at: number): Promise<void> {
    await this.change(sql`UPDATE seekers SET seen_at = ${at} WHERE guest_id = ${guest}`);
  }

  /** The number of the last pairing; to be asked for before it is looked who waits. */
  number(division: string): Promise<number> {
    return this.whole(sql`SELECT number AS whole FROM pairings WHERE division = ${division}`);
  }

  /** Who waits and was seen since a moment, those who have waited longest first. */
  waiting(division: string, seenSince: number): Promise<readonly SeekerRow[]> {
    const statement = sql`SELECT * FROM seekers
      WHERE division = ${division} AND seen_at > ${seenSince} AND table_id IS NULL ORDER BY since, guest_id`;
    return this.many(statement, SEEKERS.read);
  }

  /** Brings these to a new table; false, with nothing changed, if anybody was brought together or gave up since that number. */
  pair(division: string, number: number, guests: readonly string[], table: NewTableRow): Promise<boolean> {
    const { id } = table.founding;
    return this.change(
      next(division, number),
      ...guests.map((guest) => sql`UPDATE seekers SET table_id = ${id} WHERE guest_id = ${guest}`),
      ...foundTable(table),
    );
  }

  /** Gives up waiting; false, with nothing changed, if anybody was brought together since that number. */
  giveUp({ guest, division }: SeekerRow, number: number): Promise<boolean> {
    return this.change(next(division, number), sql`DELETE FROM seekers WHERE guest_id = ${guest}`);
  }

  /** Forgets who was brought to a table, or has not been seen since a moment. */
  async forget(guest: string, seenSince: number): Promise<void> {
    await this.change(
      sql`DELETE FROM seekers WHERE guest_id = ${guest} OR (seen_at < ${seenSince} AND table_id IS NULL)`,
    );
  }
}

const next = (division: string, number: number): Statement =>
  sql`UPDATE pairings SET number = ${number + 1} WHERE division = ${division} AND number = ${number}`;

const SEEKERS = rowsOf<SeekerRow>(
  'seekers',
  ['guest_id'],
  {
    guest: ID,
    division: TEXT,
    name: TEXT,
    trace: TEXT,
    mu: NUMBER,
    since: NUMBER,
    seenAt: NUMBER,
    table: MAYBE_ID,
  },
  'replace',
);
