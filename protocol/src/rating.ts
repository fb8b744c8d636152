import * as z from 'zod/mini';

/** How strong somebody is taken to be: 95 times of 100 within the margin. */
export const Rating = z.object({
  rating: z.int(),
  margin: z.int(),
  /** Not sure yet. */
  provisional: z.boolean(),
  /** How many rated games it comes from; a bot's comes from an arena. */
  games: z.optional(z.int()),
});
export type Rating = z.infer<typeof Rating>;

/** What is played; each has ratings of its own. */
export const Division = z.object({
  /** The division as one text, to ask for it. */
  id: z.string(),
  game: z.string(),
  rulesVersion: z.int(),
  seats: z.int(),
  options: z.record(z.string(), z.string()),
});
export type Division = z.infer<typeof Division>;

/** My ratings, the one last changed first. */
export const MyRatings = z.object({ ratings: z.array(z.object({ ...Division.shape, ...Rating.shape })) });
export type MyRatings = z.infer<typeof MyRatings>;

/** A line of a leaderboard: a person whose name lasts, or a bot. */
export const BoardLine = z.object({
  ...Rating.shape,
  /** Absent while the rating is provisional, and for a bot. */
  rank: z.optional(z.int()),
  name: z.optional(z.string()),
  level: z.optional(z.string()),
  yours: z.boolean(),
});
export type BoardLine = z.infer<typeof BoardLine>;

/** Who is how strong at what is played, the strongest first; `divisions` are all of this game that have been played. */
export const Leaderboard = z.object({
  division: Division,
  divisions: z.array(Division),
  lines: z.array(BoardLine),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

/** Why a game does not count: its host wished so, it is a deal of the day, something was taken back, it was given up on by all, or a bot of unknown strength plays. */
export const UNRATED = ['casual', 'daily', 'take-back', 'idle', 'bot'] as const;

/** The ratings of those at a table, by seat, as they were before its game; and once it has been counted, afterwards. */
export const TableRatings = z.object({
  /** Why the game does not count; absent where it does. */
  unrated: z.optional(z.enum(UNRATED)),
  seats: z.array(z.object({ before: z.optional(Rating), after: z.optional(Rating) })),
});
export type TableRatings = z.infer<typeof TableRatings>;
