import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** A private note at a table: on a thing of the board, or with an empty `thing` on the game as a whole. */
export const Note = z.strictObject({
  thing: z.string().check(z.maxLength(LIMITS.thing)),
  /** What the thing was called when the note was written. */
  about: z.string().check(z.maxLength(LIMITS.about)),
  /** How many actions had been taken when it was written. */
  move: z.int().check(z.gte(0), z.lte(1e6)),
  /** Nothing takes the note away. */
  text: z.string().check(z.maxLength(LIMITS.note)),
});
export type Note = z.infer<typeof Note>;

export const Notes = z.object({ notes: z.array(Note) });
export type Notes = z.infer<typeof Notes>;
