import * as z from 'zod/mini';
import { Command, MOST_ACTION } from './command.ts';
import { SeenEntry } from './entry.ts';
import { EntryNumber, KEY, Key, SeatNumber, TABLE_ID, TableId, Token } from './ids.ts';
import { PROTOCOL } from './limits.ts';
import { Problem } from './problem.ts';
import { Splices } from './splice.ts';
import { Update } from './update.ts';

/** What a client may send over its socket; the first message is `hello`, with the protocol that the client speaks. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.int(), token: z.optional(Token) }),
  /**
   * Sends updates of this table from now on, at first with everything after entry number `from`. `as` looks from
   * a seat's place once the game is over.
   */
  z.strictObject({
    type: z.literal('watch'),
    table: TableId,
    from: z.optional(EntryNumber),
    as: z.optional(SeatNumber),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: TableId }),
  /** Whether somebody looks at the page: said when that changes, and now and then while it is so. */
  z.strictObject({ type: z.literal('attend'), here: z.boolean() }),
  z.strictObject({ type: z.literal('do'), table: TableId, key: Key, command: Command }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** The message that a text is, or undefined. Actions, which are nearly all that is said, are recognised by hand. */
export function readMessage(text: string): ClientMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isAction(value) ? value : ClientMessage.safeParse(value).data;
  } catch {
    return undefined;
  }
}

/** Whether this is an action as the schema has it, neither more nor less. */
function isAction(value: unknown): value is ClientMessage {
  if (!isRecord(value) || value['type'] !== 'do' || Object.keys(value).length !== 4) return false;
  const { table, key, command } = value;
  if (typeof table !== 'string' || typeof key !== 'string' || !TABLE_ID.test(table) || !KEY.test(key)) return false;
  if (!isRecord(command) || command['type'] !== 'act') return false;
  const { action, turn, forced } = command;
  const fields = forced === undefined ? 3 : 4;
  return (
    isNumber(action) &&
    action <= MOST_ACTION &&
    isNumber(turn) &&
    (forced === undefined || typeof forced === 'boolean') &&
    Object.keys(command).length === fields
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && Boolean(value) && !Array.isArray(value);
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/**
 * Who is at the table now: the seats with a socket somewhere, how many others watch, and since when the other people at
 * the table have been away.
 */
const Presence = z.object({
  type: z.literal('presence'),
  table: TableId,
  seats: z.array(SeatNumber),
  watchers: z.int(),
  away: z.array(z.object({ seat: SeatNumber, since: z.number() })),
});

/**
 * An update for a client that was sent how things stood after entry `since`: the splices make the text of the present
 * state of the text of that one. Whoever has not got it asks to watch again.
 */
const Changed = z.object({
  type: z.literal('change'),
  table: TableId,
  since: EntryNumber,
  number: EntryNumber,
  entries: z.array(SeenEntry),
  state: Splices,
});

/** What the server sends; every `at` and `since` is by the time of the house, which stands still while it is closed. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.literal(PROTOCOL),
    name: z.optional(z.string()),
    at: z.number(),
  }),
  /** What time it is; sent every `HEARTBEAT.everyMs`, so that a client notices when the line has gone silent. */
  z.object({ type: z.literal('tick'), at: z.number() }),
  Update,
  Changed,
  Presence,
  /** The command with this key was carried out as entry `number`, and no update has told so by its key. */
  z.object({ type: z.literal('done'), table: TableId, key: Key, number: EntryNumber }),
  /** The message, or the command with this key, was not carried out and changed nothing. */
  z.object({ type: z.literal('problem'), table: z.optional(TableId), key: z.optional(Key), problem: Problem }),
  /** This node is going away: connect again after `retryAfter` milliseconds. */
  z.object({ type: z.literal('bye'), retryAfter: z.int() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
