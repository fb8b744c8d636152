import { channelId } from '../notices/address.ts';
import type { Entry, Founding, Reservation } from '../table/entry.ts';
import { DEVICES } from './accountShelf.ts';
import { recall } from './conductShelf.ts';
import { raw, sql, type Statement } from './database.ts';
import { CHANNELS, ENTRIES, type DeviceRow, type EntryRow } from './rows.ts';
import { Shelf } from './shelf.ts';
import { revise } from './snapshotShelf.ts';

/** What is left of the name of somebody who is gone, in every language. */
export const NO_NAME = 'N. N.';
/** What is left of what they said. */
const NO_WORDS = '…';

/** Everything that belongs to one guest alone, by the column that says whose it is. */
const BELONGINGS = [
  ['channels', 'guest_id'],
  ['members', 'guest_id'],
  ['speakers', 'guest_id'],
  ['devices', 'guest_id'],
  ['passkeys', 'guest_id'],
  ['mails', 'guest_id'],
  ['recovery_codes', 'guest_id'],
  ['ceremonies', 'guest_id'],
  ['blocks', 'guest_id'],
  ['blocks', 'blocked_id'],
  ['reports', 'by_id'],
  ['reports', 'about_id'],
  ['dailies', 'guest_id'],
  ['daily_bests', 'guest_id'],
  ['ratings', 'guest_id'],
  ['seekers', 'guest_id'],
  ['rating_changes', 'guest_id'],
  ['orders', 'guest_id'],
  ['notes', 'guest_id'],
] as const;

/** How somebody is called from now on at the tables where they were, and whether what they said stays. */
interface NewFace {
  readonly name: string;
  readonly keepsWords: boolean;
}

/** What guests leave behind at tables: it can pass to another name, get a new one, or lose it. */
export class TraceShelf extends Shelf {
  /** The tables at which a guest has, had or is offered a seat. */
  tablesOf(guest: string): Promise<readonly string[]> {
    return this.#tables(sql`${seatsOf(guest)} ORDER BY table_id`);
  }

  /** The tables at which both of these guests are. */
  sharedTables(one: string, other: string): Promise<readonly string[]> {
    return this.#tables(sql`${seatsOf(one)} AND table_id IN (${seatsOf(other)})`);
  }

  /** All tables at which a guest sat or said something. */
  allTablesOf(guest: string): Promise<readonly string[]> {
    return this.#tables(sql`${seatsOf(guest)} UNION SELECT table_id FROM speakers WHERE guest_id = ${guest}`);
  }

