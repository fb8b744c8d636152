import type { Row, Statement } from './database.ts';
import { ID, MAYBE, NUMBER, ONCE, rowsOf, TEXT } from './rowsOf.ts';

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
  /** Whether that name lasts. */
  readonly lasting?: boolean | undefined;
}

/** The best that is known of a deal. */
export type DailyBest = Pick<DailyRow, 'day' | 'game' | 'guest' | 'score' | 'margin' | 'name'> & {
  readonly won: number;
};

const DAILIES = rowsOf<Omit<DailyRow, 'name' | 'lasting'>>(
  'dailies',
  { day: TEXT, game: TEXT, guest: ID, table: ID, won: MAYBE, score: NUMBER, margin: NUMBER, finishedAt: MAYBE },
  ONCE,
);
export const insertDaily: (row: DailyRow) => Statement = DAILIES.insert;

export const dailyOf = (row: Row): DailyRow => ({
  ...DAILIES.read(row),
  ...(typeof row['name'] === 'string' && { name: row['name'], lasting: row['token_hash'] === '' }),
});

const BESTS = rowsOf<Omit<DailyBest, 'name'>>(
  'daily_bests',
  { day: TEXT, game: TEXT, guest: ID, won: NUMBER, score: NUMBER, margin: NUMBER },
  ONCE,
);
export const insertDailyBest: (row: DailyBest) => Statement = BESTS.insert;

export const dailyBestOf = (row: Row): DailyBest => ({
  ...BESTS.read(row),
  ...(typeof row['name'] === 'string' && { name: row['name'] }),
});
