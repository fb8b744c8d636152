import type { Manners } from '@hideout/protocol';
import { sql, type Database, type Row } from './database.ts';
import { channelOf, insertChannel, insertKey, type ChannelRow } from './rows.ts';

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
const HAS_ORDER = `EXISTS
  (SELECT 1 FROM orders WHERE orders.table_id = tables.id AND orders.guest_id = awaits AND ending = '')`;

/** Looks from the channels for the tables: a house has many tables at which nobody can be called. */
const CALLS = [
  // Whose order stands need not come. A hook tells all the same: it must not tell of orders.
  `tables.awaits = channels.guest_id AND NOT ${HAS_ORDER}`,
  `channels.guest_id LIKE 'table:%' AND tables.id = SUBSTR(channels.guest_id, 7)`,
]
  .map(
    (
      isTheirs,
      index,
    ) => `SELECT tables.id AS table_id, awaits, awaits_from, awaits_at, attentive_at, called, ${HAS_ORDER} AS has_order
      FROM channels CROSS JOIN tables JOIN guests ON guests.id = awaits
      WHERE ${isTheirs} AND phase = 'playing' AND ((called < awaits_from AND awaits_at <= $${2 * index + 1})
        OR (reminded < awaits_from AND remind_at <= $${2 * index + 2}))`,
  )
  .join(' UNION ')
  .concat(' ORDER BY awaits_at LIMIT $5');

/** What of a table says up to which entry its guest has been called, and reminded. */
const MARKS: Readonly<Record<NoticeKind, string>> = { turn: 'called', reminder: 'reminded' };

/** Who is to be called to which table, and through what. It is all in the store, so it survives any restart. */
export class NoticeShelf {
  readonly #db: Pick<Database, 'all' | 'commit'>;

  constructor(db: Pick<Database, 'all' | 'commit'>) {
    this.#db = db;
  }

  /** A key of the house: made once, by whichever node comes first, and kept for ever. */
  async key(name: string, make: () => Promise<string>): Promise<string> {
    const find = async (): Promise<string | undefined> => {
      const [row] = await this.#db.all(sql('SELECT value FROM house_keys WHERE name = $1', name));
      return row && String(row['value']);
    };
    const known = await find();
    if (known !== undefined) return known;
    await this.#db.commit([insertKey(name, await make())]);
    return (await find())!;
  }

  async channels(owner: string): Promise<readonly ChannelRow[]> {
    const rows = await this.#db.all(sql('SELECT * FROM channels WHERE guest_id = $1 ORDER BY created_at, id', owner));
    return rows.map(channelOf);
  }

  async addChannel(channel: ChannelRow): Promise<void> {
    await this.#db.commit([insertChannel(channel)]);
  }

