import { readFileSync } from 'node:fs';
import { LANGUAGES, markedTables, readRulebook, rulebookFile, textOf, type Language } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/house.ts';

describe.each(GAMES.map(({ id }) => id))('the provenance of the rules of %s', (id) => {
  const bookIn = (language: Language) =>
    readRulebook(readFileSync(new URL(`../../games/${id}/${rulebookFile(language)}`, import.meta.url), 'utf8'));
  const clausesIn = (language: Language) => bookIn(language).clauses;
  const quotesIn = (text: string): readonly string[] => text.match(/“[^”]+”/g) ?? [];

  it.each(LANGUAGES)('is told of every clause, with a sentence where there is one (%s)', (language) => {
    const bare = clausesIn(language).filter(({ notes }) => notes.length === 0);
    expect(bare.map((clause) => clause.id)).toEqual([]);
    for (const clause of clausesIn(language)) {
      for (const { by, runs } of clause.notes) {
        const text = textOf(runs);
        if (by === 'R' || by === 'I')
          expect({ id: clause.id, quotes: quotesIn(text) }).not.toMatchObject({ quotes: [] });
        expect(text.length).toBeGreaterThan(10);
      }
    }
  });

  it('is the same in every language, quotations word for word', () => {
    const told = (language: Language) =>
      clausesIn(language).map(({ id: clause, notes }) => [
        clause,
        ...notes.map(({ by, runs }) => (by === 'R' || by === 'I' ? [by, quotesIn(textOf(runs))[0]] : [by])),
      ]);
    expect(told('de')).toEqual(told('en'));
  });

  it('of single cards and figures is the same in every language', () => {
    const marksIn = (language: Language) =>
      markedTables(bookIn(language)).flatMap((block) =>
        block.kind === 'table'
          ? block.rows.map((row) =>
              row.flatMap((cell) => textOf(cell).match(/(?<![\p{L}\d])[RPID](?![\p{L}\d])/gu) ?? []),
            )
          : [],
      );
    expect(marksIn('de')).toEqual(marksIn('en'));
  });
});
