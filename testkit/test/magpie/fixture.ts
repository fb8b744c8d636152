import { readFileSync } from 'node:fs';
import { DEAL, shuffle } from '@hideout/kernel';
import type { Fixture } from '../../src/index.ts';
import { isOver, KINDS, slot, type State } from './state.ts';

/** What the laws need to know. It looks into the state and knows nothing of `view` and `imagine`. */
export const fixture: Fixture<State> = {
  games: 40,
  rules: readFileSync(new URL('RULES.md', import.meta.url), 'utf8'),

  /** Gathers the pile and all cards in strange hands and under strange nests, and puts as many back. */
  redeal(s, viewer, rng) {
    const cards = Array.from(s.pile.subarray(0, s.pileSize));
    for (let seat = 0; seat < s.seats; seat++) {
      if (seat === viewer) continue;
      if (s.tucked[seat]! > 0 && !isOver(s)) cards.push(s.tucked[seat]! - 1);
      for (let kind = 0; kind < KINDS; kind++) for (let i = s.hand[slot(seat, kind)]!; i > 0; i--) cards.push(kind);
    }
    const deck = Int16Array.from(cards);
    shuffle(deck, 0, deck.length, rng, DEAL);
    let next = deck.length;
    for (let seat = 0; seat < s.seats; seat++) {
      if (seat === viewer) continue;
      if (s.tucked[seat]! > 0 && !isOver(s)) s.tucked[seat] = deck[--next]! + 1;
      const hand = s.hand.subarray(slot(seat, 0), slot(seat, KINDS));
      const size = hand.reduce((sum, count) => sum + count, 0);
      hand.fill(0);
      for (let i = 0; i < size; i++) hand[deck[--next]!]!++;
    }
    s.pile.set(deck.subarray(0, next));
  },

  /** Each kind of card in all zones together. */
  census(s) {
    const counts = Array.from({ length: KINDS }, () => 0);
    for (let i = 0; i < s.hand.length; i++) counts[i % KINDS]! += s.hand[i]! + s.nest[i]!;
    for (let i = 0; i < s.pileSize; i++) counts[s.pile[i]!]!++;
    for (const tucked of s.tucked) if (tucked > 0) counts[tucked - 1]!++;
    return counts;
  },
};
