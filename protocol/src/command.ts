import * as z from 'zod/mini';
import { ChatText, Greeting } from './guest.ts';
import { EntryNumber, Invite, Key, Nonce, SeatNumber } from './ids.ts';
import { SeatPlan } from './table.ts';

/** An action fits in 31 bits. */
export const MOST_ACTION = 0x7fff_ffff;

const just = <const Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });

/** Everything that somebody can do at a table, the same over HTTP and over a socket. */
export const Command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), seat: SeatNumber, nonce: Nonce, invite: z.optional(Invite) }),
  /** The host changes who an empty seat is for. */
  z.strictObject({ type: z.literal('plan'), seat: SeatNumber, plan: SeatPlan }),
  just('start'),
  /** The host gives up a table that has not started. */
  just('close'),
  /**
   * `turn` is the turn of the update that the decision was made on. `forced` notes that the client made it because
   * nothing else was possible; undo takes it back together with the choice before it.
   */
  z.strictObject({
    type: z.literal('act'),
    action: z.int().check(z.gte(0), z.lte(MOST_ACTION)),
    turn: EntryNumber,
    forced: z.optional(z.boolean()),
  }),
  /** Takes back one's last choice, with what was forced after it. */
  z.strictObject({ type: z.literal('undo'), turn: EntryNumber }),
  /** Asks the others to go back to the position after `moves` actions. */
  z.strictObject({ type: z.literal('ask'), moves: z.int().check(z.gte(0)), turn: EntryNumber }),
  z.strictObject({ type: z.literal('answer'), yes: z.boolean(), turn: EntryNumber }),
  just('resign'),
  /** Before the start: stands up. During the game: lets a bot play on. */
  just('leave'),
  just('return'),
  /** Takes days off at a table that is played by days: until then one's time stands still. */
  z.strictObject({ type: z.literal('rest'), days: z.int().check(z.gte(1), z.lte(60)) }),
  /** Lets a bot play on for somebody else who has kept the table waiting too long. */
  z.strictObject({ type: z.literal('relieve'), seat: SeatNumber }),
  /** Refused to spectators while a game is being played, and to everybody if its rules ask for silence. */
  z.strictObject({ type: z.literal('say'), text: ChatText }),
  z.strictObject({ type: z.literal('greet'), greeting: Greeting }),
  /** After the end: offers a rematch, or accepts the one that is offered. */
  just('rematch'),
  just('decline'),
]);
export type Command = z.infer<typeof Command>;

export const CommandRequest = z.strictObject({ key: Key, command: Command });
export type CommandRequest = z.infer<typeof CommandRequest>;

/** The command was carried out as this entry of the table, and is safe on disk. */
export const Done = z.object({ number: EntryNumber });
export type Done = z.infer<typeof Done>;
