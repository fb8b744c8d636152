import { STOPS } from '@hideout/kernel';
import * as z from 'zod/mini';
import { Greeting } from './guest.ts';
import { EntryNumber, Key, SeatNumber, TableId } from './ids.ts';

/** A fact of the game as this viewer may see it; the game's own words make a sentence of it. */
export const SeenEvent = z.looseObject({ type: z.string() });
export type SeenEvent = z.infer<typeof SeenEvent>;

const WHY_RELIEVED = ['left', 'resigned', 'time', 'absent'] as const;

const entry = <const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.object({ number: EntryNumber, at: z.number(), type: z.literal(type), ...shape, key: z.optional(Key) });

/**
 * One thing that happened at a table, as this viewer may see it. If the viewer's own command made it, `key` is that of
 * the command.
 */
export const SeenEntry = z.discriminatedUnion('type', [
  entry('sat', { seat: SeatNumber, name: z.string() }),
  entry('stood', { seat: SeatNumber }),
  entry('planned', { seat: SeatNumber }),
  /** With what has already happened before the first decision. */
  entry('started', { events: z.array(SeenEvent) }),
  entry('closed', {}),
  /**
   * `move` counts the actions of the game from 1; of several entries with one number the last holds. `action` and
   * `forced` are told to the seat itself only; the others see the events.
   */
  entry('acted', {
    seat: SeatNumber,
    move: z.int(),
    action: z.optional(z.int()),
    forced: z.optional(z.boolean()),
    events: z.array(SeenEvent),
  }),
  /** The game has gone back to the position after `moves` actions. */
  entry('undone', { seat: SeatNumber, moves: z.int() }),
  /** With `done` there was nobody to ask, and the game has gone back. */
  entry('asked', { seat: SeatNumber, moves: z.int(), done: z.boolean() }),
  /** With `done` everybody has agreed, and the game has gone back. */
  entry('answered', { seat: SeatNumber, yes: z.boolean(), done: z.boolean() }),
  entry('stopped', { seat: SeatNumber, why: z.enum(STOPS) }),
  entry('relieved', { seat: SeatNumber, level: z.string(), why: z.enum(WHY_RELIEVED) }),
  entry('returned', { seat: SeatNumber }),
  entry('rested', { seat: SeatNumber, days: z.int() }),
  entry('said', { name: z.string(), seat: z.optional(SeatNumber), text: z.string() }),
  entry('greeted', { name: z.string(), seat: z.optional(SeatNumber), greeting: Greeting }),
  entry('offered', { seat: SeatNumber }),
  entry('declined', { seat: SeatNumber }),
  /** The next table is open: `seat` has accepted the offer, or there was nobody to ask. */
  entry('rematch', { table: TableId, seat: z.optional(SeatNumber) }),
]);
export type SeenEntry = z.infer<typeof SeenEntry>;
