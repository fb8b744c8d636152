import { DEAL, shuffle, type Option, type Rng, type Setup } from '@hideout/kernel';
import { CARD_KINDS, CARDS } from './cards.ts';
import { HAND_SIZE, type Figures } from './figures.ts';
import { JEWEL_COUNT, JEWELS } from './jewels.ts';
import { SIDES, sideOf, THIEVES, type ThiefName } from './sides.ts';
import { START } from './spaces.ts';
import { LAYOUT, MAX_SEATS, PILE_ROOM, type State } from './state.ts';
import { startTurn } from './steps/turn.ts';
import { TOOL_KINDS, TOOLS } from './tools.ts';
import type { View } from './view.ts';

export const DRAWN = 'drawn';
/** By seat: the choice that it begins. */
const BEGINNERS = ['first-seat', 'second-seat', 'third-seat', 'fourth-seat'];
/** With three players, by seat: the choice that the side before it stays empty. */
export const BEFORE = ['before-first-seat', 'before-second-seat', 'before-third-seat'];
const THREE = BEFORE.length;

/** CA-1.1, CA-1.3, CA-1.7: whose thief the first seat plays, which side three players leave empty, and who begins. */
export const OPTIONS: readonly Option[] = [
  { id: 'thief', choices: [{ id: DRAWN }, ...THIEVES.map((id) => ({ id }))], standard: DRAWN, clause: 'CA-1.1' },
  {
    id: 'empty',
    choices: [{ id: DRAWN }, ...BEFORE.map((id) => ({ id, minSeats: THREE, maxSeats: THREE }))],
    standard: DRAWN,
    clause: 'CA-1.1',
  },
  {
    id: 'begins',
    choices: [{ id: DRAWN }, ...BEGINNERS.map((id, seat) => ({ id, minSeats: seat + 1 }))],
    standard: DRAWN,
    clause: 'CA-1.3',
  },
];

/** CA-1: the table before the first decision: seated, dealt, and the first roll made. */
export function setUpTable(figures: Figures, setup: Setup, rng: Rng, into?: State): State {
  const s = into ? LAYOUT.reset(into) : LAYOUT.make();
  s.seats = setup.seats;
  s.turnsLeft = figures.turns;
  s.rollsLeft = figures.rolls;
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) s.points[jewel] = figures.points[JEWELS[jewel]!];
  s.ladderBreaksGlass = figures.ladderBreaksGlass;
  const { thief, empty, begins } = setup.options;
  seatThieves(s, thief!, empty!, rng);
  s.turn = begins === DRAWN ? rng.below(s.seats, DEAL) : BEGINNERS.indexOf(begins!);
  handOutTools(s, figures);
  deal(s, figures, rng);
  startTurn(s, { rng, log: undefined });
  return s;
}

/** CA-1.1, CA-1.7: the seats sit clockwise; two opposite each other, three with one side empty. */
function seatThieves(s: State, thief: string, empty: string, rng: Rng): void {
  const first = thief === DRAWN ? rng.below(SIDES, DEAL) : THIEVES.indexOf(thief as ThiefName);
  const gap = s.seats === THREE ? gapOf(empty, rng) : SIDES;
  for (let seat = 0; seat < s.seats; seat++) {
    const offset = s.seats === 2 ? 2 * seat : seat >= gap ? seat + 1 : seat;
    s.side[seat] = sideOf(first + offset);
    s.thief[seat] = START[s.side[seat]!]!;
  }
}

/** After how many of three seats the empty side comes; the one before the first seat comes after the last. */
const gapOf = (empty: string, rng: Rng): number =>
  empty === DRAWN ? 1 + rng.below(THREE, DEAL) : BEFORE.indexOf(empty) || THREE;

/** CA-1.1: the board turns, so that every seat gets the next thief clockwise, and the empty side turns with them. */
export function turnTable({ seats, options }: Setup, { sides }: View): Setup['options'] {
  const before = sides.findIndex((side, seat) => sideOf(side + SIDES - 1) !== sides[(seat + seats - 1) % seats]);
  const thief = THIEVES[sideOf(sides[0]! + 1)]!;
  return { ...options, thief, empty: seats === THREE ? BEFORE[before]! : DRAWN };
}

/** CA-1.2: one of each to everybody, the rest to the depot. */
function handOutTools(s: State, figures: Figures): void {
  for (let tool = 0; tool < TOOL_KINDS; tool++) {
    s.depot[tool] = figures.tools[TOOLS[tool]!] - s.seats;
    for (let seat = 0; seat < s.seats; seat++) s.stock[seat * TOOL_KINDS + tool] = 1;
  }
}

/** CA-1.3: four cards each, one at a time from the first player. */
function deal(s: State, figures: Figures, rng: Rng): void {
  for (let card = 0; card < CARD_KINDS; card++) {
    s.shuffled[card] = figures.deck[CARDS[card]!];
    for (let copy = s.shuffled[card]!; copy > 0; copy--) s.pile[s.pileSize++] = card;
  }
  shuffle(s.pile, 0, s.pileSize, rng, DEAL);
  for (let dealt = 0; dealt < HAND_SIZE * s.seats; dealt++) {
    const card = s.pile[--s.pileSize]!;
    s.pile[s.pileSize] = 0;
    const at = ((s.turn + dealt) % s.seats) * CARD_KINDS + card;
    s.hand[at]!++;
    s.drawn[at]!++;
  }
}

/** What is wrong with these figures; undefined when a game can be played with them. */
export function whyNotFigures(figures: Figures): string | undefined {
  const cards = Object.values(figures.deck).reduce((sum, copies) => sum + copies, 0);
  if (Object.values(figures.tools).some((n) => n < MAX_SEATS))
    return `there are at least ${MAX_SEATS} tools of each kind`;
  if (cards < MAX_SEATS * HAND_SIZE || cards > PILE_ROOM) {
    return `a deck has from ${MAX_SEATS * HAND_SIZE} to ${PILE_ROOM} cards`;
  }
  if (figures.ladderBreaksGlass > 1) return 'a ladder breaks glass, 1, or does not, 0';
  return figures.turns > 0 && figures.rolls > 0 ? undefined : 'a game has at least one turn and one roll';
}
