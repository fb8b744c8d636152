import { bookIn, caperEurope, clauseOf, LOCATIONS, THIEVES } from '../../rules/index.ts';
import { LANGUAGES, readRulebook } from '@hideout/kernel';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANDMARKS } from '../landmarks.ts';
import { PORTRAITS } from '../portraits.ts';
import { signKey, signRows } from '../signRows.ts';
import { longText } from '../../words/texts.ts';
import { VOCABULARY } from '../words.ts';

const CLAUSES = new Set(
  readRulebook(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')).clauses.map((clause) => clause.id),
);

it('has one landmark for each Location and one portrait for each Thief', () => {
  expect(Object.keys(LANDMARKS).toSorted()).toEqual(LOCATIONS.map((location) => location.id).toSorted());
  expect(Object.keys(PORTRAITS).toSorted()).toEqual(THIEVES.map((thief) => thief.id).toSorted());
  expect(new Set(Object.values(PORTRAITS).map((looks) => looks.shapes.map(({ piece }) => piece).join(' '))).size).toBe(
    THIEVES.length,
  );
});

it('says every icon in every language, and cites a clause that exists', () => {
  for (const icon of bookIn(caperEurope).printed.flat()) {
    expect(CLAUSES).toContain(clauseOf(icon));
    for (const language of LANGUAGES) expect(longText(VOCABULARY[language], icon)).toMatch(/^[A-Z0-9].+\.$/);
  }
});

it('has one sign in its key for each kind of icon, in different words', () => {
  const rows = signRows(caperEurope);
  const keys = rows.map(signKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(bookIn(caperEurope).printed.flat().map(signKey)));
  for (const language of LANGUAGES) {
    const texts = rows.map((icon) => longText(VOCABULARY[language], icon));
    expect(new Set(texts).size).toBe(texts.length);
  }
});
