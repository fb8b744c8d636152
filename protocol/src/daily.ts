import * as z from 'zod/mini';
import { Commitment, SeatNumber, TableId } from './ids.ts';
import { Phase } from './table.ts';

/** A day of the house, which begins at midnight UTC: 2026-11-18. */
export const Day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => !Number.isNaN(Date.parse(day)), 'That is not a day.'),
);
export type Day = z.infer<typeof Day>;

/** How somebody did with the deal of a day. */
export const DailyResult = z.object({
  /** Whoever did exactly as well has the same rank. A guest whose name does not last has none: it could play again under another. */
  rank: z.optional(z.int()),
  won: z.boolean(),
  /** Ended before the rules ended it. */
  gaveUp: z.boolean(),
  score: z.number(),
  /** By how much it was won or lost. */
  margin: z.number(),
});
export type DailyResult = z.infer<typeof DailyResult>;

/** A line of the table of the day. */
export const DailyLine = z.object({
  ...DailyResult.shape,
  /** What the player is called; absent for a bot, and for somebody who is no longer known. */
  name: z.optional(z.string()),
  /** The level of a bot. */
  level: z.optional(z.string()),
  /** Whether it is a guest whose name does not last. */
  guest: z.boolean(),
  yours: z.boolean(),
});
export type DailyLine = z.infer<typeof DailyLine>;

/** The best that anybody, or a bot, has made of a deal. */
export const DailyBest = z.object({
  won: z.boolean(),
  score: z.number(),
  margin: z.number(),
  name: z.optional(z.string()),
  level: z.optional(z.string()),
});
export type DailyBest = z.infer<typeof DailyBest>;

/** The deal of a day in one game. */
export const DailyGame = z.object({
  game: z.string(),
  /** Published before the day began. */
  commitment: Commitment,
  /** Told when the day is over: it proves the deal. */
  secret: z.optional(Commitment),
  /** Where everybody sits, and whom everybody plays against or with. */
  seat: SeatNumber,
  seats: z.int(),
  opponent: z.optional(z.string()),
  /** How many people have finished it. */
  players: z.int(),
  /** My own table, once I have begun. */
  table: z.optional(TableId),
  phase: z.optional(Phase),
  mine: z.optional(DailyResult),
  /** The table of the day: told to those who have played, and to everybody when the day is over. */
  lines: z.optional(z.array(DailyLine)),
  /** The best that is known of the deal, in the ranking or after it; told with the table of the day. */
  best: z.optional(DailyBest),
});
export type DailyGame = z.infer<typeof DailyGame>;

/** The daily heist: the deals of a day, and how I have done. */
export const Daily = z.object({
  day: Day,
  today: Day,
  games: z.array(DailyGame),
  /** What the house has committed itself to for the days to come. */
  coming: z.array(z.object({ day: Day, game: z.string(), commitment: Commitment })),
  /** When I finished my last ones, in milliseconds since 1970. */
  finished: z.array(z.number()),
});
export type Daily = z.infer<typeof Daily>;
