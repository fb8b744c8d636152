import { capsAndHammers, type Event, type View } from '../../rules/index.ts';
import { brain } from '../../bots/brain.ts';
import {
  answerTo,
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
import type { Note } from '@hideout/boardkit';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { adviceFor } from '../advice.ts';
import { guide } from '../guide.ts';
import { thingsOf } from '../things.ts';
import { THING } from './things.ts';

const CLAUSES = new Set(
  readRulebook(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')).clauses.map((clause) => clause.id),
);

function guidedMatch(): Match<object, Event, View> {
  const setup = setUp(capsAndHammers, guide.seats, guide.options);
  if (!setup.ok) throw new Error(setup.problem);
  const nonces = [0, 1].map((seat) => new Uint8Array(NONCE_BYTES).fill(seat));
  const { id, rulesVersion } = capsAndHammers;
  const deal = dealFrom(fromHex(guide.secret)!, nonces);
  return new Match(capsAndHammers, setup.value, seedOf({ game: id, rulesVersion, setup: setup.value, deal })) as never;
}

function expectSound(note: Note, legal: readonly Action[]): void {
  expect(note.text).toMatch(/[.!]$/);
  expect(note.short).toMatch(/[.!]$/);
  for (const clause of note.clauses) expect(CLAUSES).toContain(clause);
  for (const thing of note.things) expect(thing).toMatch(THING);
  expect(legal).toContain(note.advice);
}

it('speaks soundly, whatever is chosen, with a word for every decision of the first three rounds', () => {
  const lessons = new Set<string>();
  for (let game = 0; game < 4; game++) {
    const match = guidedMatch();
    while (!match.outcome && match.view(seatOf(0)).round < 4) {
      const legal = Array.from(match.legal()) as Action[];
      const actor = seatOf(match.actor);
      const notes = LANGUAGES.map((language) => guide.note(match.view(actor), legal, language)!);
      for (const note of notes) expectSound(note, legal);
      lessons.add(notes[0]!.lesson!);
      const played = match.play(actor, legal[(match.length * 13 + game * 7 + 3) % legal.length]!);
      if (!played.ok) throw new Error(played.problem.reason);
      for (const thing of played.value.flatMap((event) => answerTo(thingsOf, event) ?? []))
        expect(thing).toMatch(THING);
    }
  }
  expect(lessons.size).toBeGreaterThan(14);
});

it('begins with the Caps', () => {
  expect(guidedMatch().view(seatOf(0)).actor).toBe(0);
});

/** Plays the guided game by its advice against the bot of first games: the lessons in their order, and the scores. */
function followed(seed: number) {
  const match = guidedMatch();
  const bot = brain.level(capsAndHammers as unknown as AnyGame, 'beginner');
  const rng = new FastRng(seed);
  const lessons = new Map<string, string>();
  while (!match.outcome) {
    const actor = seatOf(match.actor);
    const view = match.view(actor);
    const legal = Array.from(match.legal()) as Action[];
    if (actor !== 0) {
      match.play(actor, bot.choose({ legal: match.legal(), view: () => view, rng, budget: { iterations: 10 } }));
      continue;
    }
    const note = guide.note(view, legal, 'en');
    if (note && !lessons.has(note.lesson!)) lessons.set(note.lesson!, note.text);
    match.play(actor, note?.advice ?? adviceFor(view, legal));
  }
  return { lessons, scores: match.outcome.scores! };
}

it('teaches its lessons in an order that explains words before it uses them, and who follows it mostly wins', () => {
  const games = [1, 2, 3].map(followed);
  const { lessons } = games[0]!;
  const order = [...lessons.keys()];
  for (const lesson of 'deploy activate ties defcon effects last round lab crisis begins free'.split(' ')) {
    expect(order).toContain(lesson);
  }
  const isBefore = (a: string, b: string): boolean => order.indexOf(a) < order.indexOf(b);
  const ready = order.filter((lesson) => lesson.startsWith('ready-'));
  expect(ready.length).toBeGreaterThan(1);
  expect(ready.every((lesson) => isBefore('activate', lesson))).toBe(true);
  expect(isBefore('defcon', 'crisis')).toBe(true);
  // Nothing is said twice.
  expect(new Set(lessons.values()).size).toBe(lessons.size);
  expect(games.filter(({ scores }) => scores[0]! > scores[1]!).length).toBeGreaterThan(1);
});

it('[CH-1.2] tells each side which it leads', () => {
  const match = guidedMatch();
  const firstWords = (seat: number) => {
    const view = { ...match.view(seatOf(seat)), actor: seatOf(seat) };
    return guide.note(view, match.legal().toArray(), 'en')!.text.split('.')[0];
  };
  expect(firstWords(0)).toBe('You lead the Caps, the blue star below');
  expect(firstWords(1)).toBe('You lead the Hammers, the red hammer below');
});
