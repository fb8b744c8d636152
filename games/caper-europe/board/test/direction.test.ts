import { caperEurope, cardOf, CITIES, equip, hire, type Event, type View } from '../../rules/index.ts';
import {
  FastRng,
  LANGUAGES,
  Match,
  seatOf,
  setUp,
  SPECTATOR,
  UNKNOWN,
  type Action,
  type Viewer,
} from '@hideout/kernel';
import type { Act, Moment } from '@hideout/boardkit';
import { describe, expect, it } from 'vitest';
import { A, B, lays, type Position } from '../../test/position.ts';
import { directionOf } from '../direction.ts';
import { told } from '../told.ts';

const NAMES = ['Tess', 'Danny'];
const { kinds: declared, momentsOf } = directionOf(caperEurope);

/** Every action of random games, as each viewer saw it. */
function* acts(games: number): Generator<Act<Event, View>> {
  for (let seed = 0; seed < games; seed++) {
    const setup = setUp(caperEurope, 2, { city: CITIES[seed % CITIES.length]! });
    if (!setup.ok) throw new Error(setup.problem);
    const match = new Match(caperEurope, setup.value, new Uint8Array(32).fill(seed));
    const rng = new FastRng(seed);
    while (!match.outcome) {
      const viewers: readonly Viewer[] = [seatOf(A), seatOf(B), SPECTATOR];
      const before = viewers.map((viewer) => match.view(viewer));
      const steps = match.length;
      const legal = Array.from(match.legal()) as Action[];
      const seat = seatOf(match.actor);
      match.play(seat, legal[rng.below(legal.length)]!);
      for (const [index, viewer] of viewers.entries()) {
        const events = match.history(viewer, steps).flat();
        yield { seat, before: before[index]!, view: match.view(viewer), events, names: NAMES, language: 'en' };
      }
    }
  }
}

