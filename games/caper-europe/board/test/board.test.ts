import { bookIn, caperEurope, clauseOf, LOCATIONS, THIEVES } from '../../rules/index.ts';
import {
  LANGUAGES,
  Match,
  NONCE_BYTES,
  dealFrom,
  fromHex,
  readRulebook,
  seatOf,
  seedOf,
  setUp,
  type Action,
} from '@hideout/kernel';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guide } from '../guide.ts';
import { LANDMARKS } from '../landmarks.ts';
import { PORTRAITS } from '../portraits.ts';
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

it('guides through every decision of its deal, with clauses that exist and advice that is legal', () => {
  /** The notes that were heard, by what they cite. */
  const kinds = new Set<string>();
  for (let game = 0; game < 20; game++) guidedGame(game, kinds);
  expect(kinds.size).toBeGreaterThan(12);
});

function guidedGame(game: number, heard: Set<string>): void {
  const setup = setUp(caperEurope, guide.seats, guide.options);
  if (!setup.ok) throw new Error(setup.problem);
  const nonces = [0, 1].map((seat) => new Uint8Array(NONCE_BYTES).fill(seat));
  const deal = dealFrom(fromHex(guide.secret)!, nonces);
  const match = new Match(
    caperEurope,
    setup.value,
    seedOf({ game: caperEurope.id, rulesVersion: caperEurope.rulesVersion, setup: setup.value, deal }),
  );
  while (!match.outcome) {
    const legal = Array.from(match.legal()) as Action[];
    const actor = seatOf(match.actor);
    for (const language of LANGUAGES) {
      const note = guide.note(match.view(actor), legal, language)!;
      expect(note.text.length).toBeGreaterThan(40);
      for (const clause of note.clauses) expect(CLAUSES).toContain(clause);
      if (note.advice !== undefined) expect(legal).toContain(note.advice);
      if (language === 'en') heard.add(note.clauses.join(' '));
    }
    match.play(actor, legal[(match.length * 13 + game * 7 + 3) % legal.length]!);
  }
}
