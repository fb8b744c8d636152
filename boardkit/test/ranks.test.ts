import { describe, expect, it } from 'vitest';
import { ranksOf } from '../src/ranks.ts';

/** The places of a row, a dot for each gap. */
const row = (now: string, before: string): string =>
  ranksOf(Array.from(now), Array.from(before))
    .map(({ id, index }) => (index === undefined ? '.' : `${id}${index}`))
    .join(' ');

describe('ranksOf', () => {
  it.each([
    ['nothing has changed', 'abc', 'abc', 'a0 b1 c2'],
    ['the first has left', 'bc', 'abc', '. b0 c1'],
    ['one in the middle has left', 'ac', 'abc', 'a0 . c1'],
    ['several have left', 'b', 'abc', '. b0 .'],
    ['something new has come', 'abd', 'abc', 'a0 b1 d2'],
    ['something was added', 'abcd', 'abc', 'a0 b1 c2 d3'],
    ['the order is another', 'cb', 'abc', 'c0 b1'],
    ['all have left', '', 'abc', '. . .'],
    ['there is and was nothing', '', '', ''],
    ['there was nothing', 'ab', '', 'a0 b1'],
  ])('%s', (_, now, before, places) => {
    expect(row(now, before)).toBe(places);
  });
});
