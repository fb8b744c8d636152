import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clauseCoverage } from '../src/clauses.ts';
import { testTitles } from '../src/titles.ts';

const RULES = `
## 1 Set-up
- **AB-1.1** One.
- **AB-1.2** Two
  goes on.
## 2 Turn
- **AB-2.1** Three.
`;

// In sources below, by name: a search for focused or skipped tests should find none in this file.
const ONLY = 'only';
const SKIP = 'skip';
const LATER = 'todo';

describe('test titles', () => {
  it.each([
    ['it with any quotes', `it('a', f); it("b", f); it(\`c\`, f)`, ['a', 'b', 'c']],
    ['test', `test('a', f)`, ['a']],
    ['a title on its own line', `it(\n  'a',\n  f)`, ['a']],
    ['modifiers', `it.${ONLY}('a', f); it.concurrent.${ONLY}('b', f)`, ['a', 'b']],
    ['it.each', `it.each([['x', ')'], ['y']])('a', f)`, ['a']],
    ['it.each with types', `it.each<[string, number]>([['x', 1]])('a', f)`, ['a']],
    ['it.each with a table', 'it.each`n\n${1}`("a", f)', ['a']],
    ['it.for and it.runIf', `it.for([1])('a', f); it.runIf(x(1))('b', f)`, ['a', 'b']],
    ['escapes', String.raw`it('it\'s', f)`, [String.raw`it\'s`]],
    ['not describe', `describe('a', () => { it('b', f) })`, ['b']],
    ['not comments', `// it('a', f)\n/* it('b', f) */ it(/* 'x' */ 'c', f)`, ['c']],
    ['not texts', `const s = "it('a', f)"; it('b', f)`, ['b']],
    ['not methods or longer names', `x.it('a', f); wait('b'); _it('c'); edit('d')`, []],
    [
      'not skipped tests',
      `it.${SKIP}('a', f); it.${LATER}('b'); it.fails('c', f); it.${SKIP}.each([1])('d', f); it('e', f)`,
      ['e'],
    ],
    ['not tests in a skipped group', `describe.${SKIP}('a', () => { it('b', f) }); it('c', f)`, ['c']],
    ['not titles that are computed', `it(name, f)`, []],
    ['quotes in regular expressions', `x.replace(/['"\`]/g, ''); it('a', f)`, ['a']],
    ['divisions', `const n = a / b; it('c', f); const m = d / e`, ['c']],
    ['an unfinished source', `it.each([`, []],
  ])('%s', (_what, source, titles) => {
    expect(testTitles(source)).toEqual(titles);
  });
});

describe('clause coverage', () => {
  it('sorts clauses into tested and missing, in the order of the rulebook', () => {
    const source = `it('[AB-2.1] three', f); it('[AB-1.1] one', f)`;
    expect(clauseCoverage(RULES, [source])).toEqual({
      clauses: ['AB-1.1', 'AB-1.2', 'AB-2.1'],
      tested: ['AB-1.1', 'AB-2.1'],
      missing: ['AB-1.2'],
      unknown: [],
      repeated: [],
    });
  });

  it('takes several sources, and several ids in front of a title', () => {
    const sources = [`it('[AB-1.1] [AB-1.2] both', f)`, `test('[AB-2.1][AB-1.1] more', f)`];
    expect(clauseCoverage(RULES, sources).missing).toEqual([]);
  });

  it('finds ids that the rulebook does not have', () => {
    expect(clauseCoverage(RULES, [`it('[AB-9.1] x', f); it('[ZZ-1.1] y', f)`]).unknown).toEqual(['AB-9.1', 'ZZ-1.1']);
  });

  it('finds ids that the rulebook has twice', () => {
    expect(clauseCoverage(`${RULES}- **AB-1.1** Again.\n`, []).repeated).toEqual(['AB-1.1']);
  });

  it('counts neither comments nor groups nor ids inside a sentence', () => {
    const source = `// it('[AB-1.1] x')\ndescribe('[AB-1.2] x', () => { it('as [AB-2.1] says', f) })`;
    expect(clauseCoverage(RULES, [source]).tested).toEqual([]);
  });

  it('every clause of Magpie has its test', () => {
    const read = (file: string): string => readFileSync(new URL(`magpie/${file}`, import.meta.url), 'utf8');
    const { clauses, missing, unknown, repeated } = clauseCoverage(read('RULES.md'), [read('turn.test.ts')]);
    expect(clauses).toHaveLength(11);
    expect({ missing, unknown, repeated }).toEqual({ missing: [], unknown: [], repeated: [] });
  });
});
