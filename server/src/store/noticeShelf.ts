import type { Manners } from '@hideout/protocol';
import { raw, sql, type Row, type Statement } from './database.ts';
import { CHANNELS, KEYS, type ChannelRow } from './rows.ts';
import { Shelf } from './shelf.ts';

/** A call, or the reminder that follows it. */
type NoticeKind = 'turn' | 'reminder';

/** A guest whom a table waits for and who has not been told. */
export interface Call {
  readonly table: string;
  readonly guest: string;
  /** The entry by which the turn came to the guest: there is one call and one reminder for each. */
  readonly number: number;
  readonly kind: NoticeKind;
  /** When the guest last looked at a page of the house. */
  readonly attentiveAt: number;
  /** Whether an order of the guest stands, so that the table's hook alone is called. */
  readonly hasOrder: boolean;
}

/** A call on its way through one channel. */
export interface NoticeRow {
  readonly channel: ChannelRow;
  readonly table: string;
  readonly number: number;
  readonly kind: NoticeKind;
  readonly dueAt: number;
  readonly attempts: number;
  readonly manners: Manners;
}

/** The channel owner of a table's own hook. */
export const hookOwner = (table: string): string => `table:${table}`;

/** Whether an order stands of whoever is awaited. */
const HAS_ORDER = raw(`EXISTS
  (SELECT 1 FROM orders WHERE orders.table_id = tables.id AND orders.guest_id = awaits AND ending = '')`);

/** Whose turn it is. Whose order stands need not come; a hook tells all the same: it must not tell of orders. */
const WHOSE = [
  sql`tables.awaits = channels.guest_id AND NOT ${HAS_ORDER}`,
  sql`channels.guest_id LIKE 'table:%' AND tables.id = SUBSTR(channels.guest_id, 7)`,
] as const;

/** Looks from the channels for the tables: a house has many tables at which nobody can be called. */
const callsTo = (isTheirs: Statement, waiting: number, now: number): Statement =>
  sql`SELECT tables.id AS table_id, awaits, awaits_from, awaits_at, attentive_at, called, ${HAS_ORDER} AS has_order
    FROM channels CROSS JOIN tables JOIN guests ON guests.id = awaits
    WHERE ${isTheirs} AND phase = 'playing' AND ((called < awaits_from AND awaits_at <= ${waiting})
      OR (reminded < awaits_from AND remind_at <= ${now}))`;

/** What of a table says up to which entry its guest has been called, and reminded. */
const MARKS: Readonly<Record<NoticeKind, Statement>> = { turn: raw('called'), reminder: raw('reminded') };

/** Who is to be called to which table, and through what. It is all in the store, so it survives any restart. */
export class NoticeShelf extends Shelf {
  /** A key of the house: made once, by whichever node comes first, and kept for ever. */
  async key(name: string, make: () => Promise<string>): Promise<string> {
    const find = (): Promise<string | undefined> =>
      this.one(sql`SELECT value FROM house_keys WHERE name = ${name}`, (row) => String(row['value']));
    const known = await find();
    if (known !== undefined) return known;
    await this.change(KEYS.insert({ name, value: await make() }));
    return (await find())!;
  }

  channels(owner: string): Promise<readonly ChannelRow[]> {
    return this.many(sql`SELECT * FROM channels WHERE guest_id = ${owner} ORDER BY created_at, id`, CHANNELS.read);
  }

  async addChannel(channel: ChannelRow): Promise<void> {
    await this.change(CHANNELS.insert(channel));
  }

  /** Forgets a channel of this owner with all that is on its way through it; whether there was one. */
  removeChannel(owner: string, id: string): Promise<boolean> {
    return this.change(
      sql`DELETE FROM channels WHERE id = ${id} AND guest_id = ${owner}`,
      sql`DELETE FROM notices WHERE channel_id = ${id}`,
    );
  }

  async setManners(guest: string, manners: Manners): Promise<void> {
    await this.change(sql`UPDATE guests SET manners = ${JSON.stringify(manners)} WHERE id = ${guest}`);
  }

  /** Notes that a guest looks at a page of the house. */
  async attend(guest: string, at: number): Promise<void> {
    await this.change(sql`UPDATE guests SET attentive_at = ${at} WHERE id = ${guest}`);
  }

