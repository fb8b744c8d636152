import { readFileSync } from 'node:fs';
import { DEAL, type Rng } from '@hideout/kernel';
import type { Fixture } from '@hideout/testkit';
import type { State } from '../rules/index.ts';

/** Written from the rulebook alone, because it judges `view` and `imagine`. Rounds count from 0, Gear rounds are odd. */
const CARDS = 59;
const HAND = 6;
const DISCARDS = 21;

/** Cells that a viewer cannot see, and the sizes of the hands among them. */
function hiddenCells(s: State, viewer: number): { thieves: Cell[]; gear: Cell[] } {
  const cells = (array: Int16Array, from: number, to: number): Cell[] =>
    Array.from({ length: to - from }, (_, i) => ({ array, at: from + i }));
  const hands = [0, 1].flatMap((seat) =>
    isHidden(s, viewer, seat) ? cells(s.hand, seat * HAND, seat * HAND + s.handSize[seat]!) : [],
  );
  const isGearRound = s.round % 2 === 1;
  return {
    thieves: [...cells(s.thiefDeck, 0, s.thievesLeft), ...(isGearRound ? [] : hands)],
    gear: [...cells(s.gearDeck, 0, s.gearLeft), ...(isGearRound ? hands : [])],
  };
}

interface Cell {
  readonly array: Int16Array;
  readonly at: number;
}

/** [CE-2.5] A rival's hand is secret until the first swap, unless the decks are used up and only it is left [CE-2.6]. */
function isHidden(s: State, viewer: number, seat: number): boolean {
  if (viewer < 0) return true;
  const wasSwapped = s.turn >= 2;
  const isAllThatIsLeft = (s.round % 2 === 1 ? s.gearLeft : s.thievesLeft) === 0;
  return seat !== viewer && !wasSwapped && !isAllThatIsLeft;
}

function shuffleCells(cells: readonly Cell[], rng: Rng): void {
  for (let i = cells.length - 1; i > 0; i--) {
    const [a, b] = [cells[i]!, cells[rng.below(i + 1, DEAL)]!];
    const card = a.array[a.at]!;
    a.array[a.at] = b.array[b.at]!;
    b.array[b.at] = card;
  }
}

function redeal(s: State, viewer: number, rng: Rng): void {
  const { thieves, gear } = hiddenCells(s, viewer);
  shuffleCells(thieves, rng);
  shuffleCells(gear, rng);
  for (const seat of [0, 1]) s.hand.subarray(seat * HAND, seat * HAND + s.handSize[seat]!).sort();
}

/** Each card in all zones together; the Goods of each kind; the Coins. */
function census(s: Readonly<State>): number[] {
  const counts = Array<number>(CARDS + 4).fill(0);
  for (let i = 0; i < s.thievesLeft; i++) counts[s.thiefDeck[i]!]!++;
  for (let i = 0; i < s.gearLeft; i++) counts[s.gearDeck[i]!]!++;
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < s.handSize[seat]!; i++) counts[s.hand[seat * HAND + i]!]!++;
    for (let i = 0; i < s.discardSize[seat]!; i++) counts[s.discard[seat * DISCARDS + i]!]!++;
    for (let i = 0; i < 9; i++) {
      const at = seat * 9 + i;
      if (i % 3 < s.crew[seat * 3 + Math.floor(i / 3)]!) counts[s.thief[at]!]!++;
      for (let level = 0; level < s.load[at]!; level++) counts[s.gear[at * 3 + level]!]!++;
    }
  }
  // Until a Location has made way for one of the City, all Goods lie beside the board.
  if (s.depth === 1 && s.frames[0] === 3) counts.fill(4, CARDS, CARDS + 3);
  for (let i = 0; i < 9; i++) counts[CARDS + (i % 3)]! += s.goods[i]! + (s.loot[i] ?? 0);
  counts[CARDS + 3] = s.supply + s.coins[0]! + s.coins[1]! + s.laundered[0]! + s.laundered[1]!;
  return counts;
}

/** What the laws need to know about *Caper: Europe*. */
export const fixture: Fixture<State> = {
  games: 4,
  redeal,
  census,
  rules: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
};
