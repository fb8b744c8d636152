import {
  caper1970,
  CARDS,
  DONE,
  NEXT,
  PLACE,
  Routes,
  SITES,
  SLOTS,
  SPACES,
  type Card,
  type View,
} from '@hideout/caper-1970';
import {
  LANGUAGES,
  Match,
  NONCE_BYTES,
  dealFrom,
  fromHex,
  parseRules,
  seatOf,
  seedOf,
  setUp,
  verbOf,
  type Action,
} from '@hideout/kernel';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guide } from '../guide.ts';
import { STOREYS } from '../masonry.ts';
import { movesAt, movesBy, movesTo, movesWith, sitesAround, TOOL_NUMBERS } from '../moves.ts';
import { spaceName } from '../names.ts';
import { BOX, centreOf, siteAt, type Point } from '../plan.ts';
import { wayFinder } from '../route.ts';
import { lyingTools, toolFor } from '../tools.ts';
import { BOARD_WORDS } from '../words.ts';

const CLAUSES = new Set(
  parseRules(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')).map((clause) => clause.id),
);
const DECISIONS = 500;

const spaces = Array.from({ length: SPACES }, (_, space) => space);
const isInside = ([x, y]: Point): boolean =>
  [x, y].every((value) => value > BOX.least && value < BOX.least + BOX.length);

it('draws every space and every site at a place of its own within the drawing', () => {
  const centres = spaces.map(centreOf);
  const sites = Array.from({ length: SITES }, (_, site) => siteAt(site));
  expect([...centres, ...sites].every(isInside)).toBe(true);
  expect(new Set(centres.map(String)).size).toBe(SPACES);
  expect(new Set(sites.map(String)).size).toBe(SITES);
  expect(STOREYS.flatMap(({ squares }) => squares)).toHaveLength(400);
});

it('names every space differently in every language', () => {
  for (const language of LANGUAGES) {
    expect(new Set(spaces.map((space) => spaceName(space, BOARD_WORDS[language]))).size).toBe(SPACES);
  }
});

/** Every action that some thing on the table is part of. */
function offered(view: View): ReadonlySet<Action> {
  const around = sitesAround(view);
  return new Set([
    ...spaces.flatMap((space) => movesTo(view, space)),
    ...[...around].flatMap(([site, slot]) => movesAt(site, slot, toolFor(site, 0))),
    ...lyingTools(view).flatMap(({ site, tool }) => movesAt(site, around.get(site), tool)),
    ...TOOL_NUMBERS.flatMap(movesWith),
    ...CARDS.flatMap((_, card) => movesBy(card as Card, view.sides.length)),
  ]);
}

const isUnit = (action: Action): boolean => verbOf(action) <= PLACE;

it('has a thing for every legal action but the end of cards and turn', () => {
  play((view, legal) => {
    const things = offered(view);
    expect(legal.filter((action) => verbOf(action) !== DONE && !things.has(action))).toEqual([]);
  });
});

it('finds ways that begin with a legal unit and go from neighbour to neighbour to where they should', () => {
  const routes = new Routes();
  play((view, legal) => {
    if (!legal.some(isUnit)) return;
    const wayTo = wayFinder(routes, view);
    for (const space of spaces.filter((each) => each % 37 === legal.length % 37)) {
      const way = wayTo(space);
      if (!way) continue;
      expect(legal).toContain(way.first);
      expect(way.spaces.at(-1)).toBe(space);
      expect(way.steps + way.tools.length).toBe(view.count);
      for (const [i, to] of way.spaces.slice(1).entries()) {
        expect(NEXT.subarray(way.spaces[i]! * SLOTS, way.spaces[i]! * SLOTS + SLOTS)).toContain(to);
      }
    }
  });
});

it('guides through every decision of its deal, with clauses that exist and advice that is legal', () => {
  const heard = new Set<string>();
  play((view, legal) => {
    for (const language of LANGUAGES) {
      const note = guide.note(view, legal, language)!;
      expect(note.text.length).toBeGreaterThan(40);
      for (const clause of note.clauses) expect(CLAUSES).toContain(clause);
      if (note.advice !== undefined) expect(legal).toContain(note.advice);
      heard.add(note.text);
    }
  });
  expect(heard.size).toBeGreaterThan(20);
});

/** Plays the guided game as the guide would, and looks at every decision. */
function play(look: (view: View, legal: readonly Action[]) => void): void {
  const setup = setUp(caper1970, guide.seats, guide.options);
  if (!setup.ok) throw new Error(setup.problem);
  const nonces = [0, 1].map((seat) => new Uint8Array(NONCE_BYTES).fill(seat));
  const deal = dealFrom(fromHex(guide.secret)!, nonces);
  const { id: game, rulesVersion } = caper1970;
  const match = new Match(caper1970, setup.value, seedOf({ game, rulesVersion, setup: setup.value, deal }));
  while (!match.outcome && match.length < DECISIONS) {
    const legal = Array.from(match.legal()) as Action[];
    const actor = seatOf(match.actor);
    const view = match.view(actor);
    look(view, legal);
    const advice = guide.note(view, legal, 'en')?.advice;
    match.play(actor, advice ?? legal[(match.length * 13 + 3) % legal.length]!);
  }
}