  /** Who is to be called: whoever has been awaited since before `waiting`, or whose reminder is due, and can be reached. */
  calls(waiting: number, now: number, limit: number): Promise<readonly Call[]> {
    const [guests, hooks] = WHOSE;
    const statement = sql`${callsTo(guests, waiting, now)} UNION ${callsTo(hooks, waiting, now)}
      ORDER BY awaits_at LIMIT ${limit}`;
    return this.many(statement, (row) => ({
      table: String(row['table_id']),
      guest: String(row['awaits']),
      number: Number(row['awaits_from']),
      kind: Number(row['called']) < Number(row['awaits_from']) ? 'turn' : 'reminder',
      attentiveAt: Number(row['attentive_at']),
      hasOrder: Boolean(row['has_order']),
    }));
  }

  /** Sends a call on its way through these channels, once, whichever node is first. */
  async call({ table, number, kind }: Call, channels: readonly ChannelRow[], dueAt: number): Promise<void> {
    const mark = MARKS[kind];
    await this.change(
      sql`UPDATE tables SET ${mark} = ${number}
        WHERE id = ${table} AND awaits_from = ${number} AND ${mark} < ${number}`,
      ...channels.map(
        ({ id }) => sql`INSERT INTO notices (channel_id, table_id, number, kind, due_at)
          VALUES (${id}, ${table}, ${number}, ${kind}, ${dueAt}) ON CONFLICT DO NOTHING`,
      ),
    );
  }

  /** Calls a guest whose order has ended before their turn, through their own channels, if the table's hook was called before. */
  async callAfterOrder(table: string, guest: string): Promise<void> {
    await this.change(
      sql`INSERT INTO notices (channel_id, table_id, number, kind, due_at)
        SELECT channels.id, tables.id, awaits_from, 'turn', awaits_at FROM tables JOIN channels ON guest_id = awaits
        WHERE tables.id = ${table} AND awaits = ${guest} AND called >= awaits_from ON CONFLICT DO NOTHING`,
    );
  }

  /** What is due, the longest waiting first. */
  due(now: number, limit: number): Promise<readonly NoticeRow[]> {
    const statement = sql`SELECT channels.*, table_id, number, kind, due_at, attempts,
        COALESCE(manners, '{}') AS manners
      FROM notices JOIN channels ON channels.id = channel_id LEFT JOIN guests ON guests.id = channels.guest_id
      WHERE due_at <= ${now} ORDER BY due_at, channel_id LIMIT ${limit}`;
    return this.many(statement, noticeOf);
  }

  /** Whether the table still waits for what the call is about, and whoever is called has not looked at a page since `before`. */
  isWanted({ channel, table, number }: NoticeRow, before: number): Promise<boolean> {
    return this.has(
      sql`SELECT 1 FROM tables LEFT JOIN guests ON guests.id = ${channel.guest} WHERE tables.id = ${table}
        AND phase = 'playing' AND awaits_from = ${number} AND COALESCE(attentive_at, 0) <= ${before}`,
    );
  }

  /** Takes a notice for oneself until `until`; false when another node has. */
  claim(notice: NoticeRow, until: number): Promise<boolean> {
    return this.change(
      sql`UPDATE notices SET due_at = ${until}, attempts = attempts + 1
        WHERE ${isNotice(notice)} AND due_at = ${notice.dueAt}`,
    );
  }

  /** Tries a notice again at that time. */
  async postpone(notice: NoticeRow, until: number): Promise<void> {
    await this.change(sql`UPDATE notices SET due_at = ${until} WHERE ${isNotice(notice)}`);
  }

  /** A notice was sent, or is not needed any more. */
  async settle(notice: NoticeRow): Promise<void> {
    await this.change(sql`DELETE FROM notices WHERE ${isNotice(notice)}`);
  }

  /** How many tables wait for a guest. */
  countAwaiting(guest: string): Promise<number> {
    return this.whole(sql`SELECT COUNT(*) AS whole FROM tables WHERE phase = 'playing' AND awaits = ${guest}`);
  }
}

const isNotice = ({ channel, table, number, kind }: NoticeRow): Statement =>
  sql`channel_id = ${channel.id} AND table_id = ${table} AND number = ${number} AND kind = ${kind}`;

const noticeOf = (row: Row): NoticeRow => ({
  channel: CHANNELS.read(row),
  table: String(row['table_id']),
  number: Number(row['number']),
  kind: row['kind'] as NoticeKind,
  dueAt: Number(row['due_at']),
  attempts: Number(row['attempts']),
  manners: JSON.parse(String(row['manners'])) as Manners,
});
