import { given, commit, setUp, sha256, toHex, utf8, type AnyGame, type Setup } from '@hideout/kernel';
import { newId } from '../tokens.ts';
import type { Founding, Reservation } from '../table/entry.ts';

const DAY_MS = 86_400_000;

/** The day of the house at a moment: it changes at midnight UTC, for everybody at once. */
export const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The day this many days later. */
export const dayAfter = (day: string, days: number): string => dayAt(Date.parse(day) + days * DAY_MS);

/** What everybody plays on a day: the deal, the place at the table, and who sits on the others. */
export interface DailyDeal {
  readonly day: string;
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly secret: string;
  readonly commitment: string;
  readonly seat: number;
  /** The bot on all other seats. */
  readonly opponent: string | undefined;
}

/**
 * The deal of a day. It follows from a key of the house that never changes, so the house has nothing to choose when the
 * day comes; its commitment can be published days before. Teams play with as few as they can, others two by two.
 */
export function dealOf(key: string, day: string, game: AnyGame, levels: readonly string[]): DailyDeal {
  const seats = game.cooperative ? game.seats.min : Math.min(Math.max(2, game.seats.min), game.seats.max);
  const setup = given(setUp(game, seats));
  const secret = sha256(utf8(`hideout/daily/1 ${key} ${day} ${game.id}`));
  return {
    day,
    game,
    setup,
    secret: toHex(secret),
    commitment: toHex(commit(secret)),
    seat: Math.floor(Date.parse(day) / DAY_MS) % seats,
    opponent: seats > 1 ? (levels.includes('medium') ? 'medium' : levels[0]) : undefined,
  };
}

/** Whoever plays a deal: a guest, or a bot of this level. */
export type DailyPlayer =
  | { readonly guest: string; readonly name: string }
  | { readonly guest: string; readonly level: string };

/** The table at which somebody plays the deal of a day. Only the player may look around when it is over. */
export function foundDaily(
  { day, game, setup, secret, seat, opponent }: DailyDeal,
  player: DailyPlayer,
  around: Pick<Founding, 'trace' | 'idleDays' | 'createdAt'>,
): Founding {
  const own: Reservation =
    'level' in player ? { kind: 'bot', level: player.level } : { kind: 'kept', guest: player.guest, name: player.name };
  const plans = Array.from({ length: setup.seats }, (_, index): Reservation =>
    index === seat ? own : { kind: 'bot', level: opponent! },
  );
  return {
    ...around,
    id: newId(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: setup.options,
    plans,
    openAfter: false,
    secret,
    host: player.guest,
    daily: day,
  };
}
