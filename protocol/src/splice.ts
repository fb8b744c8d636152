import * as z from 'zod/mini';

/** Where in a text, counted in UTF-16 units, how much of it goes, and what comes in its place. */
const Splice = z.tuple([z.int(), z.int(), z.string()]);
export type Splice = z.infer<typeof Splice>;

/** What makes one text of another, from its beginning to its end. */
export const Splices = z.array(Splice);

/** The text with the splices made. */
export function splice(text: string, splices: readonly Splice[]): string {
  let made = '';
  let from = 0;
  for (const [at, gone, added] of splices) {
    made += text.slice(from, at) + added;
    from = at + gone;
  }
  return made + text.slice(from);
}