  /**
   * All that a guest has passes to another, whose new device theirs becomes, at one moment; false if the guest is not
   * there any more, or has a name that lasts.
   */
  async absorb(guest: string, device: DeviceRow): Promise<boolean> {
    const { guest: into } = device;
    const tables = await this.allTablesOf(guest);
    const [was, is] = [`"${guest}"`, `"${into}"`];
    const theirs = sql`IN (${seatsOf(guest)})`;
    const pass = (name: string, column = 'guest_id'): Statement =>
      sql`UPDATE ${raw(name)} SET ${raw(column)} = ${into} WHERE ${raw(column)} = ${guest}`;
    return this.change(
      sql`DELETE FROM guests WHERE id = ${guest} AND token_hash <> ''`,
      DEVICES.insert(device),
      ...revise(tables),
      sql`UPDATE tables SET founding = REPLACE(founding, ${was}, ${is}) WHERE id ${theirs}`,
      ...['host', 'awaits'].map((column) => sql`${pass('tables', column)} AND id ${theirs}`),
      sql`UPDATE entries SET entry = REPLACE(entry, ${was}, ${is}) WHERE table_id ${theirs}`,
      ...tables.map((table) => sql`${pass('entries')} AND table_id = ${table}`),
      ...['members', 'speakers'].map(raw).flatMap((name) => [
        sql`INSERT INTO ${name} (guest_id, table_id) SELECT ${into}, table_id FROM ${name} WHERE guest_id = ${guest}
          ON CONFLICT DO NOTHING`,
        sql`DELETE FROM ${name} WHERE guest_id = ${guest}`,
      ]),
      ...(await this.#passChannels(guest, into)),
      pass('blocks'),
      pass('blocks', 'blocked_id'),
      sql`DELETE FROM blocks WHERE guest_id = blocked_id`,
      pass('reports', 'by_id'),
      pass('reports', 'about_id'),
      // A deal of the day is played once: of two games of it, the one of the lasting name stays.
      sql`DELETE FROM dailies WHERE guest_id = ${guest} AND EXISTS (SELECT 1 FROM dailies AS own
        WHERE own.guest_id = ${into} AND own.day = dailies.day AND own.game = dailies.game)`,
      pass('dailies'),
      pass('daily_bests'),
      // Of two ratings the surer one stays.
      dropWeaker(guest, into, '<='),
      dropWeaker(into, guest, '<'),
      sql`DELETE FROM seekers WHERE guest_id = ${guest}`,
      pass('ratings'),
      pass('rating_changes'),
      // Where both were at one table, the papers of the lasting name stay.
      ...['orders', 'notes'].flatMap((name) => [
        sql`DELETE FROM ${raw(name)} WHERE guest_id = ${guest}
          AND table_id IN (SELECT table_id FROM ${raw(name)} WHERE guest_id = ${into})`,
        pass(name),
      ]),
      ...recall('table', tables),
      ...recall('guest', [guest]),
    );
  }

  /** Gives somebody another face at a table where they were; doing it again changes nothing. */
  async repaint(table: string, guest: string, face: NewFace): Promise<void> {
    const founding = await this.one(
      sql`SELECT founding FROM tables WHERE id = ${table}`,
      (row) => JSON.parse(String(row['founding'])) as Founding,
    );
    if (!founding) return;
    const plans = founding.plans.map((plan) => repaintPlan(plan, guest, face));
    const entries = await this.many(
      sql`SELECT * FROM entries WHERE table_id = ${table} AND (guest_id = ${guest} OR entry LIKE ${`%"${guest}"%`})
        ORDER BY number`,
      ENTRIES.read,
    );
    await this.change(
      sql`UPDATE tables SET founding = ${JSON.stringify({ ...founding, plans })} WHERE id = ${table}`,
      ...revise([table]),
      ...entries.flatMap((each) => repaintEntry(each, guest, face)),
      ...recall('table', [table]),
    );
  }

  /** Forgets a guest, after their face is gone from the tables where they were. */
  async erase(guest: string): Promise<void> {
    await this.change(
      sql`DELETE FROM guests WHERE id = ${guest}`,
      sql`DELETE FROM notices WHERE channel_id IN (SELECT id FROM channels WHERE guest_id = ${guest})`,
      ...BELONGINGS.map(([name, whose]) => sql`DELETE FROM ${raw(name)} WHERE ${raw(whose)} = ${guest}`),
      ...recall('guest', [guest]),
    );
  }

  #tables(statement: Statement): Promise<readonly string[]> {
    return this.many(statement, (row) => String(row['table_id']));
  }

  /** The id of a channel follows from whose it is, so each becomes another one; calls on their way stay on it. */
  async #passChannels(guest: string, into: string): Promise<Statement[]> {
    const channels = await this.many(sql`SELECT * FROM channels WHERE guest_id = ${guest}`, CHANNELS.read);
    return channels.flatMap((channel) => {
      const id = channelId(into, channel.address);
      return [
        CHANNELS.insert({ ...channel, id, guest: into }),
        sql`UPDATE notices SET channel_id = ${id} WHERE channel_id = ${channel.id}`,
        sql`DELETE FROM channels WHERE id = ${channel.id}`,
      ];
    });
  }
}

const seatsOf = (guest: string): Statement => sql`SELECT table_id FROM members WHERE guest_id = ${guest}`;

const dropWeaker = (weaker: string, surer: string, order: '<' | '<='): Statement =>
  sql`DELETE FROM ratings WHERE guest_id = ${weaker} AND EXISTS (SELECT 1 FROM ratings AS other
    WHERE other.guest_id = ${surer} AND other.division = ratings.division AND other.sigma ${raw(order)} ratings.sigma)`;

const repaintPlan = (plan: Reservation, guest: string, { name }: NewFace): Reservation =>
  plan.kind === 'kept' && plan.guest === guest ? { ...plan, name } : plan;

function repaintEntry({ table, number, by, entry }: EntryRow, guest: string, face: NewFace): Statement[] {
  const painted = repainted(entry, by === guest, guest, face);
  if (painted === entry) return [];
  return [sql`UPDATE entries SET entry = ${JSON.stringify(painted)} WHERE table_id = ${table} AND number = ${number}`];
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
