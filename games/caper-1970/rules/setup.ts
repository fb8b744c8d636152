import { DEAL, shuffle, type Option, type Rng, type Setup } from '@hideout/kernel';
import { CARD_KINDS, CARDS } from './cards.ts';
import { HAND_SIZE, type Figures } from './figures.ts';
import { JEWEL_COUNT, JEWELS } from './jewels.ts';
import { SIDES, sideOf, THIEVES } from './sides.ts';
import { START } from './spaces.ts';
import { LAYOUT, MAX_SEATS, PILE_ROOM, type State } from './state.ts';
import { startTurn } from './steps/turn.ts';
import { TOOL_KINDS, TOOLS } from './tools.ts';

const DRAWN = 'drawn';
const FIRST_SEAT = 'first-seat';

/** CA-1.1, CA-1.3, CA-1.7: whose thief the first seat plays, and who begins. */
export const OPTIONS: readonly Option[] = [
  { id: 'thief', choices: [{ id: DRAWN }, ...THIEVES.map((id) => ({ id }))], standard: DRAWN, clause: 'CA-1.1' },
  { id: 'begins', choices: [{ id: DRAWN }, { id: FIRST_SEAT }], standard: DRAWN, clause: 'CA-1.3' },
];

/** CA-1: the table before the first decision: seated, dealt, and the first roll made. */
export function setUpTable(figures: Figures, setup: Setup, rng: Rng, into?: State): State {
  const s = into ? LAYOUT.reset(into) : LAYOUT.make();
  s.seats = setup.seats;
  s.turnsLeft = figures.turns;
  s.rollsLeft = figures.rolls;
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) s.points[jewel] = figures.points[JEWELS[jewel]!];
  seatThieves(s, setup.options['thief']!, rng);
  s.turn = setup.options['begins'] === DRAWN ? rng.below(s.seats, DEAL) : 0;
  handOutTools(s, figures);
  deal(s, figures, rng);
  startTurn(s, { rng, log: undefined });
  return s;
}

/** CA-1.1, CA-1.7: the seats sit clockwise; two opposite each other, three with one side empty. */
function seatThieves(s: State, thief: string, rng: Rng): void {
  const isDrawn = thief === DRAWN;
  const first = isDrawn ? rng.below(SIDES, DEAL) : THIEVES.indexOf(thief as (typeof THIEVES)[number]);
  const last = SIDES - 1;
  const gap = isDrawn && s.seats === 3 ? 1 + rng.below(last, DEAL) : last;
  for (let seat = 0; seat < s.seats; seat++) {
    const offset = s.seats === 2 ? 2 * seat : s.seats === 3 && seat >= gap ? seat + 1 : seat;
    s.side[seat] = sideOf(first + offset);
    s.thief[seat] = START[s.side[seat]!]!;
  }
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
  return figures.turns > 0 && figures.rolls > 0 ? undefined : 'a game has at least one turn and one roll';
}
