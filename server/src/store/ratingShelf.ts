import { sql } from './database.ts';
import {
  RATED_GAMES,
  RATING_CHANGES,
  RATINGS,
  type RatedGameRow,
  type RatingChangeRow,
  type RatingRow,
} from './ratingRow.ts';
import { readable, type TableRow } from './rows.ts';
import { Shelf } from './shelf.ts';

/** A counted game with everything that it changes. */
export interface CountedGame {
  readonly game: RatedGameRow;
  readonly ratings: readonly RatingRow[];
  readonly changes: readonly RatingChangeRow[];
}

/** How strong everybody is taken to be. A division is the list of its games: each is counted once, one after another. */
export class RatingShelf extends Shelf {
  /** Tables whose games are over and have not been looked at, those that ended first first. */
  async unlooked(limit: number): Promise<readonly Pick<TableRow, 'founding'>[]> {
    const statement = sql`SELECT * FROM tables WHERE phase = 'over' AND tallied = 0 AND aside IS NULL
      ORDER BY changed_at, id LIMIT ${limit}`;
    return readable(await this.db.all(statement));
  }

  /** Notes that a game has been looked at, whether it counts or not. */
  async look(table: string): Promise<void> {
    await this.change(sql`UPDATE tables SET tallied = 1 WHERE id = ${table} AND tallied = 0`);
  }

  /** Counts a game; false, with nothing changed, if it has been counted, or another one under its number. */
  count({ game, ratings, changes }: CountedGame): Promise<boolean> {
    return this.change(
      RATED_GAMES.insert(game),
      ...ratings.map((row) => RATINGS.insert(row)),
      ...changes.map((row) => RATING_CHANGES.insert(row)),
      sql`UPDATE tables SET tallied = 1 WHERE id = ${game.table}`,
    );
  }

  isCounted(table: string): Promise<boolean> {
    return this.has(sql`SELECT number FROM rated_games WHERE table_id = ${table}`);
  }

  /** How many games of a division have been counted. */
  length(division: string): Promise<number> {
    return this.whole(sql`SELECT MAX(number) AS whole FROM rated_games WHERE division = ${division}`);
  }

  find(division: string, guest: string): Promise<RatingRow | undefined> {
    return this.one(sql`SELECT * FROM ratings WHERE division = ${division} AND guest_id = ${guest}`, RATINGS.read);
  }

  /** How often a guest has met each other player in counted games of a division since a moment. */
  async meetings(division: string, guest: string, since: number): Promise<ReadonlyMap<string, number>> {
    const statement = sql`SELECT other.guest_id AS guest_id, COUNT(*) AS whole FROM rating_changes AS own
      JOIN rating_changes AS other ON other.table_id = own.table_id AND other.seat <> own.seat
      WHERE own.guest_id = ${guest} AND own.division = ${division} AND own.at > ${since} GROUP BY other.guest_id`;
    return new Map(await this.many(statement, (row) => [String(row['guest_id']), Number(row['whole'])]));
  }

  /** The ratings of all in a division whose names last and who may be here. */
  board(division: string): Promise<readonly RatingRow[]> {
    const statement = sql`SELECT ratings.*, guests.name AS name FROM ratings JOIN guests ON guests.id = guest_id
      WHERE division = ${division} AND token_hash = '' AND standing <> 'banned' ORDER BY mu DESC, guest_id`;
    return this.many(statement, RATINGS.read);
  }

  /** The divisions of a game in which games have been counted. */
  divisions(game: string): Promise<readonly string[]> {
    return this.many(sql`SELECT DISTINCT division FROM rated_games WHERE game = ${game} ORDER BY division`, (row) =>
      String(row['division']),
    );
  }

  /** All ratings of a guest, the one last changed first. */
  ofGuest(guest: string): Promise<readonly RatingRow[]> {
    return this.many(
      sql`SELECT * FROM ratings WHERE guest_id = ${guest} ORDER BY changed_at DESC, division`,
      RATINGS.read,
    );
  }

  /** What the game of a table has changed, by seat. */
  changes(table: string): Promise<readonly RatingChangeRow[]> {
    return this.many(sql`SELECT * FROM rating_changes WHERE table_id = ${table} ORDER BY seat`, RATING_CHANGES.read);
  }

  /** What every counted game of a guest has changed for them, in order. */
  history(guest: string): Promise<readonly RatingChangeRow[]> {
    return this.many(
      sql`SELECT * FROM rating_changes WHERE guest_id = ${guest} ORDER BY at, table_id`,
      RATING_CHANGES.read,
    );
  }
}
