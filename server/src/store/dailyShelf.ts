import { DAILIES, DAILY_BESTS, type DailyBest, type DailyRow } from './dailyRow.ts';
import { raw, sql } from './database.ts';
import { foundTable, type NewTableRow } from './rows.ts';
import { upsert } from './rowsOf.ts';
import { Shelf } from './shelf.ts';

/** How a game of a day ended. */
export type DailyEnd = Pick<DailyRow, 'score' | 'margin'> & { readonly won: number; readonly finishedAt: number };

/** By what results are told apart, first and second, among those who won and those who did not. */
export type DailyOrder = readonly ['margin', 'score'] | readonly ['score', 'margin'];

/** Who has played the deal of which day, and how it ended. */
export class DailyShelf extends Shelf {
  /** Keeps a new game of a day together with its table; false, with nothing changed, if the guest has one already. */
  begin(row: Pick<DailyRow, 'day' | 'game' | 'guest'>, table: NewTableRow): Promise<boolean> {
    const begun = { ...row, table: table.founding.id, won: undefined, score: 0, margin: 0, finishedAt: undefined };
    return this.change(DAILIES.insert(begun), ...foundTable(table));
  }

  find(day: string, game: string, guest: string): Promise<DailyRow | undefined> {
    return this.one(
      sql`SELECT * FROM dailies WHERE day = ${day} AND game = ${game} AND guest_id = ${guest}`,
      DAILIES.read,
    );
  }

  /** The games of a day that are over and whose end has not been noted. */
  unsettled(day: string, game: string, limit: number): Promise<readonly DailyRow[]> {
    const statement = sql`SELECT dailies.* FROM dailies JOIN tables ON id = table_id
      WHERE day = ${day} AND game = ${game} AND won IS NULL AND phase = 'over' LIMIT ${limit}`;
    return this.many(statement, DAILIES.read);
  }

  async settle({ day, game, guest }: DailyRow, { won, score, margin, finishedAt }: DailyEnd): Promise<void> {
    await this.change(
      sql`UPDATE dailies SET won = ${won}, score = ${score}, margin = ${margin}, finished_at = ${finishedAt}
        WHERE day = ${day} AND game = ${game} AND guest_id = ${guest} AND won IS NULL`,
    );
  }

  /** All finished games of a day, the best first. */
  ranking(day: string, game: string, [first, second]: DailyOrder): Promise<readonly DailyRow[]> {
    const statement = sql`SELECT dailies.*, guests.name AS name, token_hash = '' AS lasting
      FROM dailies LEFT JOIN guests ON guests.id = guest_id
      WHERE day = ${day} AND game = ${game} AND won IS NOT NULL
      ORDER BY won DESC, ${raw(first)} DESC, ${raw(second)} DESC, finished_at, guest_id`;
    return this.many(statement, DAILIES.read);
  }

  /** Notes a result if it is the best that is known of its deal. */
  async improve(best: DailyBest, [first, second]: DailyOrder): Promise<void> {
    const places = (row: string) => `(${row}.won, ${row}.${first}, ${row}.${second})`;
    const overwrite = upsert(DAILY_BESTS.key, ['guest_id', 'won', 'score', 'margin']);
    const ifBetter = `${overwrite} WHERE ${places('excluded')} > ${places('daily_bests')}`;
    await this.change(DAILY_BESTS.insert(best, ifBetter));
  }

  /** The best that is known of a deal, whoever did it. */
  best(day: string, game: string): Promise<DailyBest | undefined> {
    const statement = sql`SELECT daily_bests.*, name FROM daily_bests LEFT JOIN guests ON guests.id = guest_id
      WHERE day = ${day} AND game = ${game}`;
    return this.one(statement, DAILY_BESTS.read);
  }

  /** When a guest finished the last games of any day. */
  finishedBy(guest: string, limit: number): Promise<readonly number[]> {
    const statement = sql`SELECT finished_at FROM dailies WHERE guest_id = ${guest} AND finished_at IS NOT NULL
      ORDER BY finished_at DESC LIMIT ${limit}`;
    return this.many(statement, (row) => Number(row['finished_at']));
  }
}