/** The moments of an action of a hand-made table, as a seat sees it. */
function momentsAt(
  position: Position,
  action: Action,
  viewer = A,
  language: 'en' | 'de' = 'en',
): readonly Moment<View>[] {
  const t = lays(position);
  const before = t.view(viewer);
  const seen = t.events.length;
  t.does(A, action);
  const events = t.events.slice(seen).map((event) => caperEurope.redact(event, seatOf(viewer))!);
  return momentsOf({ seat: seatOf(A), before, view: t.view(viewer), events, names: NAMES, language });
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const said = (moments: readonly Moment<View>[]): string[] => moments.map(({ kind, caption }) => `${kind}: ${caption}`);

describe('what an action is told by', () => {
  it('leads event by event to the table after it', () => {
    for (const { before, view, events } of acts(12)) {
      if (before.frames.some(({ step }) => step === 'revert')) continue;
      if (events.some(({ type }) => type === 'round began')) continue;
      const end = events.reduce((table, event) => told(table, event, view), before);
      const { actor: _a, turn: _t, frames: _f, round: _r, handsOpen: _h, ...shown } = view;
      expect(end).toMatchObject(shown);
    }
  });

  it('shows nothing that the viewer sees neither before nor after', () => {
    const known = (view: View) =>
      [
        ...view.hands.flat(),
        ...view.discards.flat(),
        ...view.sites.flatMap(({ crews }) => crews.flat().flatMap(({ thief, gear }) => [thief, ...gear])),
      ]
        .filter((card) => card !== UNKNOWN)
        .toSorted((a, b) => a - b);
    const has = (cards: readonly number[], some: readonly number[]): boolean => {
      const left = [...cards];
      return some.every((card) => {
        const index = left.indexOf(card);
        if (index >= 0) left.splice(index, 1);
        return index >= 0;
      });
    };
    for (const act of acts(12)) {
      for (const { view } of momentsOf(act)) {
        const seen = known(view!);
        expect(has(known(act.before), seen) || has(known(act.view), seen)).toBe(true);
        expect(view!.viewer).toBe(act.view.viewer);
      }
    }
  });

  it('has every kind of moment in some game, in the words of either language', () => {
    const kinds = new Set<string>();
    for (const act of acts(40)) {
      const [en, de] = LANGUAGES.map((language) => momentsOf({ ...act, language }));
      expect(de!.map(({ kind }) => kind)).toEqual(en!.map(({ kind }) => kind));
      en!.forEach(({ kind, caption, count, weight }, index) => {
        kinds.add(kind);
        expect(caption).not.toBe(de![index]!.caption);
        expect(caption).toMatch(/^[A-Z0-9].*[.!]$/);
        expect(caption).not.toMatch(/undefined|NaN|\b1 (Coins|Capers|points|cards|Goods)\b/);
        expect(de![index]!.caption).not.toMatch(/undefined|NaN|\b1 (Münzen|Coups|Punkte|Karten)\b/);
        if (weight === 'climax') expect(caption.length).toBeLessThan(220);
        for (const line of count ?? []) expect(line.text).not.toMatch(/undefined|NaN/);
      });
    }
    expect([...kinds].toSorted()).toEqual(declared);
  });

  it('is routine where nothing turns: a Thief who brings Coins is no moment', () => {
    expect(momentsAt({ round: 1, hands: ['nun dame', 'forger colonel'] }, hire(cardOf('dame'), 0))).toEqual([]);
  });
});

describe('captions', () => {
  const lead: Position = {
    round: 4,
    coins: [3, 0],
    sites: [{ at: 'louvre', tracker: -1, a: ['mime'], b: ['nun'] }],
    hands: ['incognito-tuxedo coin-purse', 'coin-purse glass-cutter'],
  };

  it('[CE-9.1] a Location that changes hands says who led and who leads, by how many Capers, and what it is worth', () => {
    const tuxedo = equip(cardOf('incognito-tuxedo'), 0);
    expect(said(momentsAt(lead, tuxedo))).toEqual([
      'lead: The Louvre changes hands: Danny led by 1 Caper, now you lead by 1. As it stands it brings you 3 points.',
    ]);
    const [moment] = momentsAt(lead, tuxedo, B, 'de');
    expect(moment!.caption).toBe(
      'Wechsel im Louvre: Du lagst 1 Coup vorn, jetzt führt Tess mit 1. So bringt der Ort Tess 3 Punkte.',
    );
    expect(moment).toMatchObject({ weight: 'climax', mood: 'bad', clause: 'CE-9.1', things: ['location:8'] });
    expect(moment!.count).toEqual([
      { text: 'Inkognito-Smoking', figure: '1 Coup' },
      { text: 'Inkognito-Smoking', figure: '1 Coup' },
    ]);
  });

  it('[CE-7.2] a burned card still lies there while it is said what goes with it', () => {
    const position: Position = {
      round: 4,
      coins: [2, 0],
      sites: [{ at: 'louvre', tracker: -1, a: ['mime'], b: ['chef smoke-screen'] }],
      hands: ['blazeblaster coin-purse', 'coin-purse glass-cutter'],
    };
    const moments = momentsAt(position, equip(cardOf('blazeblaster'), 0), B);
    expect(said(moments)).toEqual([
      'burn: Tess burns your Smoke Screen on The Chef at the Louvre. You lose 1 Caper there.',
      'lead: The Louvre is level again: you led by 1 Caper, now nobody leads.',
    ]);
    expect(moments[0]!.view!.sites[0]!.crews[B]![0]!.gear).toEqual([cardOf('smoke-screen')]);
    expect(moments[1]!.view!.sites[0]!.crews[B]![0]!.gear).toEqual([]);
    expect(moments[0]!.things).toContain(`gear:${cardOf('chef')}:${cardOf('smoke-screen')}:0`);
  });

  it('[CE-5.3] stolen Goods say what they are worth now', () => {
    const position: Position = {
      round: 4,
      coins: [2, 0],
      loot: [
        [0, 1, 0],
        [0, 0, 0],
      ],
      sites: [{ at: 'louvre', goods: [1, 0, 0], a: ['mime'] }],
      hands: ['glass-cutter coin-purse', 'coin-purse glass-cutter'],
    };
    const cutter = equip(cardOf('glass-cutter'), 0);
    expect(said(momentsAt(position, cutter))).toEqual([
      'theft: You steal a Diamond from the Louvre. Your Stolen Goods are worth 5 points now.',
    ]);
    expect(momentsAt(position, cutter)[0]).toMatchObject({ weight: 'glance', mood: 'good' });
    expect(momentsAt(position, cutter, B)[0]).toMatchObject({ weight: 'sentence', mood: 'bad' });
  });

  it('[CE-9.5] the end counts Location by Location, then Thieves, Gear and Goods, to the sums of the score pad', () => {
    for (const act of acts(8)) {
      const ended = act.events.find((event) => event.type === 'game ended');
      if (!ended) continue;
      const moments = momentsOf(act).filter(({ kind }) => kind !== 'lead');
      expect(moments.slice(-8).map(({ kind }) => kind)).toEqual([
        'fin',
        'location',
        'location',
        'location',
        'thieves',
        'gear',
        'goods',
        'total',
      ]);
      const won = sum(moments.filter(({ kind }) => kind === 'location').map(({ count }) => count?.at(-1)?.sum ?? 0));
      const [thieves, , goods, total] = moments.slice(-4).map(({ count = [] }) => count);
      expect(sum(thieves!.flatMap(({ text, sum: soFar }) => (text === 'so far' ? soFar! : [])))).toBe(won);
      const sums = [goods!, total!].map((count) =>
        [0, 1].map((seat) => count.findLast((line) => line.seat === seat)!.sum),
      );
      expect(sums).toEqual([ended.scores, ended.scores]);
      const [most, least] = ended.scores.toSorted((a, b) => b - a) as [number, number];
      if (most > least) expect(moments.at(-1)!.caption).toContain(`by ${most - least} point`);
    }
  });
});