  /** Forgets a channel of this owner with all that is on its way through it; whether there was one. */
  removeChannel(owner: string, id: string): Promise<boolean> {
    return this.#db.commit([
      sql('DELETE FROM channels WHERE id = $1 AND guest_id = $2', id, owner),
      sql('DELETE FROM notices WHERE channel_id = $1', id),
    ]);
  }

  async setManners(guest: string, manners: Manners): Promise<void> {
    await this.#db.commit([sql('UPDATE guests SET manners = $1 WHERE id = $2', JSON.stringify(manners), guest)]);
  }

  /** Notes that a guest looks at a page of the house. */
  async attend(guest: string, at: number): Promise<void> {
    await this.#db.commit([sql('UPDATE guests SET attentive_at = $1 WHERE id = $2', at, guest)]);
  }

  /** Who is to be called: whoever has been awaited since before `waiting`, or whose reminder is due, and can be reached. */
  async calls(waiting: number, now: number, limit: number): Promise<readonly Call[]> {
    return (await this.#db.all(sql(CALLS, waiting, now, waiting, now, limit))).map((row) => ({
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
    await this.#db.commit([
      sql(
        `UPDATE tables SET ${mark} = $1 WHERE id = $2 AND awaits_from = $3 AND ${mark} < $4`,
        number,
        table,
        number,
        number,
      ),
      ...channels.map(({ id }) =>
        sql(
          `INSERT INTO notices (channel_id, table_id, number, kind, due_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT DO NOTHING`,
          id,
          table,
          number,
          kind,
          dueAt,
        ),
      ),
    ]);
  }

  /** Calls a guest whose order has ended before their turn, through their own channels, if the table's hook was called before. */
  async callAfterOrder(table: string, guest: string): Promise<void> {
    const query = `INSERT INTO notices (channel_id, table_id, number, kind, due_at)
      SELECT channels.id, tables.id, awaits_from, 'turn', awaits_at FROM tables JOIN channels ON guest_id = awaits
      WHERE tables.id = $1 AND awaits = $2 AND called >= awaits_from ON CONFLICT DO NOTHING`;
    await this.#db.commit([sql(query, table, guest)]);
  }

  /** What is due, the longest waiting first. */
  async due(now: number, limit: number): Promise<readonly NoticeRow[]> {
    const query = `SELECT channels.*, table_id, number, kind, due_at, attempts, COALESCE(manners, '{}') AS manners
      FROM notices JOIN channels ON channels.id = channel_id LEFT JOIN guests ON guests.id = channels.guest_id
      WHERE due_at <= $1 ORDER BY due_at, channel_id LIMIT $2`;
    return (await this.#db.all(sql(query, now, limit))).map(noticeOf);
  }

  /** Whether the table still waits for what the call is about, and whoever is called has not looked at a page since `before`. */
  async isWanted({ channel, table, number }: NoticeRow, before: number): Promise<boolean> {
    const query = `SELECT 1 FROM tables LEFT JOIN guests ON guests.id = $1 WHERE tables.id = $2
      AND phase = 'playing' AND awaits_from = $3 AND COALESCE(attentive_at, 0) <= $4`;
    return (await this.#db.all(sql(query, channel.guest, table, number, before))).length > 0;
  }

  /** Takes a notice for oneself until `until`; false when another node has. */
  claim({ channel, table, number, kind, dueAt }: NoticeRow, until: number): Promise<boolean> {
    return this.#db.commit([
      sql(
        `UPDATE notices SET due_at = $1, attempts = attempts + 1
         WHERE channel_id = $2 AND table_id = $3 AND number = $4 AND kind = $5 AND due_at = $6`,
        until,
        channel.id,
        table,
        number,
        kind,
        dueAt,
      ),
    ]);
  }

  /** Tries a notice again at that time. */
  async postpone({ channel, table, number, kind }: NoticeRow, until: number): Promise<void> {
    await this.#db.commit([
      sql(
        'UPDATE notices SET due_at = $1 WHERE channel_id = $2 AND table_id = $3 AND number = $4 AND kind = $5',
        until,
        channel.id,
        table,
        number,
        kind,
      ),
    ]);
  }

  /** A notice was sent, or is not needed any more. */
  async settle({ channel, table, number, kind }: NoticeRow): Promise<void> {
    await this.#db.commit([
      sql(
        'DELETE FROM notices WHERE channel_id = $1 AND table_id = $2 AND number = $3 AND kind = $4',
        channel.id,
        table,
        number,
        kind,
      ),
    ]);
  }

  /** How many tables wait for a guest. */
  async countAwaiting(guest: string): Promise<number> {
    const query = `SELECT COUNT(*) AS whole FROM tables WHERE phase = 'playing' AND awaits = $1`;
    return Number((await this.#db.all(sql(query, guest)))[0]!['whole']);
  }
}

const noticeOf = (row: Row): NoticeRow => ({
  channel: channelOf(row),
  table: String(row['table_id']),
  number: Number(row['number']),
  kind: row['kind'] as NoticeKind,
  dueAt: Number(row['due_at']),
  attempts: Number(row['attempts']),
  manners: JSON.parse(String(row['manners'])) as Manners,
});
