import { FastRng, seatOf } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { capsAndHammers, CARDS, KINDS, type State } from '../../rules/index.ts';
import { fixture } from '../../test/redeal.ts';
import { weighBy } from '../belief.ts';
import { weighByHabit, type Weigh } from '../likelihood.ts';
import { fetchBelief, theBelief } from '../nets.ts';
import { hiddenCards, named, playedBy } from './position.ts';

await fetchBelief();
const weighLearnt = weighBy(theBelief());

const weightsOf = (weigh: Weigh, s: State, at: number): Float64Array => {
  const weights = new Float64Array(KINDS.length);
  weigh(s, at, weights, 0);
  return weights;
};

/** By kind: cards that the enemy of a card's owner has not seen. */
function unseenBy(s: State, at: number): number[] {
  const owner = at < CARDS ? 0 : 1;
  return KINDS.map((_name, kind) => {
    const down = [0, 1, 2, 3, 4].filter(
      (card) => card < s.played[owner]! && s.face[owner * CARDS + card] === 0 && s.kind[owner * CARDS + card] === kind,
    );
    const dealt = s.deck.subarray(0, s.deckLeft).filter((card) => card === kind);
    return s.hand[owner * KINDS.length + kind]! + down.length + dealt.length;
  });
}

/** How surprised they are on average by what strong players deploy, each by its belief. */
function surprisesOf(...beliefs: readonly Weigh[]): number[] {
  const sums = beliefs.map(() => 0);
  let cards = 0;
  for (const { s, at } of hiddenCards(playedBy([named('hard'), named('hard')], 1, 60))) {
    const unseen = unseenBy(s, at);
    cards++;
    for (const [i, weigh] of beliefs.entries()) {
      const chances = Array.from(weightsOf(weigh, s, at), (weight, kind) => weight * unseen[kind]!);
      sums[i]! -= Math.log(chances[s.kind[at]!]! / chances.reduce((sum, chance) => sum + chance, 0));
    }
  }
  return sums.map((sum) => sum / cards);
}

describe('the belief about face-down cards', () => {
  it('thinks no kind impossible, and none certain, whatever it has seen', () => {
    for (const { s, at } of hiddenCards()) {
      const weights = weightsOf(weighLearnt, s, at);
      const unseen = unseenBy(s, at);
      const cards = unseen.reduce((sum, count) => sum + count, 0);
      for (const weight of weights) expect(weight).toBeGreaterThanOrEqual(0.1);
      // On average over all unseen cards a card is as likely as by chance.
      const sum = weights.reduce((total, weight, kind) => total + weight * unseen[kind]!, 0);
      expect(sum / cards).toBeCloseTo(1);
    }
  });

  it('is the same whatever the card is, and whatever else its enemy cannot see', () => {
    const rng = new FastRng(5);
    for (const { s, at, viewer } of hiddenCards()) {
      const before = weightsOf(weighLearnt, s, at);
      const other = capsAndHammers.clone(s);
      fixture.redeal(other, seatOf(viewer), rng);
      expect(weightsOf(weighLearnt, other, at)).toEqual(before);
    }
  });

  it('is less surprised by what strong players deploy than habits are', () => {
    const [learnt, habit] = surprisesOf(weighLearnt, weighByHabit);
    expect(learnt).toBeLessThan(habit! - 0.02);
  });
});
