import * as z from 'zod/mini';

/** Every way in which a request can fail. */
export const PROBLEM_CODES = [
  'malformed',
  'unauthorized',
  'forbidden',
  'not-found',
  /** The rules of the game refuse it: see `clause` and `reason`. */
  'refused',
  /** The table has moved on since the client looked. */
  'stale',
  /** The table is not in the right state for it. */
  'untimely',
  'too-many',
  'too-large',
  'unavailable',
] as const;

/** Why not, in one clear sentence. With `retry`, trying again may succeed. */
export const Problem = z.object({
  code: z.enum(PROBLEM_CODES),
  message: z.string(),
  retry: z.boolean(),
  clause: z.optional(z.string()),
  /** Key for `Words.refusal` of the game. */
  reason: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;
export type ProblemCode = Problem['code'];

/** The body of every HTTP answer from 400 on. */
export const Failure = z.object({ error: Problem });
export type Failure = z.infer<typeof Failure>;
