import * as z from 'zod/mini';
import { Token } from './ids.ts';
import { LIMITS } from './limits.ts';
import { Name } from './name.ts';

/** One line of chat: visible text without control or direction marks, neither empty nor too long. */
export const ChatText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LIMITS.chat),
    z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u),
  );

/** What may be said at any time, at any table: it gives nothing of a game away. */
export const GREETINGS = ['hello', 'luck', 'moment', 'back', 'bye'] as const;
/** A token of emotion, for tables whose rules do not ask for silence. */
export const REACTIONS = ['wow', 'ha', 'ouch', 'well'] as const;
export const Greeting = z.enum([...GREETINGS, ...REACTIONS]);
export type Greeting = z.infer<typeof Greeting>;

export const NewGuest = z.strictObject({ name: Name });
export type NewGuest = z.infer<typeof NewGuest>;

/** Somebody without an account: a name. */
export const Guest = z.object({ name: z.string() });
export type Guest = z.infer<typeof Guest>;

/** The answer to a new guest; the token is shown only this once. */
export const Welcome = z.object({ name: z.string(), token: Token });
export type Welcome = z.infer<typeof Welcome>;
