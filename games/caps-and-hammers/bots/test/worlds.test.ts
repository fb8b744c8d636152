import {
  ACTIVATED,
  capsAndHammers,
  CARDS,
  HIDDEN,
  KINDS,
  LAB,
  NUKE,
  SPY,
  STEP,
  type State,
} from '../../rules/index.ts';
import { FastRng, seatOf, type Seat } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { HABITS } from '../habits.ts';
import { CIRCUMSTANCES, circumstancesOf, weighByHabit, type Weigh } from '../likelihood.ts';
import { Worlds } from '../worlds.ts';
import { lay, randomGame } from './position.ts';

const evenly: Weigh = (_s, _at, out, start) => {
  out.fill(1, start, start + KINDS.length);
};

/** How often the Hammers' only card was of each kind in this many worlds of the Caps. */
function census(s: State, weigh: Weigh, count: number): number[] {
  const worlds = new Worlds(capsAndHammers, weigh);
  const view = capsAndHammers.view(s, 0 as Seat);
  const rng = new FastRng(3);
  const counts = Array<number>(KINDS.length).fill(0);
  for (let i = 0; i < count; i++) counts[worlds.next(view, rng).kind[CARDS]!]!++;
  return counts;
}

describe('imagined worlds', () => {
  it('fit the view, and deal every unseen card exactly once', () => {
    const worlds = new Worlds(capsAndHammers, weighByHabit);
    const rng = new FastRng(1);
    let into: State | undefined;
    for (const s of randomGame(4)) {
      const view = capsAndHammers.view(s, seatOf(s.actor));
      into = worlds.next(view, rng, into);
      expect(capsAndHammers.view(into, seatOf(s.actor))).toEqual(view);
      expect(cardsIn(into)).toEqual(cardsIn(s));
    }
  });

  it('draw face-down cards by chance and weight', () => {
    const s = lay({ hammers: { cards: [[SPY, 0]] } });
    const byChance = census(s, evenly, 3000);
    const byWeight = census(
      s,
      (at, card, out, start) => {
        evenly(at, card, out, start);
        out[start + NUKE] = 4;
        out[start + SPY] = 0;
      },
      3000,
    );
    expect(Math.min(...byChance)).toBeGreaterThan(150);
    expect(byWeight[SPY]).toBe(0);
    expect(byWeight[NUKE]! / byChance[NUKE]!).toBeGreaterThan(2.2);
    expect(byWeight[NUKE]! / byChance[NUKE]!).toBeLessThan(4);
  });

  it('leave open cards and the own hand alone', () => {
    const s = lay({ caps: { hand: [SPY, NUKE] }, hammers: { cards: [[NUKE, 0, ACTIVATED]] } });
    const world = new Worlds(capsAndHammers, evenly).next(capsAndHammers.view(s, 0 as Seat), new FastRng(5));
    expect(world.kind[CARDS]).toBe(NUKE);
    expect(world.hand.subarray(0, KINDS.length)).toEqual(s.hand.subarray(0, KINDS.length));
  });
});

describe('the likelihood of a face-down card', () => {
  it('does not look at what the card is', () => {
    const seen = [SPY, NUKE].map((secret) => {
      const weights = new Float64Array(KINDS.length);
      weighByHabit(
        lay({
          hammers: {
            cards: [
              [secret, LAB],
              [secret, 0],
            ],
          },
        }),
        CARDS + 1,
        weights,
        0,
      );
      return weights;
    });
    expect(seen[0]).toEqual(seen[1]);
  });

  it('is above zero for every kind in every circumstance, so that no world is thought impossible', () => {
    const rows = new Int8Array(CIRCUMSTANCES);
    const met = new Set<number>();
    for (let seed = 0; seed < 4; seed++) {
      for (const s of randomGame(seed)) {
        if (s.step === STEP.protests) continue;
        for (let at = CARDS; at < CARDS + s.played[1]!; at++) {
          if (s.face[at] !== HIDDEN) continue;
          circumstancesOf(s, at, rows);
          rows.forEach((row) => met.add(row));
          const weights = new Float64Array(KINDS.length);
          weighByHabit(s, at, weights, 0);
          for (const weight of weights) expect(weight).toBeGreaterThan(0);
        }
      }
    }
    expect([...met].toSorted((a, b) => a - b)).toEqual([...HABITS.keys()]);
  });
});

/** All action cards by kind, wherever they are. */
function cardsIn(s: State): number[] {
  const counts = Array.from(s.discard);
  for (let i = 0; i < s.deckLeft; i++) counts[s.deck[i]!]!++;
  for (const seat of [0, 1]) {
    for (let at = seat * CARDS; at < seat * CARDS + s.played[seat]!; at++) counts[s.kind[at]!]!++;
    for (let kind = 0; kind < KINDS.length; kind++) counts[kind]! += s.hand[seat * KINDS.length + kind]!;
  }
  return counts;
}
