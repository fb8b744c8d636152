import { DEAL, verbOf, type Rng, type Viewer } from '@hideout/kernel';
import type { Fixture } from '@hideout/testkit';
import type { State } from '../rules/index.ts';
import { readFileSync } from 'node:fs';

const KINDS = 8;
/** The kind of each face: 2, 3, 4, 5, 6, 9, 7, 8, 10, 01, and 8 on the Risk card. */
const KIND_BY_FACE = [0, 1, 2, 3, 4, 4, 5, 6, 7, 7, 6];
const WAITS_FOR_LAYING = 1;
const GAME_OVER = 4;
const PLAYING_FROM_HAND = 0;

/** The list in another order, each with the same chance. */
function mixed(list: readonly number[], rng: Rng): number[] {
  const rest = [...list];
  return list.map(() => rest.splice(rng.below(rest.length, DEAL), 1)[0]!);
}

/** [CC-7.1] Deals afresh the other hands, the deck, the row, and the Rewards that the viewer has not seen. */
function redeal(s: State, viewer: Viewer, rng: Rng): void {
  const others = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const hands = others.map((seat) => s.hand.subarray(seat * KINDS, (seat + 1) * KINDS));
  const held = hands.map((hand) => Array.from(hand).flatMap((count, kind) => Array<number>(count).fill(kind)));
  const deck = Array.from(s.deck.subarray(0, s.deckSize));
  const row = Array.from(s.row.subarray(0, s.rowSize));
  const cards = mixed([...held.flat(), ...deck, ...row], rng);
  for (const [i, hand] of hands.entries()) {
    hand.fill(0);
    for (const kind of cards.splice(0, held[i]!.length)) hand[kind]!++;
  }
  s.deck.set(cards.splice(0, deck.length));
  s.row.set(cards);
  const hasSeenTop = s.step === GAME_OVER || (viewer >= 0 && (s.looked & (1 << viewer)) !== 0);
  const known = s.round + (hasSeenTop ? 1 : 0);
  s.rewards.set(mixed(Array.from(s.rewards.subarray(known)), rng), known);
}

/** The cards of each kind in all zones together, each Reward, and what is set once. */
function census(s: Readonly<State>): number[] {
  const kinds = Array<number>(KINDS).fill(0);
  s.hand.forEach((count, cell) => (kinds[cell % KINDS]! += count));
  s.discard.forEach((count, kind) => (kinds[kind]! += count));
  for (const kind of [...s.deck.subarray(0, s.deckSize), ...s.row.subarray(0, s.rowSize)]) kinds[kind]!++;
  for (const face of s.crew.subarray(0, s.crewSize)) kinds[KIND_BY_FACE[face]!]!++;
  if (s.step === WAITS_FOR_LAYING) kinds[s.entering]!++;
  return [...kinds, ...Array.from(s.rewards).toSorted((a, b) => a - b), s.seats, s.risk, s.bossLooks];
}

const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** What the laws need to know about Caper Cards. */
export const fixture: Fixture<State> = {
  redeal,
  census,
  rules: RULES,
  // How a card lies, and what an ability hits, is done in the open; after the fourth card the table is cleared.
  isOpenChoice: (_, action) => verbOf(action) !== PLAYING_FROM_HAND,
};
