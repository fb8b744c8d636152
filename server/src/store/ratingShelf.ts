import { sql, type Database } from './database.ts';
import {
  insertRatedGame,
  insertRating,
  insertRatingChange,
  ratingChangeOf,
  ratingOf,
  type RatedGameRow,
  type RatingChangeRow,
  type RatingRow,
} from './ratingRow.ts';
import { readable, type TableRow } from './rows.ts';

/** A counted game with everything that it changes. */
export interface CountedGame {
  readonly game: RatedGameRow;
  readonly ratings: readonly RatingRow[];
  readonly changes: readonly RatingChangeRow[];
}

/** How strong everybody is taken to be. A division is the list of its games: each is counted once, one after another. */
export class RatingShelf {
  readonly #db: Pick<Database, 'all' | 'commit'>;

  constructor(db: Pick<Database, 'all' | 'commit'>) {
    this.#db = db;
  }

  /** Tables whose games are over and have not been looked at, those that ended first first. */
  async unlooked(limit: number): Promise<readonly Pick<TableRow, 'founding'>[]> {
    const query = `SELECT * FROM tables WHERE phase = 'over' AND tallied = 0 AND aside IS NULL
      ORDER BY changed_at, id LIMIT $1`;
    return readable(await this.#db.all(sql(query, limit)));
  }

  /** Notes that a game has been looked at, whether it counts or not. */
  async look(table: string): Promise<void> {
    await this.#db.commit([sql('UPDATE tables SET tallied = 1 WHERE id = $1 AND tallied = 0', table)]);
  }

  /** Counts a game; false, with nothing changed, if it has been counted, or another one under its number. */
  count({ game, ratings, changes }: CountedGame): Promise<boolean> {
    return this.#db.commit([
      insertRatedGame(game),
      ...ratings.map(insertRating),
      ...changes.map(insertRatingChange),
      sql('UPDATE tables SET tallied = 1 WHERE id = $1', game.table),
    ]);
  }

  async isCounted(table: string): Promise<boolean> {
    return (await this.#db.all(sql('SELECT number FROM rated_games WHERE table_id = $1', table))).length > 0;
  }

  /** How many games of a division have been counted. */
  async length(division: string): Promise<number> {
    const [row] = await this.#db.all(
      sql('SELECT MAX(number) AS number FROM rated_games WHERE division = $1', division),
    );
    return Number(row?.['number'] ?? 0);
  }

  async find(division: string, guest: string): Promise<RatingRow | undefined> {
    const query = 'SELECT * FROM ratings WHERE division = $1 AND guest_id = $2';
    const [row] = await this.#db.all(sql(query, division, guest));
    return row && ratingOf(row);
  }

  /** How often a guest has met each other player in counted games of a division since a moment. */
  async meetings(division: string, guest: string, since: number): Promise<ReadonlyMap<string, number>> {
    const query = `SELECT other.guest_id AS guest_id, COUNT(*) AS whole FROM rating_changes AS own
      JOIN rating_changes AS other ON other.table_id = own.table_id AND other.seat <> own.seat
      WHERE own.guest_id = $1 AND own.division = $2 AND own.at > $3 GROUP BY other.guest_id`;
    const rows = await this.#db.all(sql(query, guest, division, since));
    return new Map(rows.map((row) => [String(row['guest_id']), Number(row['whole'])]));
  }

  /** The ratings of all in a division whose names last and who may be here. */
  async board(division: string): Promise<readonly RatingRow[]> {
    const query = `SELECT ratings.*, guests.name AS name FROM ratings JOIN guests ON guests.id = guest_id
      WHERE division = $1 AND token_hash = '' AND standing <> 'banned' ORDER BY mu DESC, guest_id`;
    return (await this.#db.all(sql(query, division))).map(ratingOf);
  }

  /** The divisions of a game in which games have been counted. */
  async divisions(game: string): Promise<readonly string[]> {
    const query = 'SELECT DISTINCT division FROM rated_games WHERE game = $1 ORDER BY division';
    return (await this.#db.all(sql(query, game))).map((row) => String(row['division']));
  }

  /** All ratings of a guest, the one last changed first. */
  async ofGuest(guest: string): Promise<readonly RatingRow[]> {
    const query = 'SELECT * FROM ratings WHERE guest_id = $1 ORDER BY changed_at DESC, division';
    return (await this.#db.all(sql(query, guest))).map(ratingOf);
  }

  /** What the game of a table has changed, by seat. */
  async changes(table: string): Promise<readonly RatingChangeRow[]> {
    const query = 'SELECT * FROM rating_changes WHERE table_id = $1 ORDER BY seat';
    return (await this.#db.all(sql(query, table))).map(ratingChangeOf);
  }

  /** What every counted game of a guest has changed for them, in order. */
  async history(guest: string): Promise<readonly RatingChangeRow[]> {
    const query = 'SELECT * FROM rating_changes WHERE guest_id = $1 ORDER BY at, table_id';
    return (await this.#db.all(sql(query, guest))).map(ratingChangeOf);
  }
}
