import * as z from 'zod/mini';
import { Token } from './ids.ts';
import { LIMITS } from './limits.ts';

/** One line of visible text without control or direction marks, neither empty nor too long. */
const line = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u),
    );

/** What a person or a program is called at the table. */
export const Name = line(LIMITS.name);

/** One line of chat. */
export const ChatText = line(LIMITS.chat);

/** What may be said at any time, at any table: it gives nothing of a game away. */
export const GREETINGS = ['hello', 'luck', 'moment', 'back', 'bye'] as const;
export const Greeting = z.enum(GREETINGS);
export type Greeting = z.infer<typeof Greeting>;

export const NewGuest = z.strictObject({ name: Name });
export type NewGuest = z.infer<typeof NewGuest>;

/** Somebody without an account: a name. */
export const Guest = z.object({ name: Name });
export type Guest = z.infer<typeof Guest>;

/** The answer to a new guest; the token is shown only this once. */
export const Welcome = z.object({ name: Name, token: Token });
export type Welcome = z.infer<typeof Welcome>;
