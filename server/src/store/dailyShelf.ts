import { dailyBestOf, dailyOf, insertDaily, insertDailyBest, type DailyBest, type DailyRow } from './dailyRow.ts';
import { sql, type Database } from './database.ts';
import { foundTable, type NewTableRow } from './rows.ts';

/** How a game of a day ended. */
export type DailyEnd = Pick<DailyRow, 'score' | 'margin'> & { readonly won: number; readonly finishedAt: number };

/** By what results are told apart, first and second, among those who won and those who did not. */
export type DailyOrder = readonly ['margin', 'score'] | readonly ['score', 'margin'];

/** Who has played the deal of which day, and how it ended. */
export class DailyShelf {
  readonly #db: Pick<Database, 'all' | 'commit'>;

  constructor(db: Pick<Database, 'all' | 'commit'>) {
    this.#db = db;
  }

  /** Keeps a new game of a day together with its table; false, with nothing changed, if the guest has one already. */
  begin(row: Pick<DailyRow, 'day' | 'game' | 'guest'>, table: NewTableRow): Promise<boolean> {
    const begun = { ...row, table: table.founding.id, won: undefined, score: 0, margin: 0, finishedAt: undefined };
    return this.#db.commit([insertDaily(begun), ...foundTable(table)]);
  }

  async find(day: string, game: string, guest: string): Promise<DailyRow | undefined> {
    const query = 'SELECT * FROM dailies WHERE day = $1 AND game = $2 AND guest_id = $3';
    const [row] = await this.#db.all(sql(query, day, game, guest));
    return row && dailyOf(row);
  }

  /** The games of a day that are over and whose end has not been noted. */
  async unsettled(day: string, game: string, limit: number): Promise<readonly DailyRow[]> {
    const query = `SELECT dailies.* FROM dailies JOIN tables ON id = table_id
      WHERE day = $1 AND game = $2 AND won IS NULL AND phase = 'over' LIMIT $3`;
    return (await this.#db.all(sql(query, day, game, limit))).map(dailyOf);
  }

  async settle({ day, game, guest }: DailyRow, { won, score, margin, finishedAt }: DailyEnd): Promise<void> {
    const change = `UPDATE dailies SET won = $1, score = $2, margin = $3, finished_at = $4
      WHERE day = $5 AND game = $6 AND guest_id = $7 AND won IS NULL`;
    await this.#db.commit([sql(change, won, score, margin, finishedAt, day, game, guest)]);
  }

  /** All finished games of a day, the best first. */
  async ranking(day: string, game: string, order: DailyOrder): Promise<readonly DailyRow[]> {
    const [first, second] = order;
    const query = `SELECT dailies.*, guests.name AS name, token_hash FROM dailies LEFT JOIN guests ON guests.id = guest_id
      WHERE day = $1 AND game = $2 AND won IS NOT NULL
      ORDER BY won DESC, ${first} DESC, ${second} DESC, finished_at, guest_id`;
    return (await this.#db.all(sql(query, day, game))).map(dailyOf);
  }

  /** Notes a result if it is the best that is known of its deal. */
  async improve(best: DailyBest, [first, second]: DailyOrder): Promise<void> {
    const { sql: insertion, values } = insertDailyBest(best);
    const better = `(excluded.won, excluded.${first}, excluded.${second})
      > (daily_bests.won, daily_bests.${first}, daily_bests.${second})`;
    const upsert = insertion.replace(
      'DO NOTHING',
      `(day, game) DO UPDATE SET guest_id = excluded.guest_id, won = excluded.won, score = excluded.score,
        margin = excluded.margin WHERE ${better}`,
    );
    await this.#db.commit([{ sql: upsert, values }]);
  }

  /** The best that is known of a deal, whoever did it. */
  async best(day: string, game: string): Promise<DailyBest | undefined> {
    const query = `SELECT daily_bests.*, name FROM daily_bests LEFT JOIN guests ON guests.id = guest_id
      WHERE day = $1 AND game = $2`;
    const [row] = await this.#db.all(sql(query, day, game));
    return row && dailyBestOf(row);
  }

  /** When a guest finished the last games of any day. */
  async finishedBy(guest: string, limit: number): Promise<readonly number[]> {
    const query = `SELECT finished_at FROM dailies WHERE guest_id = $1 AND finished_at IS NOT NULL
      ORDER BY finished_at DESC LIMIT $2`;
    return (await this.#db.all(sql(query, guest, limit))).map((row) => Number(row['finished_at']));
  }
}
