import {
  ActionList,
  dealFrom,
  FastRng,
  fromHex,
  LANGUAGES,
  Match,
  NONCE_BYTES,
  seatOf,
  seedOf,
  setUp,
  type GameRecord,
} from '@hideout/kernel';
import { subject } from '@hideout/testkit';
import { describe, expect, it } from 'vitest';
import { guide } from '../board/guide.ts';
import { LESSONS, type Lesson } from '../board/lessons.ts';
import { caperCards } from '../rules/index.ts';
import { imagine } from '../rules/imagine.ts';
import { everyAct } from './acts.ts';

const game = subject(caperCards);

/** The guided first game, as the page deals it. */
function guidedGame() {
  const setup = setUp(game, guide.seats, guide.options);
  if (!setup.ok) throw new Error(setup.problem);
  const record: GameRecord = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    setup: setup.value,
    names: ['Ada'],
    deal: dealFrom(fromHex(guide.secret)!, [new Uint8Array(NONCE_BYTES).fill(0)]),
    moves: [],
    outcome: undefined,
  };
  return new Match(game, setup.value, seedOf(record));
}

/** Every note of the guided game when its advice is followed. */
function notesOf(language: (typeof LANGUAGES)[number]) {
  const match = guidedGame();
  const notes = [];
  while (match.outcome === undefined) {
    const note = guide.note(match.view(seatOf(0)), match.legal().toArray(), language)!;
    notes.push(note);
    match.play(seatOf(0), note.advice!);
  }
  return { notes, outcome: match.outcome };
}

describe('the guided first game', () => {
  it('is won by what the guide advises', () => {
    expect(notesOf('en').outcome.ending).toBe('won');
  });

  it('teaches every lesson, the first ones first; alone there is nobody to be silent with', () => {
    const lessons = notesOf('en').notes.map(({ lesson }) => lesson);
    expect(lessons.slice(0, 4)).toEqual(['score', 'target', 'complication', 'suits']);
    const { silence: _silence, ...taught } = LESSONS;
    expect(new Set(lessons)).toEqual(new Set(Object.keys(taught)));
  });

  it.each(LANGUAGES)('never says the same paragraph twice, and says each lesson in a line later (%s)', (language) => {
    const told = new Set<string | undefined>();
    const texts = notesOf(language).notes.map(({ lesson, text, short }) => {
      expect(short!.length).toBeLessThan(70);
      expect(text.length).toBeLessThan(420);
      const isNew = !told.has(lesson);
      told.add(lesson);
      return isNew ? text : undefined;
    });
    const paragraphs = texts.filter((text) => text !== undefined);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });
});

describe('at any table', () => {
  it('the guide has a word for every decision, with clauses, and leaves the playing to those who play together', () => {
    const lessons = new Set<Lesson>();
    const legal = new ActionList();
    for (const { view, language } of everyAct()) {
      if (view.actor !== view.viewer || view.step === 'over') continue;
      legal.clear();
      caperCards.legal(imagine(view, new FastRng(1)), legal);
      const note = guide.note(view, legal.toArray(), language)!;
      lessons.add(note.lesson as Lesson);
      expect(note.text).not.toMatch(/undefined|NaN/);
      expect(note.clauses.length).toBeGreaterThan(0);
      expect(note.advice === undefined || legal.toArray().includes(note.advice)).toBe(true);
      expect(note.advice === undefined).toBe(view.seats > 1);
    }
    expect(lessons).toEqual(new Set(Object.keys(LESSONS)));
  });
});
