import * as z from 'zod/mini';
import { SeatNumber, TableId } from './ids.ts';

/** How it stands with my wish to play somebody near me. */
export const Near = z.object({
  /** Present while I wait; times in milliseconds of the house. */
  waiting: z.optional(
    z.object({
      game: z.string(),
      /** By how many points somebody may be stronger or weaker now. */
      window: z.int(),
      /** How many milliseconds I have waited, and after how many a bot takes the other seat. */
      waitedMs: z.int(),
      botAfterMs: z.int(),
    }),
  ),
  /** The table at which somebody, or a bot, has been found, and my seat there. */
  found: z.optional(z.object({ table: TableId, seat: SeatNumber })),
});
export type Near = z.infer<typeof Near>;
