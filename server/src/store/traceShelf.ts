import { channelId } from '../notices/address.ts';
import type { Entry, Founding, Numbered, Reservation } from '../table/entry.ts';
import { insertDevice } from './accountShelf.ts';
import { recall } from './conductShelf.ts';
import { sql, type Database, type Statement } from './database.ts';
import { revise } from './snapshotShelf.ts';
import { channelOf, insertChannel, numberedOf, type DeviceRow } from './rows.ts';

/** What is left of the name of somebody who is gone, in every language. */
export const NO_NAME = 'N. N.';
/** What is left of what they said. */
const NO_WORDS = '…';

const MEMBER_TABLES = 'SELECT table_id FROM members WHERE guest_id';

/** Everything that belongs to one guest alone, by the column that says whose it is. */
const BELONGINGS = [
  ['notices', 'channel_id IN (SELECT id FROM channels WHERE guest_id = $1)'],
  ['channels', 'guest_id = $1'],
  ['members', 'guest_id = $1'],
  ['speakers', 'guest_id = $1'],
  ['devices', 'guest_id = $1'],
  ['passkeys', 'guest_id = $1'],
  ['mails', 'guest_id = $1'],
  ['recovery_codes', 'guest_id = $1'],
  ['ceremonies', 'guest_id = $1'],
  ['blocks', 'guest_id = $1'],
  ['blocks', 'blocked_id = $1'],
  ['reports', 'by_id = $1'],
  ['reports', 'about_id = $1'],
  ['dailies', 'guest_id = $1'],
  ['daily_bests', 'guest_id = $1'],
  ['ratings', 'guest_id = $1'],
  ['seekers', 'guest_id = $1'],
  ['rating_changes', 'guest_id = $1'],
  ['orders', 'guest_id = $1'],
  ['notes', 'guest_id = $1'],
] as const;

/** How somebody is called from now on at the tables where they were, and whether what they said stays. */
interface NewFace {
  readonly name: string;
  readonly keepsWords: boolean;
}

/** What guests leave behind at tables: it can pass to another name, get a new one, or lose it. */
export class TraceShelf {
  readonly #db: Pick<Database, 'all' | 'commit'>;

  constructor(db: Pick<Database, 'all' | 'commit'>) {
    this.#db = db;
  }

  /** The tables at which a guest has, had or is offered a seat. */
  tablesOf(guest: string): Promise<readonly string[]> {
    return this.#tables(sql(`${MEMBER_TABLES} = $1 ORDER BY table_id`, guest));
  }

  /** The tables at which both of these guests are. */
  sharedTables(one: string, other: string): Promise<readonly string[]> {
    return this.#tables(sql(`${MEMBER_TABLES} = $1 AND table_id IN (${MEMBER_TABLES} = $2)`, one, other));
  }

  /** All tables at which a guest sat or said something. */
  allTablesOf(guest: string): Promise<readonly string[]> {
    const query = `${MEMBER_TABLES} = $1 UNION SELECT table_id FROM speakers WHERE guest_id = $2`;
    return this.#tables(sql(query, guest, guest));
  }

