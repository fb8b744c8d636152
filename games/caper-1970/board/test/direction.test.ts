import type { Moment } from '@hideout/boardkit';
import {
  FastRng,
  LANGUAGES,
  Match,
  NOBODY,
  seatOf,
  setUp,
  SPECTATOR,
  verbOf,
  type Action,
  type Viewer,
} from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { AUTO, caper1970, THEFT, type CaperEvent, type State, type View } from '../../rules/index.ts';
import { greedily } from '../../test/greedy.ts';
import { direction } from '../direction.ts';

const NAMES = ['Ada', 'Otto', 'Mina', 'Boris'];
const VIEWERS: readonly Viewer[] = [SPECTATOR, 0 as Viewer, 1 as Viewer];

/** What a viewer saw of one action, and its moments. */
interface Shown {
  readonly before: View;
  readonly after: View;
  readonly events: readonly CaperEvent[];
  readonly moments: readonly Moment<View>[];
}

/** Plays games of greedy thieves who now and then play a Tool Theft or an Auto, and shows every action to every viewer. */
function watch(games: number, look: (shown: Shown) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    const setup = setUp(caper1970, 2 + (seed % 3));
    if (!setup.ok) throw new Error(setup.problem);
    const match = new Match(caper1970, setup.value, new Uint8Array(32).fill(seed));
    const choose = greedily(seed);
    const rng = new FastRng(seed);
    while (match.actor !== NOBODY) {
      const legal = match.legal();
      const tricks = legal.toArray().filter((action) => [THEFT, AUTO].includes(verbOf(action)));
      const state = caper1970.decode(match.encode());
      const action: Action =
        tricks.length > 0 && rng.below(3) === 0
          ? tricks[rng.below(tricks.length)]!
          : choose(legal, { state: state as State } as never);
      const before = VIEWERS.map((viewer) => match.view(viewer));
      const seat = match.actor;
      if (!match.play(seat, action).ok) throw new Error('not legal');
      for (const [i, viewer] of VIEWERS.entries()) {
        const events = match.history(viewer, match.length - 1).flat();
        const act = { seat, before: before[i]!, view: match.view(viewer), events, names: NAMES } as const;
        for (const language of LANGUAGES) {
          const moments = direction.momentsOf({ ...act, language });
          look({ before: act.before, after: act.view, events, moments });
        }
      }
    }
  }
}

/** Whether every part of a value is the same part of one of two others. */
function isMixOf(value: unknown, one: unknown, other: unknown): boolean {
  const text = JSON.stringify(value);
  if (text === JSON.stringify(one) || text === JSON.stringify(other)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const part = (of: unknown, key: string): unknown => (of as Record<string, unknown> | undefined)?.[key];
  return Object.entries(value).every(([key, each]) => isMixOf(each, part(one, key), part(other, key)));
}

describe('direction', () => {
  it('shows nothing that neither the table before nor the table after holds, and each kind of moment in words', () => {
    const kinds = new Set<string>();
    let actions = 0;
    watch(6, ({ before, after, moments }) => {
      actions++;
      for (const { kind, caption, things, view } of moments) {
        kinds.add(kind);
        expect([kind, isMixOf(view, before, after)]).toEqual([kind, true]);
        expect(caption).toMatch(/^[A-ZÄÖÜ].{10,240}[.]$/u);
        expect(caption).not.toMatch(/undefined|NaN|\b1 units\b/);
        if (kind !== 'end') expect(things.length).toBeGreaterThan(0);
      }
    });
    expect(actions).toBeGreaterThan(1000);
    // Nobody who plays well comes to where units are lost; a table laid by hand shows that.
    expect([...kinds, 'lost'].toSorted()).toEqual(direction.kinds);
  });

  it('[CA-2.5] never tells what somebody else drew, and lets hands be as they were until the next roll', () => {
    watch(1, ({ before, events, moments }) => {
      if (!events.some(({ type }) => type === 'drew')) return;
      for (const { kind, view } of moments)
        if (kind !== 'roll' && kind !== 'end') expect(view!.hand).toEqual(before.hand);
    });
  });

  it('[CA-4.4] counts what came home up to the new score', () => {
    let seen = 0;
    watch(2, ({ after, events, moments }) => {
      const home = moments.find(({ kind }) => kind === 'home');
      const secured = events.find((event) => event.type === 'secured');
      expect(home === undefined).toBe(secured === undefined);
      if (!home || secured?.type !== 'secured') return;
      seen++;
      const score = after.jewels.reduce(
        (sum, at, jewel) => sum + (at === 5 + secured.seat ? after.points[jewel]! : 0),
        0,
      );
      expect(home.count!.at(-1)!.sum).toBe(score);
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('[CA-2.3] says what a thief who is shut in loses', () => {
    const setup = setUp(caper1970, 2);
    if (!setup.ok) throw new Error(setup.problem);
    const view = caper1970.view(caper1970.setup(setup.value, new FastRng(1)), seatOf(0));
    const events = [{ type: 'lost', seat: seatOf(0), units: 1 } as const];
    const act = { seat: seatOf(0), before: view, view, events, names: NAMES };
    const [lost] = direction.momentsOf({ ...act, language: 'en' });
    expect(lost).toMatchObject({ kind: 'lost', weight: 'sentence', caption: 'You cannot go on: 1 unit is lost.' });
    expect(direction.momentsOf({ ...act, language: 'de' })[0]!.caption).toBe(
      'Du kannst nicht weiter: 1 Schritt verfällt.',
    );
  });

  it('speaks to whoever looks as “you”, and tells good news from bad', () => {
    const moods = new Set<string>();
    watch(2, ({ after, events, moments }) => {
      const took = events.find((event) => event.type === 'stole');
      const jewel = moments.find(({ kind }) => kind === 'jewel');
      if (took?.type !== 'stole' || !jewel) return;
      const isMine = took.seat === after.viewer;
      expect(/^(You|Du) /.test(jewel.caption)).toBe(isMine);
      expect(jewel.mood).toBe(after.viewer === SPECTATOR ? undefined : isMine ? 'good' : 'bad');
      moods.add(jewel.mood ?? 'none');
    });
    expect(moods).toEqual(new Set(['good', 'bad', 'none']));
  });

  it('[CA-5.2] makes room for a capture where it touches whoever looks, and else tells it as news', () => {
    const weights = new Set<string>();
    watch(3, ({ after: { viewer }, events, moments }) => {
      const caught = events.find((event) => event.type === 'captured');
      const capture = moments.find(({ kind }) => kind === 'capture');
      if (caught?.type !== 'captured' || !capture) return;
      const isNear = viewer === SPECTATOR || viewer === caught.seat || viewer === caught.victim;
      expect(capture.weight).toBe(isNear ? 'climax' : 'sentence');
      weights.add(capture.weight);
    });
    expect(weights).toEqual(new Set(['climax', 'sentence']));
  });

  it('takes the units of a way as steps of one movement, and looks at what a card does', () => {
    watch(1, ({ events }) => {
      const weight = direction.weightOf!(events);
      const [first] = events;
      if (first?.type === 'stepped' || first?.type === 'placed') expect(weight).toBe('step');
      if (first?.type === 'robbed' || first?.type === 'parked') expect(weight).toBe('glance');
    });
  });
});
