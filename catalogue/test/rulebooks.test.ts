import { readFileSync } from 'node:fs';
import { readRulebook, rulebookFile, textOf, type Language } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/house.ts';

const rulesOf = (id: string, language: Language): string =>
  readFileSync(new URL(`../../games/${id}/${rulebookFile(language)}`, import.meta.url), 'utf8');

/** The numerals of the rulebooks, but “one”: in German that is an article too. */
const NUMERALS: readonly Readonly<Record<Language | 'is', string>>[] = [
  { is: '2', en: 'two|second', de: 'zweit?' },
  { is: '3', en: 'three|third', de: 'drei|dritt' },
  { is: '4', en: 'four(th)?', de: 'viert?' },
  { is: '5', en: 'five|fifth', de: 'fünft?' },
  { is: '6', en: 'six(th)?', de: 'sechst?' },
  { is: '7', en: 'seven(th)?', de: 'sieben|siebt' },
  { is: '8', en: 'eighth?', de: 'acht' },
  { is: '9', en: 'nine|ninth', de: 'neunt?' },
  { is: '10', en: 'ten(th)?', de: 'zehnt?' },
  { is: '12', en: 'twelve|twelfth', de: 'zwölft?' },
  { is: '14', en: 'fourteen(th)?', de: 'vierzehnt?' },
];
const ENDING: Readonly<Record<Language, string>> = { en: '', de: '(e[nrms]?)?' };

const allIn = (text: string, what: RegExp): readonly string[] => (text.match(what) ?? []).toSorted();

/** What no translation may change, sorted, as every language has an order of its own. */
function factsOf(text: string, language: Language): Record<'numbers' | 'marks' | 'signs', readonly string[]> {
  // The notes quote the published sentences in every language as they are.
  const own = text.replaceAll(/“[^“”]*”/g, '');
  const withoutSeparators = own.replaceAll(/(?<=\d)[.,](?=\d)/g, '');
  const inDigits = NUMERALS.reduce((told, numeral) => {
    const word = new RegExp(`(?<!\\p{L})(${numeral[language]})${ENDING[language]}(?!\\p{L})`, 'giu');
    return told.replaceAll(word, numeral.is);
  }, withoutSeparators);
  return {
    numbers: allIn(inDigits, /\d+/g),
    marks: allIn(text, /(?<!\p{L})[RD](?!\p{L})/gu),
    signs: allIn(text, /[+−×=≤±→↔%♣♥♠♦]/g),
  };
}

describe.each(GAMES.map(({ id }) => id))('the rulebooks of %s', (id) => {
  const rules: Readonly<Record<Language, string>> = { en: rulesOf(id, 'en'), de: rulesOf(id, 'de') };

  it('have the same clauses in the same order, each in its own language', () => {
    const [english, german] = [readRulebook(rules.en).clauses, readRulebook(rules.de).clauses];
    expect(english.length).toBeGreaterThan(0);
    expect(german.map((clause) => clause.id)).toEqual(english.map((clause) => clause.id));
    expect(german.filter(({ runs }, index) => textOf(runs) === textOf(english[index]!.runs))).toEqual([]);
  });

  it('have the same numbers, marks, signs and names of code in every clause', () => {
    const told = (language: Language): unknown[] =>
      readRulebook(rules[language]).clauses.map((clause) => ({
        id: clause.id,
        section: factsOf(clause.section, language),
        ...factsOf(textOf(clause.runs), language),
        code: clause.runs
          .filter(({ kind }) => kind === 'code')
          .map(({ text }) => text)
          .toSorted(),
      }));
    expect(told('de')).toEqual(told('en'));
  });

  it('have the same headings and the same tables, row by row', () => {
    const told = (language: Language): unknown[] =>
      (rules[language].match(/^(#+ |\|).*/gm) ?? []).map((line) => ({
        level: /^#*/.exec(line)![0],
        columns: line.split('|').length,
        ...factsOf(line, language),
      }));
    expect(told('de')).toEqual(told('en'));
  });

  it('have the same numbers, marks and signs as a whole, the notes included', () => {
    expect(factsOf(rules.de, 'de')).toEqual(factsOf(rules.en, 'en'));
  });
});
