import { dailyOf, insertDaily, type DailyRow } from './dailyRow.ts';
import { sql, type Database } from './database.ts';
import { foundTable, type NewTableRow } from './rows.ts';

/** How a game of a day ended. */
export type DailyEnd = Pick<DailyRow, 'score' | 'margin'> & { readonly won: number; readonly finishedAt: number };

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
  async ranking(day: string, game: string): Promise<readonly DailyRow[]> {
    const query = `SELECT dailies.*, guests.name AS name FROM dailies LEFT JOIN guests ON guests.id = guest_id
      WHERE day = $1 AND game = $2 AND won IS NOT NULL ORDER BY won DESC, margin DESC, score DESC, finished_at, guest_id`;
    return (await this.#db.all(sql(query, day, game))).map(dailyOf);
  }

  /** When a guest finished the last games of any day. */
  async finishedBy(guest: string, limit: number): Promise<readonly number[]> {
    const query = `SELECT finished_at FROM dailies WHERE guest_id = $1 AND finished_at IS NOT NULL
      ORDER BY finished_at DESC LIMIT $2`;
    return (await this.#db.all(sql(query, guest, limit))).map((row) => Number(row['finished_at']));
  }
}
