import { sql, type Database, type Row } from './database.ts';
import { foundTable, type NewTableRow } from './rows.ts';

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
export class SeekerShelf {
  readonly #db: Pick<Database, 'all' | 'commit'>;

  constructor(db: Pick<Database, 'all' | 'commit'>) {
    this.#db = db;
  }

  async find(guest: string): Promise<SeekerRow | undefined> {
    const [row] = await this.#db.all(sql('SELECT * FROM seekers WHERE guest_id = $1', guest));
    return row && seekerOf(row);
  }

  /** Begins to wait, from now on. */
  async begin({ guest, division, name, trace, mu, since }: SeekerRow): Promise<void> {
    await this.#db.commit([
      sql(
        `INSERT INTO seekers (guest_id, division, name, trace, mu, since, seen_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (guest_id) DO UPDATE SET division = excluded.division, name = excluded.name,
           trace = excluded.trace, mu = excluded.mu, since = excluded.since, seen_at = excluded.seen_at, table_id = NULL`,
        guest,
        division,
        name,
        trace,
        mu,
        since,
        since,
      ),
      sql('INSERT INTO pairings (division, number) VALUES ($1, 0) ON CONFLICT DO NOTHING', division),
    ]);
  }

  /** Notes that somebody still waits. */
  async see(guest: string, at: number): Promise<void> {
    await this.#db.commit([sql('UPDATE seekers SET seen_at = $1 WHERE guest_id = $2', at, guest)]);
  }

  /** The number of the last pairing; to be asked for before it is looked who waits. */
  async number(division: string): Promise<number> {
    const [row] = await this.#db.all(sql('SELECT number FROM pairings WHERE division = $1', division));
    return Number(row?.['number'] ?? 0);
  }

  /** Who waits and was seen since a moment, those who have waited longest first. */
  async waiting(division: string, seenSince: number): Promise<readonly SeekerRow[]> {
    const query = `SELECT * FROM seekers WHERE division = $1 AND seen_at > $2 AND table_id IS NULL
      ORDER BY since, guest_id`;
    return (await this.#db.all(sql(query, division, seenSince))).map(seekerOf);
  }

  /** Brings these to a new table; false, with nothing changed, if anybody was brought together or gave up since that number. */
  pair(division: string, number: number, guests: readonly string[], table: NewTableRow): Promise<boolean> {
    return this.#db.commit([
      next(division, number),
      ...guests.map((guest) => sql('UPDATE seekers SET table_id = $1 WHERE guest_id = $2', table.founding.id, guest)),
      ...foundTable(table),
    ]);
  }

  /** Gives up waiting; false, with nothing changed, if anybody was brought together since that number. */
  giveUp({ guest, division }: SeekerRow, number: number): Promise<boolean> {
    return this.#db.commit([next(division, number), sql('DELETE FROM seekers WHERE guest_id = $1', guest)]);
  }

  /** Forgets who was brought to a table, or has not been seen since a moment. */
  async forget(guest: string, seenSince: number): Promise<void> {
    await this.#db.commit([
      sql('DELETE FROM seekers WHERE guest_id = $1 OR (seen_at < $2 AND table_id IS NULL)', guest, seenSince),
    ]);
  }
}

const next = (division: string, number: number) =>
  sql('UPDATE pairings SET number = $1 WHERE division = $2 AND number = $3', number + 1, division, number);

const seekerOf = (row: Row): SeekerRow => ({
  guest: String(row['guest_id']),
  division: String(row['division']),
  name: String(row['name']),
  trace: String(row['trace']),
  mu: Number(row['mu']),
  since: Number(row['since']),
  seenAt: Number(row['seen_at']),
  table: typeof row['table_id'] === 'string' ? row['table_id'] : undefined,
});
