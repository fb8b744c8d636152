import { sql, type Row, type Statement, type Value } from './database.ts';

/** Somebody's game of a day. A bot's has its level behind `bot:` in place of a guest. */
export interface DailyRow {
  readonly day: string;
  readonly game: string;
  readonly guest: string;
  readonly table: string;
  /** Once it is over: 1 won, 0 lost, -1 given up. */
  readonly won: number | undefined;
  readonly score: number;
  readonly margin: number;
  readonly finishedAt: number | undefined;
  /** What the guest is called now, where the row was asked for to be shown. */
  readonly name?: string | undefined;
}

const numberIn = (value: unknown): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

export const dailyOf = (row: Row): DailyRow => ({
  day: String(row['day']),
  game: String(row['game']),
  guest: String(row['guest_id']),
  table: String(row['table_id']),
  won: numberIn(row['won']),
  score: Number(row['score']),
  margin: Number(row['margin']),
  finishedAt: numberIn(row['finished_at']),
  ...(typeof row['name'] === 'string' && { name: row['name'] }),
});

export const insertDaily = ({ day, game, guest, table, won, score, margin, finishedAt }: DailyRow): Statement =>
  sql(
    `INSERT INTO dailies (day, game, guest_id, table_id, won, score, margin, finished_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    ...([day, game, guest, table, won, score, margin, finishedAt] satisfies Value[]),
  );
