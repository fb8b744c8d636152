import { STOPS } from '@hideout/kernel';
import * as z from 'zod/mini';
import { Commitment, EntryNumber, Invite, SeatNumber, TableId } from './ids.ts';

const BotLevel = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));

/** Who a seat is for: whoever opens the table, a friend with the link, anybody from the lobby, or a bot. */
export const SeatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('friend') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: BotLevel }),
]);
export type SeatPlan = z.infer<typeof SeatPlan>;

/**
 * Thinking time: seconds for the whole game, and more each time the turn passes on; or days for every turn, and how many
 * days each player may rest in all, in which no time is charged.
 */
export const ClockPlan = z.union([
  z.strictObject({
    seconds: z.int().check(z.gte(10), z.lte(86_400)),
    increment: z.int().check(z.gte(0), z.lte(600)),
  }),
  z.strictObject({
    days: z.int().check(z.gte(1), z.lte(14)),
    rest: z.int().check(z.gte(0), z.lte(60)),
  }),
]);
export type ClockPlan = z.infer<typeof ClockPlan>;

/** What a table is opened with. */
export const NewTable = z.strictObject({
  game: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Options that are left out take their standard choice. */
  options: z.optional(z.record(z.string().check(z.maxLength(64)), z.string().check(z.maxLength(64)))),
  seats: z.array(SeatPlan).check(z.minLength(1), z.maxLength(16)),
  /** Whether lots decide who gets which of the seats; otherwise they stay as listed. */
  lot: z.optional(z.boolean()),
  clock: z.optional(ClockPlan),
  /** The bot that plays on for somebody who has left. */
  standIn: z.optional(BotLevel),
  /** Whether spectators too may see every hand and the record once the game is over; they may unless it is false. */
  openAfter: z.optional(z.boolean()),
  /** Whether the game counts for ratings; it does unless this is false. */
  rated: z.optional(z.boolean()),
});
export type NewTable = z.infer<typeof NewTable>;

/** The answer to a new table; the invite is shown only this once, and can be renewed. */
export const Opened = z.object({
  table: TableId,
  commitment: Commitment,
  invite: Invite,
  /** The seat that is kept for whoever opened it. */
  seat: z.optional(SeatNumber),
});
export type Opened = z.infer<typeof Opened>;

export const Invited = z.object({ invite: Invite });
export type Invited = z.infer<typeof Invited>;

export const PHASES = ['open', 'playing', 'over', 'closed'] as const;
export const Phase = z.enum(PHASES);
export type Phase = z.infer<typeof Phase>;

/** A seat as everybody sees it. */
export const SeatInfo = z.object({
  /** `kept` is for somebody in particular: the host, or a player of the game before. */
  plan: z.enum(['kept', 'friend', 'open', 'bot']),
  /** Empty while nobody sits there. */
  name: z.string(),
  /** Who makes its decisions now. */
  player: z.enum(['nobody', 'person', 'bot']),
  level: z.optional(z.string()),
  /** Whether its share of the chance came from its own client; a bot's is worked out from the server's secret. */
  ownNonce: z.boolean(),
  /** Whether this client may sit down here without a link. */
  yours: z.boolean(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** How a game ended by its rules. */
export const Outcome = z.object({ ending: z.string(), winners: z.array(SeatNumber), scores: z.array(z.number()) });
export type Outcome = z.infer<typeof Outcome>;

/** Who ended a game before its rules did; everybody else has won, or nobody in a team or in an idle game. */
export const Stop = z.object({ seat: SeatNumber, why: z.enum(STOPS) });
export type Stop = z.infer<typeof Stop>;

/** One line of the lobby or of “my games”. */
export const TableLine = z.object({
  table: TableId,
  game: z.string(),
  options: z.record(z.string(), z.string()),
  phase: Phase,
  seats: z.array(SeatInfo),
  clock: z.optional(ClockPlan),
  number: EntryNumber,
  /** The asker's seat. */
  seat: z.optional(SeatNumber),
  /** Whether the asker must act. */
  yourTurn: z.boolean(),
  changedAt: z.number(),
  /** When the game will be over unless somebody moves. */
  idleAt: z.optional(z.number()),
  /** How the game ended, by its rules or by somebody who ended it. */
  outcome: z.optional(Outcome),
  stop: z.optional(Stop),
  /** The day whose deal it is, in the daily heist. */
  daily: z.optional(z.string()),
});
export type TableLine = z.infer<typeof TableLine>;

export const TableList = z.object({ tables: z.array(TableLine) });
export type TableList = z.infer<typeof TableList>;
