import { ID, JOINED_TEXT, NUMBER, rowsOf, TEXT } from './rowsOf.ts';

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

export const RATINGS = rowsOf<RatingRow>(
  'ratings',
  ['division', 'guest_id'],
  { division: TEXT, guest: ID, mu: NUMBER, sigma: NUMBER, games: NUMBER, changedAt: NUMBER, name: JOINED_TEXT },
  'replace',
);

const RATED_GAME = { division: TEXT, number: NUMBER, game: TEXT, table: ID, at: NUMBER };
export const RATED_GAMES = rowsOf<RatedGameRow>('rated_games', ['division', 'number'], RATED_GAME, 'keep');

export const RATING_CHANGES = rowsOf<RatingChangeRow>(
  'rating_changes',
  ['table_id', 'seat'],
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
  'keep',
);
