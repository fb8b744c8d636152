import { SPECTATOR, type Rng, type Viewer } from '@hideout/kernel';
import type { Fixture } from '@hideout/testkit';
import { readFileSync } from 'node:fs';
import { CARD_KINDS, JEWELS, PLACES, SITES, type State } from '../rules/index.ts';

const SWAPS = 300;
const TOOL_KINDS = 5;
const PILE = -1;

/**
 * What a viewer cannot know: the other hands and the pile, as long as the pile holds no more of a kind than was
 * shuffled into it and the viewer has not drawn since (CA-2.5), and who of the others drew which of the cards that
 * have left it. Cards change places at random until any deal may have come about.
 */
function redeal(s: State, viewer: Viewer, rng: Rng): void {
  const others = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const { owners, cards } = hiddenCards(s, others);
  const room = roomInPile(s, viewer);
  for (let swap = 0; swap < SWAPS && cards.length > 0; swap++) {
    const [one, other] = [rng.below(cards.length, 0), rng.below(cards.length, 0)];
    const [a, b] = [cards[one]!, cards[other]!];
    if (owners[one] === PILE && owners[other] !== PILE) {
      if (room[b] === 0) continue;
      room[b]!--;
      room[a]!++;
    } else if (owners[one] !== PILE && owners[other] === PILE) continue;
    cards[one] = b;
    cards[other] = a;
  }
  for (const seat of others) s.hand.fill(0, seat * CARD_KINDS, (seat + 1) * CARD_KINDS);
  for (const [i, card] of cards.entries()) {
    if (owners[i] === PILE) s.pile[i] = card;
    else s.hand[owners[i]! * CARD_KINDS + card]!++;
  }
  redealDrawn(s, viewer, others, rng);
}

/** The pile from the bottom, then the other hands, card by card. */
function hiddenCards(s: Readonly<State>, others: readonly number[]): { owners: number[]; cards: number[] } {
  const cards = Array.from(s.pile.subarray(0, s.pileSize));
  const owners = cards.map(() => PILE);
  for (const seat of others) {
    for (let card = 0; card < CARD_KINDS; card++) {
      for (let copy = 0; copy < s.hand[seat * CARD_KINDS + card]!; copy++) {
        cards.push(card);
        owners.push(seat);
      }
    }
  }
  return { owners, cards };
}

/** By card: how many more of it the pile might hold as far as the viewer knows. */
function roomInPile(s: Readonly<State>, viewer: Viewer): number[] {
  const room = Array.from(s.shuffled);
  for (let card = 0; card < CARD_KINDS; card++) {
    if (viewer !== SPECTATOR) room[card]! -= s.drawn[viewer * CARD_KINDS + card]!;
  }
  for (let at = 0; at < s.pileSize; at++) room[s.pile[at]!]!--;
  return room;
}

function redealDrawn(s: State, viewer: Viewer, others: readonly number[], rng: Rng): void {
  const left: number[] = [];
  for (let card = 0; card < CARD_KINDS; card++) {
    let gone = s.shuffled[card]! - Array.from(s.pile.subarray(0, s.pileSize)).filter((each) => each === card).length;
    if (viewer !== SPECTATOR) gone -= s.drawn[viewer * CARD_KINDS + card]!;
    for (; gone > 0; gone--) left.push(card);
  }
  for (const seat of others) {
    const mine = s.drawn.subarray(seat * CARD_KINDS, (seat + 1) * CARD_KINDS);
    const size = mine.reduce((sum, n) => sum + n, 0);
    mine.fill(0);
    for (let i = 0; i < size; i++) mine[left.splice(rng.below(left.length, 0), 1)[0]!]!++;
  }
}

/** CA-10.2: every kind of tool and of card in all places together, the jewels, and what never changes. */
function census(s: Readonly<State>): readonly number[] {
  const counts: number[] = [];
  for (let tool = 0; tool < TOOL_KINDS; tool++) counts.push(s.depot[tool]!);
  for (let card = 0; card < CARD_KINDS; card++) counts.push(s.faceUp[card]!);
  for (let at = 0; at < s.seats * TOOL_KINDS; at++) counts[at % TOOL_KINDS]! += s.stock[at]!;
  for (let at = 0; at < s.seats * CARD_KINDS; at++) counts[TOOL_KINDS + (at % CARD_KINDS)]! += s.hand[at]!;
  for (let at = 0; at < s.pileSize; at++) counts[TOOL_KINDS + s.pile[at]!]!++;
  // Nearly all sites are bare.
  for (let site = 0; site < SITES; site++) if (s.lying[site] !== 0) addLying(counts, site, s.lying[site]!);
  for (let jewel = 0; jewel < JEWELS.length; jewel++) counts.push(s.points[jewel]!);
  for (let seat = 0; seat < s.side.length; seat++) counts.push(s.side[seat]!);
  counts.push(s.seats);
  return counts;
}

function addLying(counts: number[], site: number, lying: number): void {
  const tool = TOOL_OF_SITE[site]!;
  counts[tool < 0 ? lying - 1 : tool]! += tool < 0 ? 1 : lying;
}

/** Wall, wire, door, bars, glass (any), alarm: what lies there (CA-3.2, CA-4.1). */
const TOOL_OF_OBSTACLE = [0, 3, 4, 2, -1, 1];
const TOOL_OF_SITE = PLACES.map(({ obstacle }) => TOOL_OF_OBSTACLE[obstacle]!);

const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

export const fixture: Fixture<State> = { redeal, census, rules: RULES, games: 1 };