  /**
   * All that a guest has passes to another, whose new device theirs becomes, at one moment; false if the guest is not
   * there any more, or has a name that lasts.
   */
  async absorb(guest: string, device: DeviceRow): Promise<boolean> {
    const { guest: into } = device;
    const tables = await this.allTablesOf(guest);
    const [was, is] = [`"${guest}"`, `"${into}"`];
    const theirs = `IN (${MEMBER_TABLES}`;
    return this.#db.commit([
      sql(`DELETE FROM guests WHERE id = $1 AND token_hash <> ''`, guest),
      insertDevice(device),
      ...revise(tables),
      sql(`UPDATE tables SET founding = REPLACE(founding, $1, $2) WHERE id ${theirs} = $3)`, was, is, guest),
      ...(['host', 'awaits'] as const).map((column) =>
        sql(`UPDATE tables SET ${column} = $1 WHERE ${column} = $2 AND id ${theirs} = $3)`, into, guest, guest),
      ),
      sql(`UPDATE entries SET entry = REPLACE(entry, $1, $2) WHERE table_id ${theirs} = $3)`, was, is, guest),
      ...tables.map((table) =>
        sql('UPDATE entries SET guest_id = $1 WHERE table_id = $2 AND guest_id = $3', into, table, guest),
      ),
      ...['members', 'speakers'].flatMap((name) => [
        sql(
          `INSERT INTO ${name} (guest_id, table_id) SELECT $1, table_id FROM ${name} WHERE guest_id = $2
           ON CONFLICT DO NOTHING`,
          into,
          guest,
        ),
        sql(`DELETE FROM ${name} WHERE guest_id = $1`, guest),
      ]),
      ...(await this.#passChannels(guest, into)),
      sql('UPDATE blocks SET guest_id = $1 WHERE guest_id = $2', into, guest),
      sql('UPDATE blocks SET blocked_id = $1 WHERE blocked_id = $2', into, guest),
      sql('DELETE FROM blocks WHERE guest_id = blocked_id'),
      sql('UPDATE reports SET by_id = $1 WHERE by_id = $2', into, guest),
      sql('UPDATE reports SET about_id = $1 WHERE about_id = $2', into, guest),
      // A deal of the day is played once: of two games of it, the one of the lasting name stays.
      sql(
        `DELETE FROM dailies WHERE guest_id = $1 AND EXISTS (SELECT 1 FROM dailies AS own
          WHERE own.guest_id = $2 AND own.day = dailies.day AND own.game = dailies.game)`,
        guest,
        into,
      ),
      sql('UPDATE dailies SET guest_id = $1 WHERE guest_id = $2', into, guest),
      sql('UPDATE daily_bests SET guest_id = $1 WHERE guest_id = $2', into, guest),
      // Of two ratings the surer one stays.
      ...[
        [guest, into, '<='],
        [into, guest, '<'],
      ].map(([weaker, surer, order]) =>
        sql(
          `DELETE FROM ratings WHERE guest_id = $1 AND EXISTS (SELECT 1 FROM ratings AS other
            WHERE other.guest_id = $2 AND other.division = ratings.division AND other.sigma ${order} ratings.sigma)`,
          weaker,
          surer,
        ),
      ),
      sql('DELETE FROM seekers WHERE guest_id = $1', guest),
      sql('UPDATE ratings SET guest_id = $1 WHERE guest_id = $2', into, guest),
      sql('UPDATE rating_changes SET guest_id = $1 WHERE guest_id = $2', into, guest),
      // Where both were at one table, the papers of the lasting name stay.
      ...['orders', 'notes'].flatMap((name) => [
        sql(
          `DELETE FROM ${name} WHERE guest_id = $1 AND table_id IN (SELECT table_id FROM ${name} WHERE guest_id = $2)`,
          guest,
          into,
        ),
        sql(`UPDATE ${name} SET guest_id = $1 WHERE guest_id = $2`, into, guest),
      ]),
      ...recall('table', tables),
      ...recall('guest', [guest]),
    ]);
  }

  /** Gives somebody another face at a table where they were; doing it again changes nothing. */
  async repaint(table: string, guest: string, face: NewFace): Promise<void> {
    const [row] = await this.#db.all(sql('SELECT founding FROM tables WHERE id = $1', table));
    if (!row) return;
    const founding = JSON.parse(String(row['founding'])) as Founding;
    const plans = founding.plans.map((plan) => repaintPlan(plan, guest, face));
    const query = 'SELECT * FROM entries WHERE table_id = $1 AND (guest_id = $2 OR entry LIKE $3) ORDER BY number';
    const entries = (await this.#db.all(sql(query, table, guest, `%"${guest}"%`))).map(numberedOf);
    await this.#db.commit([
      sql('UPDATE tables SET founding = $1 WHERE id = $2', JSON.stringify({ ...founding, plans }), table),
      ...revise([table]),
      ...entries.flatMap((each) => repaintEntry(table, each, guest, face)),
      ...recall('table', [table]),
    ]);
  }

  /** Forgets a guest, after their face is gone from the tables where they were. */
  async erase(guest: string): Promise<void> {
    await this.#db.commit([
      sql('DELETE FROM guests WHERE id = $1', guest),
      ...BELONGINGS.map(([name, whose]) => sql(`DELETE FROM ${name} WHERE ${whose}`, guest)),
      ...recall('guest', [guest]),
    ]);
  }

  async #tables(statement: Statement): Promise<readonly string[]> {
    return (await this.#db.all(statement)).map((row) => String(row['table_id']));
  }

  /** The id of a channel follows from whose it is, so each becomes another one; calls on their way stay on it. */
  async #passChannels(guest: string, into: string): Promise<Statement[]> {
    const rows = await this.#db.all(sql('SELECT * FROM channels WHERE guest_id = $1', guest));
    return rows.map(channelOf).flatMap((channel) => {
      const id = channelId(into, channel.address);
      return [
        insertChannel({ ...channel, id, guest: into }),
        sql('UPDATE notices SET channel_id = $1 WHERE channel_id = $2', id, channel.id),
        sql('DELETE FROM channels WHERE id = $1', channel.id),
      ];
    });
  }
}

const repaintPlan = (plan: Reservation, guest: string, { name }: NewFace): Reservation =>
  plan.kind === 'kept' && plan.guest === guest ? { ...plan, name } : plan;

function repaintEntry(table: string, { number, by, entry }: Numbered, guest: string, face: NewFace): Statement[] {
  const painted = repainted(entry, by === guest, guest, face);
  if (painted === entry) return [];
  const query = 'UPDATE entries SET entry = $1 WHERE table_id = $2 AND number = $3';
  return [sql(query, JSON.stringify(painted), table, number)];
}

function repainted(entry: Entry, isTheirs: boolean, guest: string, face: NewFace): Entry {
  const { name, keepsWords } = face;
  switch (entry.type) {
    case 'sat':
      return entry.guest === guest ? { ...entry, name } : entry;
    case 'planned':
      return { ...entry, plan: repaintPlan(entry.plan, guest, face) };
    case 'said':
      return isTheirs ? { ...entry, name, text: keepsWords ? entry.text : NO_WORDS } : entry;
    case 'greeted':
      return isTheirs ? { ...entry, name } : entry;
    default:
      return entry;
  }
}
