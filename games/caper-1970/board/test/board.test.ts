import {
  caper1970,
  CARDS,
  CASE_AT,
  DONE,
  NEXT,
  PLACE,
  Routes,
  SITES,
  SLOTS,
  SPACES,
  type Card,
  type View,
} from '../../rules/index.ts';
import {
  LANGUAGES,
  FastRng,
  Match,
  NONCE_BYTES,
  dealFrom,
  fromHex,
  readRulebook,
  seatOf,
  seedOf,
  setUp,
  verbOf,
  type Action,
  type AnyMatch,
} from '@hideout/kernel';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { greedily } from '../../test/greedy.ts';
import { guide } from '../guide.ts';
import { STOREYS } from '../masonry.ts';
import { movesAt, movesBy, movesTo, movesWith, sitesAround, TOOL_NUMBERS } from '../moves.ts';
import { spaceName } from '../names.ts';
import { BOX, centreOf, siteAt, type Point } from '../drawing.ts';
import { plansTo } from '../plans.ts';
import { Reach, spellOut } from '../route.ts';
import { lyingTools, toolFor } from '../tools.ts';
import { BOARD_WORDS } from '../words.ts';

it('[CA-4.1] a ladder on glass is drawn as what it is', () => {
  const glass = CASE_AT[2 * 20 + 16]!;
  const setup = setUp(caper1970, 2);
  if (!setup.ok) throw new Error(setup.problem);
  const view = caper1970.view(caper1970.setup(setup.value, new FastRng(1)), seatOf(0));
  expect(lyingTools({ ...view, lying: [[glass, 1]] })).toEqual([{ site: glass, tool: 0, copies: 1 }]);
});

const CLAUSES = new Set(
  readRulebook(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')).clauses.map((clause) => clause.id),
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

it('plans ways of neighbours to where they should lead, which the game lets one go to the end', () => {
  const routes = new Routes();
  const words = BOARD_WORDS.en;
  let tried = 0;
  play((view, legal, again) => {
    if (!legal.some(isUnit)) return;
    const reach = new Reach(routes, view);
    for (const space of spaces.filter((each) => each % 37 === legal.length % 37)) {
      const plans = plansTo(space, { reach, view, words });
      expect(plans.length > 0).toBe(reach.unitsTo(space) > 0);
      for (const { actions, text } of plans) {
        const { spaces: passed, counts, units } = spellOut(actions, view.thieves[view.turn]!);
        expect(passed.at(-1)).toBe(space);
        expect(units).toBeLessThanOrEqual(view.count);
        expect(counts.at(-1)).toBe(units);
        expect(text).toContain(`${view.count - units} unit`.replace(/^0 unit/, 'whole count'));
        for (const [i, to] of passed.slice(1).entries()) {
          expect(NEXT.subarray(passed[i]! * SLOTS, passed[i]! * SLOTS + SLOTS)).toContain(to);
        }
        if (tried++ % 20 === 0) expect(carriedOut(again(), actions)).toBe(actions.length);
      }
    }
  });
  expect(tried).toBeGreaterThan(200);
});

/** How many of the actions the game accepts one after another. */
function carriedOut(match: AnyMatch, actions: readonly Action[]): number {
  const seat = seatOf(match.actor);
  const refused = actions.findIndex((action) => !match.play(seat, action).ok);
  return refused < 0 ? actions.length : refused;
}

/** All that the guide teaches somebody who follows it, but being shut in, which nobody who follows it is. */
const LESSONS = [
  'goal',
  'street',
  'square',
  'wire',
  'ladder',
  'gate',
  'glass',
  'alarm',
  'steal',
  'carry',
  'home',
  'rival',
  'cards',
  'tidy',
  'give-back',
];

it('teaches every lesson to whoever follows the advice, with clauses that exist and advice that is legal', () => {
  const heard = new Set<string>();
  let longest = 0;
  const match = guidedMatch()();
  const choose = greedily(1);
  while (!match.outcome && heard.size < LESSONS.length) {
    const legal = match.legal().toArray();
    const note = match.actor === 0 ? guide.note(match.view(seatOf(0)), legal, 'en')! : undefined;
    if (note) {
      heard.add(note.lesson!);
      expect(note.text.length).toBeGreaterThan(40);
      expect(note.short!.length).toBeLessThan(70);
      for (const clause of note.clauses) expect(CLAUSES).toContain(clause);
      if (note.advice !== undefined) expect(legal).toContain(note.advice);
      if (note.plan) expect(note.plan.actions[0]).toBe(note.advice);
    }
    // A walk is walked to its end, and no lesson is passed by.
    if (note?.plan) {
      longest = Math.max(longest, note.plan.actions.length);
      expect(carriedOut(match, note.plan.actions)).toBe(note.plan.actions.length);
      continue;
    }
    const state = { state: caper1970.decode(match.encode()) } as never;
    match.play(seatOf(match.actor), note?.advice ?? choose(match.legal(), state));
  }
  expect([...heard].toSorted()).toEqual(LESSONS.toSorted());
  expect(longest).toBeGreaterThan(6);
}, 180_000);

/** Looks at a decision; `again` is the same game played up to it once more. */
type Look = (view: View, legal: readonly Action[], again: () => AnyMatch) => void;

/** Plays the guided game as greedy thieves would, and looks at every decision. */
function play(look: Look): void {
  const begin = guidedMatch();
  const match = begin();
  const again = (): AnyMatch => {
    const other = begin();
    for (const { seat, action } of match.moves) other.play(seat, action);
    return other;
  };
  const choose = greedily(1);
  while (!match.outcome && match.length < DECISIONS) {
    const actor = seatOf(match.actor);
    look(match.view(actor), match.legal().toArray(), again);
    match.play(actor, choose(match.legal(), { state: caper1970.decode(match.encode()) } as never));
  }
}

/** Begins the guided game. */
function guidedMatch() {
  const setup = setUp(caper1970, guide.seats, guide.options);
  if (!setup.ok) throw new Error(setup.problem);
  const nonces = [0, 1].map((seat) => new Uint8Array(NONCE_BYTES).fill(seat));
  const deal = dealFrom(fromHex(guide.secret)!, nonces);
  const { id: game, rulesVersion } = caper1970;
  return () => new Match(caper1970, setup.value, seedOf({ game, rulesVersion, setup: setup.value, deal }));
}
