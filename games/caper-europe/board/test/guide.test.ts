import { caperEurope } from '../../rules/index.ts';
import { brain } from '../../bots/brain.ts';
import {
  dealFrom,
  FastRng,
  fromHex,
  LANGUAGES,
  Match,
  NONCE_BYTES,
  readRulebook,
  seatOf,
  seedOf,
  setUp,
  type Action,
  type AnyGame,
} from '@hideout/kernel';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { adviceFor } from '../advice.ts';
import { guide } from '../guide.ts';
import { GUIDE_WORDS, type Lesson } from '../guideWords.ts';

const CLAUSES = new Set(
  readRulebook(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')).clauses.map((clause) => clause.id),
);

/** The match of the guided game, as the page deals it. */
function guided() {
  const setup = setUp(caperEurope, guide.seats, guide.options);
  if (!setup.ok) throw new Error(setup.problem);
  const nonces = [0, 1].map((seat) => new Uint8Array(NONCE_BYTES).fill(seat));
  const deal = dealFrom(fromHex(guide.secret)!, nonces);
  const { id, rulesVersion } = caperEurope;
  return new Match(caperEurope, setup.value, seedOf({ game: id, rulesVersion, setup: setup.value, deal }));
}

it('has a note for every decision, whatever is chosen, with clauses that exist and advice that is legal', () => {
  for (let game = 0; game < 20; game++) {
    const match = guided();
    while (!match.outcome) {
      const legal = Array.from(match.legal()) as Action[];
      const actor = seatOf(match.actor);
      for (const language of LANGUAGES) {
        const note = guide.note(match.view(actor), legal, language)!;
        expect(note.text.length).toBeGreaterThan(note.short!.length);
        expect(note.text.length).toBeLessThan(300);
        expect(note.text).not.toMatch(/undefined|NaN/);
        expect(CLAUSES).toEqual(new Set([...CLAUSES, ...note.clauses]));
        if (note.advice !== undefined) expect(legal).toContain(note.advice);
        expect(note.things.length).toBeGreaterThan(0);
      }
      match.play(actor, legal[(match.length * 13 + game * 7 + 3) % legal.length]!);
    }
  }
});

/** Plays the guided game by its advice, alone in the last round, against a bot that errs often; says what was taught, and who won. */
function followed(seed: number): { readonly lessons: readonly Lesson[]; readonly isWon: boolean } {
  const match = guided();
  const rng = new FastRng(seed);
  const rival = brain.level(caperEurope as unknown as AnyGame, 'beginner');
  const lessons: Lesson[] = [];
  while (!match.outcome) {
    const actor = seatOf(match.actor);
    const legal = match.legal().toArray();
    if (actor === 1) {
      const view = () => match.view(actor);
      match.play(
        actor,
        rival.choose({ legal: match.legal(), view, rng, budget: { iterations: 20, milliseconds: Infinity } }),
      );
      continue;
    }
    const note = guide.note(match.view(actor), legal, 'en')!;
    lessons.push(note.lesson as Lesson);
    match.play(actor, note.advice ?? adviceFor(caperEurope, match.view(actor), legal));
  }
  return { lessons, isWon: match.outcome.winners[0] === 0 };
}

it('teaches every lesson to whoever follows it, in an order that explains words before it uses them, and wins', () => {
  const games = [1, 2, 3, 4].map(followed);
  const always = (Object.keys(GUIDE_WORDS.en) as Lesson[]).filter(
    (lesson) => !['steal', 'burn', 'giveBack', 'replace'].includes(lesson),
  );
  for (const { lessons } of games) {
    expect(lessons).toEqual(expect.arrayContaining(always));
    expect(lessons[0]).toBe('hire');
    expect(lessons.indexOf('capers')).toBeLessThan(lessons.indexOf('sets'));
    expect(lessons.indexOf('gear')).toBeLessThan(lessons.indexOf('burning'));
  }
  expect(games.every(({ isWon }) => isWon)).toBe(true);
  const heard = new Set(games.flatMap(({ lessons }) => lessons));
  expect([...heard]).toEqual(expect.arrayContaining(['steal', 'burn']));
});
