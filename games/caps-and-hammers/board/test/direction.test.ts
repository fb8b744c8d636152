import { capsAndHammers, type Event, type View } from '../../rules/index.ts';
import {
  FastRng,
  LANGUAGES,
  Match,
  readRulebook,
  seatOf,
  setUp,
  SPECTATOR,
  UNKNOWN,
  type Language,
  type Viewer,
} from '@hideout/kernel';
import type { Act, Moment } from '@hideout/boardkit';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { direction } from '../direction.ts';
import { THING } from './things.ts';

const CLAUSES = new Set(
  readRulebook(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')).clauses.map((clause) => clause.id),
);
const NAMES = ['Anna', 'Boris'];
const VIEWERS: readonly Viewer[] = [seatOf(0), seatOf(1), SPECTATOR];

type Seen = Omit<Act<Event, View>, 'language'>;

/** Every action of some random games, as each viewer saw it. */
function* actsOf(games: number): Generator<Seen> {
  const setup = setUp(capsAndHammers, 2, {});
  if (!setup.ok) throw new Error(setup.problem);
  for (let game = 0; game < games; game++) {
    const match = new Match(capsAndHammers, setup.value, new Uint8Array(32).fill(game + 1));
    const rng = new FastRng(game + 1);
    while (!match.outcome) {
      const before = VIEWERS.map((viewer) => match.view(viewer));
      const seat = seatOf(match.actor);
      const legal = match.legal();
      match.play(seat, legal.at(rng.below(legal.size)));
      for (const [i, viewer] of VIEWERS.entries()) {
        const events = match.history(viewer, match.length - 1).flat();
        yield { seat, before: before[i]!, view: match.view(viewer), events, names: NAMES };
      }
    }
  }
}

const momentsOf = (act: Seen, language: Language): readonly Moment<View>[] => direction.momentsOf({ ...act, language });

describe('over random games', () => {
  const acts = [...actsOf(25)];

  it('stages every kind of moment, under a clause, about things that are drawn, in plain sentences to whoever looks', () => {
    const kinds = new Set<string>();
    for (const act of acts) {
      for (const language of LANGUAGES) {
        for (const { kind, caption, clause, things } of momentsOf(act, language)) {
          kinds.add(kind);
          expect(CLAUSES).toContain(clause);
          for (const thing of things) expect(thing).toMatch(THING);
          expect(caption).toMatch(/^\p{Lu}.*[.!]$/u);
          expect(caption).not.toMatch(/undefined|NaN|\.\.|\b1 (points|protests|Punkte|Proteste)\b/);
          const { viewer } = act.view;
          if (viewer === SPECTATOR) expect(caption).not.toMatch(/\b(you|your|du|dein)\b/i);
          else expect(caption).not.toContain(NAMES[viewer]);
        }
      }
    }
    expect([...kinds].toSorted()).toEqual(direction.kinds);
  });

  it('shows tables that hold nothing but what the viewer knew before or knows after', () => {
    let tables = 0;
    for (const act of acts) {
      for (const { view } of momentsOf(act, 'en')) {
        if (!view) continue;
        tables++;
        expectKnown(view, act);
      }
    }
    expect(tables).toBeGreaterThan(1000);
  });

  it('counts each location to its influence and each side to its new score', () => {
    for (const act of acts) {
      const moments = momentsOf(act, 'en');
      const weighed = act.events.filter((event) => event.type === 'weighed');
      const settled = moments.filter(({ kind }) => kind === 'settled' || kind === 'tie');
      const quietly = moments.find(({ kind }) => kind === 'quiet')?.things ?? [];
      const together = quietly.filter((thing) => thing.startsWith('place:'));
      expect(settled.length + together.length).toBe(weighed.length);
      const told = weighed.filter(({ at }) => settled.some(({ things }) => things[0] === `place:${at.place}`));
      told.forEach(({ sheets }, i) => {
        const totals = sumsBySide(settled[i]!);
        expect(totals).toEqual(sheets.map(({ total }) => total));
      });
      // What is told together was worth something to nobody's agents but the winner's, or lay open.
      const hidden = act.events.flatMap((event) => (event.type === 'turnedUp' ? event.cards : []));
      const quiet = weighed.filter((each) => !told.includes(each));
      for (const { sheets, at } of quiet) {
        const isOpen = hidden.every((card) => card.at.place !== at.place);
        expect(isOpen || sheets.some(({ lines }) => lines.length === 0)).toBe(true);
      }
      const score = moments.find(({ kind }) => kind === 'score');
      if (weighed.length > 0) {
        const totals = capsAndHammers.sheets(act.view).map(({ total }) => total);
        expect(sumsBySide(score!)).toEqual(totals);
        // The sum that is seen to grow comes to the same.
        expect(totals.map((_, seat) => score!.count!.findLast((line) => line.seat === seat)!.sum)).toEqual(totals);
      }
    }
  });

  it('counts the side that sits above first', () => {
    for (const act of acts) {
      const far = act.view.viewer === 1 ? 0 : 1;
      for (const { kind, count } of momentsOf(act, 'en')) {
        const sides = count?.flatMap(({ seat }) => seat ?? []) ?? [];
        if (kind === 'settled') expect(sides).toEqual(sides.toSorted((a) => (a === far ? -1 : 1)));
      }
    }
  });
});

/** What the lines of each side come to, by seat. */
function sumsBySide({ count }: Moment<View>): readonly number[] {
  return NAMES.map((_, seat) => {
    const own = count!.filter((line) => line.seat === seat);
    return own.reduce((sum, { figure }) => sum + Number(figure.replace('−', '-')), 0);
  });
}

const WHOLE = ['hands', 'shown', 'undealt', 'deckLeft', 'discard', 'draws', 'viewer', 'round', 'lab'] as const;

/** Each part of a view that is as it was before the action or is after it. */
const partsOf = (view: View): readonly string[] => [
  ...WHOLE.map((key) => `${key} ${JSON.stringify(view[key])}`),
  ...view.countries.map((country, i) => `country ${i} ${JSON.stringify(country)}`),
  ...view.labs.map((lab, i) => `lab ${i} ${JSON.stringify(lab)}`),
];

/** The cards in play that the viewer knows. */
const cardsOf = ({ places }: View): readonly string[] =>
  places.flatMap(({ sides }) =>
    sides.flatMap((side, seat) =>
      side.flatMap(({ card, kind }) => (kind === UNKNOWN ? [] : `card ${seat} ${card} ${kind}`)),
    ),
  );

/** The cards of the round that has just been settled, as everybody may remember them. */
const shownIn = ({ before, view }: Seen): readonly string[] =>
  view.round === before.round && view.step !== 'over'
    ? []
    : view.shown.flatMap((kinds, seat) => kinds.map((kind, card) => `card ${seat} ${card} ${kind}`));

/** What a view holds comes from the views around it, and what is counted lies between them. */
function expectKnown(view: View, act: Seen): void {
  const { before, view: after, events } = act;
  const known = new Set([before, after].flatMap((each) => [...partsOf(each), ...cardsOf(each)]).concat(shownIn(act)));
  expect([...partsOf(view), ...cardsOf(view)].filter((part) => !known.has(part))).toEqual([]);
  const isBetween = view.protests.every((counts, seat) =>
    counts.every((count, value) => {
      const ends = [before, after].map(({ protests }) => protests[seat]![value]!);
      return count >= Math.min(...ends) && count <= Math.max(...ends);
    }),
  );
  expect(isBetween).toBe(true);
  const levels = events.flatMap((event) => (event.type === 'lowered' ? event.defcon : []));
  expect([before.defcon, after.defcon, ...levels]).toContain(view.defcon);
}

it('lets the end of a turn pass by, and shows everything else for a glance', () => {
  expect(direction.weightOf!([{ type: 'finished', seat: seatOf(0) }])).toBe('step');
  expect(direction.weightOf!([{ type: 'kept', seat: seatOf(0) }])).toBe('glance');
});
