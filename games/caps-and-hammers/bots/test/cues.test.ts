import { ActionList, FastRng, NOBODY, seatOf } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { capsAndHammers, CARDS, KINDS, type State } from '../../rules/index.ts';
import { fixture } from '../../test/redeal.ts';
import { CUES, Cues } from '../cues.ts';
import { hiddenCards } from './position.ts';

/** Cards of which this changes when what their viewer may not know is dealt afresh, and all that were looked at. */
function findPeeks(rowOf: (s: State, at: number) => ArrayLike<number>): {
  readonly peeks: number;
  readonly all: number;
} {
  const rng = new FastRng(9);
  let [peeks, all] = [0, 0];
  for (const { s, at, viewer } of hiddenCards()) {
    const before = Array.from(rowOf(s, at));
    const other = capsAndHammers.clone(s);
    fixture.redeal(other, seatOf(viewer), rng);
    all++;
    const after = rowOf(other, at);
    if (before.some((number, i) => after[i] !== number)) peeks++;
  }
  return { peeks, all };
}

describe('what tells about a face-down card', () => {
  it('is the same whatever it is, and whatever else its enemy cannot see', () => {
    const cues = new Cues();
    const { peeks, all } = findPeeks((s, at) => [...cues.write(s, at), ...cues.unseen]);
    expect(peeks).toBe(0);
    expect(all).toBeGreaterThan(100);
  });

  it('would be caught if it told what the card is, or what its owner holds', () => {
    const cues = new Cues();
    const [card, hand] = [
      (s: State, at: number) => [...cues.write(s, at), s.kind[at]!],
      (s: State, at: number) => [...cues.write(s, at), s.hand[(at < CARDS ? 0 : 1) * KINDS.length]!],
    ].map((cheat) => findPeeks(cheat).peeks) as [number, number];
    expect(card).toBeGreaterThan(50);
    expect(hand).toBeGreaterThan(50);
  });

  it('fills its row, with all that is unseen at its end', () => {
    const cues = new Cues();
    for (const { s, at } of hiddenCards()) {
      const row = cues.write(s, at);
      expect(row).toHaveLength(CUES);
      expect(Array.from(row.subarray(CUES - KINDS.length), (byte) => Math.round((byte * 12) / 255))).toEqual([
        ...cues.unseen,
      ]);
    }
  });

  it('counts as unseen what lies face down, what its owner holds, and the deck', () => {
    const legal = new ActionList();
    const rng = new FastRng(2);
    const s = capsAndHammers.setup({ seats: 2, options: {} }, rng);
    while (s.played[0] === 0 && capsAndHammers.actor(s) !== NOBODY) {
      legal.clear();
      capsAndHammers.legal(s, legal);
      capsAndHammers.apply(s, legal.at(legal.size - 1), { rng, log: undefined });
    }
    const cues = new Cues();
    cues.write(s, 0);
    const held = s.hand.subarray(0, KINDS.length).reduce((sum, count) => sum + count, 0);
    expect(cues.unseen.reduce((sum, count) => sum + count, 0)).toBe(s.deckLeft + held + 1);
  });
});
