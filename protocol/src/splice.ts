import * as z from 'zod/mini';

/** Where in a text, counted in UTF-16 units, how much of it goes, and what comes in its place. */
const Splice = z.tuple([z.int(), z.int(), z.string()]);
export type Splice = z.infer<typeof Splice>;

/** What makes one text of another, from its beginning to its end. */
export const Splices = z.array(Splice);

const BLOCKS = [256, 32];

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

/**
 * The text of splices that make `after` of `before`, two texts of JSON: where they part, both are searched for the next
 * member that they have in common. They are few and short if the values are much alike, and right in any case.
 */
export function writeSplices(before: string, after: string): string {
  let written = '';
  let old = 0;
  let now = 0;
  for (;;) {
    const same = countSame(before, old, after, now);
    old += same;
    now += same;
    if (old === before.length && now === after.length) return `[${written}]`;
    const [nextOld, nextNow] = meet(before, old, after, now);
    let oldEnd = nextOld;
    let nowEnd = nextNow;
    while (oldEnd > old && nowEnd > now && before.charCodeAt(oldEnd - 1) === after.charCodeAt(nowEnd - 1)) {
      oldEnd--;
      nowEnd--;
    }
    if (written !== '') written += ',';
    written += `[${old},${oldEnd - old},${JSON.stringify(after.slice(now, nowEnd))}]`;
    old = nextOld;
    now = nextNow;
  }
}

/** How long both texts go on alike; whole blocks are compared first, which is much quicker. */
function countSame(before: string, old: number, after: string, now: number): number {
  const length = Math.min(before.length - old, after.length - now);
  let same = 0;
  for (const block of BLOCKS)
    while (
      same + block <= length &&
      before.slice(old + same, old + same + block) === after.slice(now + same, now + same + block)
    )
      same += block;
  while (same < length && before.charCodeAt(old + same) === after.charCodeAt(now + same)) same++;
  return same;
}

/** Where both go on with the same member, or the end of both. */
function meet(before: string, old: number, after: string, now: number): readonly [number, number] {
  for (let start = after.indexOf(',"', now); start >= 0; start = after.indexOf(',"', start + 1)) {
    const end = after.indexOf('"', start + 2);
    const found = end < 0 ? -1 : before.indexOf(after.slice(start, end), old);
    if (found >= 0) return [found, start];
  }
  return [before.length, after.length];
}
