import { ID, JOINED_FLAG, JOINED_TEXT, MAYBE, NUMBER, rowsOf, TEXT } from './rowsOf.ts';

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

export const DAILIES = rowsOf<DailyRow>(
  'dailies',
  ['day', 'game', 'guest_id'],
  {
    day: TEXT,
    game: TEXT,
    guest: ID,
    table: ID,
    won: MAYBE,
    score: NUMBER,
    margin: NUMBER,
    finishedAt: MAYBE,
    name: JOINED_TEXT,
    lasting: JOINED_FLAG,
  },
  'keep',
);

const BEST = { day: TEXT, game: TEXT, guest: ID, won: NUMBER, score: NUMBER, margin: NUMBER, name: JOINED_TEXT };
export const DAILY_BESTS = rowsOf<DailyBest>('daily_bests', ['day', 'game'], BEST, 'keep');
