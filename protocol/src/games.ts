import * as z from 'zod/mini';

const OptionChoice = z.object({
  id: z.string(),
  minSeats: z.optional(z.int()),
  maxSeats: z.optional(z.int()),
});

/** A game that this server offers, with everything that a form or a program needs to open a table. */
export const GameInfo = z.object({
  id: z.string(),
  rulesVersion: z.int(),
  names: z.record(z.string(), z.string()),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(
    z.object({ id: z.string(), standard: z.string(), clause: z.string(), choices: z.array(OptionChoice) }),
  ),
  /** An action is a verb's place in this list × 65536 + a noun. */
  verbs: z.array(z.object({ id: z.string(), nouns: z.int() })),
  cooperative: z.boolean(),
  /** The clause by which nobody may chat while it is played, if the rules have one; greetings stay. */
  silence: z.optional(z.string()),
  /** The bots that play it: the levels, weakest first, and the characters. */
  bots: z.array(z.string()),
});
export type GameInfo = z.infer<typeof GameInfo>;

export const GameList = z.object({ games: z.array(GameInfo) });
export type GameList = z.infer<typeof GameList>;
