import { capsAndHammers, KINDS, LABS, REGIONS, type Event } from '../../rules/index.ts';
import {
  dealFrom,
  fromHex,
  LANGUAGES,
  Match,
  NONCE_BYTES,
  readRulebook,
  seatOf,
  seedOf,
  setUp,
  type Action,
} from '@hideout/kernel';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kindCard } from '../names.ts';
import { EMBLEMS, FACTION_SHAPES, LAB_SHAPES, REGION_SHAPES } from '../glyphs.ts';
import { guide } from '../guide.ts';
import { thingsOf } from '../things.ts';

const CLAUSES = new Set(
  readRulebook(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')).clauses.map((clause) => clause.id),
);
/** The ids of all things that the board draws. */
const THING =
  /^(card:[01]:[0-4]|place:[0-3]|influence:[0-3]:[01]|seat:[01]|country:(1?\d|20)|lab:[0-4]|defcon|deck|pile|report|clock|end)$/;

it('has an emblem of its own for each type, region, lab and faction', () => {
  const shapes = [...EMBLEMS.map((paths) => paths.join(' ')), ...REGION_SHAPES, ...LAB_SHAPES, ...FACTION_SHAPES];
  expect(new Set(shapes).size).toBe(KINDS.length + REGIONS.length + LABS.length + 2);
});

it('says what every type does in every language, under the clause that says so too', () => {
  for (const kind of KINDS.keys()) {
    for (const language of LANGUAGES) {
      const { passive, active, clause } = kindCard(kind, language);
      expect([passive, active].join('')).toMatch(/\.$/);
      expect(CLAUSES).toContain(clause);
    }
  }
});

/** The notes and the types of events that were heard. */
interface Heard {
  readonly notes: Set<string>;
  readonly events: Set<string>;
}

it('guides through every decision of its deal, with clauses that exist, and points at things that are drawn', () => {
  const heard: Heard = { notes: new Set(), events: new Set() };
  for (let game = 0; game < 30; game++) guidedGame(game, heard);
  expect(heard.notes.size).toBeGreaterThan(14);
  expect(heard.events.size).toBeGreaterThan(22);
});

it('begins the guided game with the Caps and seven different cards', () => {
  const view = guidedMatch().view(seatOf(0));
  expect(view.actor).toBe(0);
  expect(new Set(view.hands[0]).size).toBe(7);
});

function guidedMatch() {
  const setup = setUp(capsAndHammers, guide.seats, guide.options);
  if (!setup.ok) throw new Error(setup.problem);
  const nonces = [0, 1].map((seat) => new Uint8Array(NONCE_BYTES).fill(seat));
  const { id, rulesVersion } = capsAndHammers;
  const deal = dealFrom(fromHex(guide.secret)!, nonces);
  return new Match(capsAndHammers, setup.value, seedOf({ game: id, rulesVersion, setup: setup.value, deal }));
}

function guidedGame(game: number, heard: Heard): void {
  const match = guidedMatch();
  while (!match.outcome) {
    const legal = Array.from(match.legal()) as Action[];
    const actor = seatOf(match.actor);
    for (const language of LANGUAGES) {
      const note = guide.note(match.view(actor), legal, language)!;
      expect(note.text.length).toBeGreaterThan(40);
      for (const clause of note.clauses) expect(CLAUSES).toContain(clause);
      for (const thing of note.things) expect(thing).toMatch(THING);
      if (note.advice !== undefined) expect(legal).toContain(note.advice);
      heard.notes.add(note.clauses.join(' '));
    }
    const played = match.play(actor, legal[(match.length * 13 + game * 7 + 3) % legal.length]!);
    if (!played.ok) throw new Error(played.problem.reason);
    for (const event of played.value) hear(event, heard);
  }
}

function hear(event: Event, heard: Heard): void {
  heard.events.add(event.type);
  for (const thing of thingsOf(event)) expect(thing).toMatch(THING);
}
