import { UNDO_PROBLEMS } from '@hideout/kernel';
import * as z from 'zod/mini';
import { SeenEntry } from './entry.ts';
import { Commitment, EntryNumber, SeatNumber, TableId } from './ids.ts';
import { ClockPlan, Outcome, Phase, SeatInfo, Stop } from './table.ts';

/** What the viewer sees of the game: the game's own view. */
export const SeenView = z.looseObject({ viewer: z.int(), actor: z.int() });
export type SeenView = z.infer<typeof SeenView>;

/** The clock: milliseconds left by seat at the moment `at`, and whose time is running. */
const ClockState = z.object({
  left: z.array(z.number()),
  running: z.optional(SeatNumber),
  at: z.number(),
  /** In a game by days, by seat: how many days it may still rest, and until when it rests; 0 where it does not. */
  rest: z.optional(z.array(z.object({ days: z.int(), until: z.number() }))),
});

/** The game at a table, as this viewer may see it. */
export const GameState = z.object({
  view: SeenView,
  /** The viewer's legal actions when it must act, otherwise none. */
  legal: z.array(z.int()),
  /** Why the viewer cannot take back its last choice without asking; absent when it can. */
  noUndo: z.optional(z.enum([...UNDO_PROBLEMS, 'watching'])),
  moves: z.int(),
  outcome: z.optional(Outcome),
  /** When the game will be over unless somebody moves. */
  idleAt: z.optional(z.number()),
  stop: z.optional(Stop),
  /** A take-back that waits for answers from these seats. */
  asked: z.optional(z.object({ seat: SeatNumber, moves: z.int(), waiting: z.array(SeatNumber) })),
  clock: z.optional(ClockState),
});
export type GameState = z.infer<typeof GameState>;

/** A table as this viewer may see it. */
export const TableState = z.object({
  game: z.string(),
  rulesVersion: z.int(),
  options: z.record(z.string(), z.string()),
  phase: Phase,
  commitment: Commitment,
  host: z.boolean(),
  /** What the host is called, where the host has a seat. */
  hostName: z.optional(z.string()),
  seat: z.optional(SeatNumber),
  seats: z.array(SeatInfo),
  clock: z.optional(ClockPlan),
  standIn: z.optional(z.string()),
  openAfter: z.boolean(),
  /** Whether the game was opened to count for ratings. */
  rated: z.boolean(),
  /** The day whose deal it is, for a game of the daily heist. */
  daily: z.optional(z.string()),
  /** The tables before and after this one in a series of rematches. */
  previous: z.optional(TableId),
  next: z.optional(TableId),
  /** A rematch that `seat` offers: who has not answered yet, and who does not want one. */
  offer: z.optional(z.object({ seat: SeatNumber, waiting: z.array(SeatNumber), declined: z.array(SeatNumber) })),
  /** The number of the last entry that changed the position; commands about the game must name it. */
  turn: EntryNumber,
  /** Absent before the start. */
  play: z.optional(GameState),
});
export type TableState = z.infer<typeof TableState>;

/** What happened since a number, and how things stand now. To resume, ask for what came after `number`. */
export const Update = z.object({
  type: z.literal('update'),
  table: TableId,
  number: EntryNumber,
  entries: z.array(SeenEntry),
  state: TableState,
});
export type Update = z.infer<typeof Update>;
