import type { Row, Statement } from './database.ts';
import { ID, NUMBER, ONCE, rowsOf, TEXT } from './rowsOf.ts';

/** What is believed of a guest's strength in a division. */
export interface RatingRow {
  readonly division: string;
  readonly guest: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly changedAt: number;
  /** What the guest is called now, where the row was asked for to be shown. */
  readonly name?: string | undefined;
}

/** A game that was counted: the one with this number in its division. */
export interface RatedGameRow {
  readonly division: string;
  readonly number: number;
  readonly game: string;
  readonly table: string;
  readonly at: number;
}

/** What a counted game has changed for a seat; a bot has its level behind `bot:` in place of a guest. */
export interface RatingChangeRow {
  readonly table: string;
  readonly seat: number;
  readonly division: string;
  readonly guest: string;
  readonly muBefore: number;
  readonly sigmaBefore: number;
  readonly mu: number;
  readonly sigma: number;
  readonly at: number;
}

const RATINGS = rowsOf<Omit<RatingRow, 'name'>>(
  'ratings',
  { division: TEXT, guest: ID, mu: NUMBER, sigma: NUMBER, games: NUMBER, changedAt: NUMBER },
  `ON CONFLICT (division, guest_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,
    changed_at = excluded.changed_at`,
);
export const insertRating: (row: RatingRow) => Statement = RATINGS.insert;

export const ratingOf = (row: Row): RatingRow => ({
  ...RATINGS.read(row),
  ...(typeof row['name'] === 'string' && { name: row['name'] }),
});

export const { insert: insertRatedGame, read: ratedGameOf } = rowsOf<RatedGameRow>(
  'rated_games',
  { division: TEXT, number: NUMBER, game: TEXT, table: ID, at: NUMBER },
  ONCE,
);

export const { insert: insertRatingChange, read: ratingChangeOf } = rowsOf<RatingChangeRow>(
  'rating_changes',
  {
    table: ID,
    seat: NUMBER,
    division: TEXT,
    guest: ID,
    muBefore: NUMBER,
    sigmaBefore: NUMBER,
    mu: NUMBER,
    sigma: NUMBER,
    at: NUMBER,
  },
  ONCE,
);
