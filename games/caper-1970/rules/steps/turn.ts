import { DICE, RESHUFFLE, seatOf, shuffle, type Io } from '@hideout/kernel';
import { CARD_KINDS, type Card } from '../cards.ts';
import type { CaperEvent } from '../events.ts';
import { HAND_SIZE, TOOL_LIMIT } from '../figures.ts';
import { finish } from '../scoring.ts';
import { countHand, countStock, GUARD, OVER, TIDY, UNITS, WINDOW, type State } from '../state.ts';
import { hasUnit } from '../ways.ts';

const FACES = 6;

/** CA-2.1, CA-2.2: a turn begins with a roll, and the window for cards is open. */
export function startTurn(s: State, io: Io<CaperEvent>): void {
  s.extra = 0;
  s.rolledAgain = 0;
  roll(s, io);
  s.phase = WINDOW;
}

/** CA-2.1, CA-2.4: two dice make the count, and doubles owe another roll. */
function roll(s: State, io: Io<CaperEvent>): void {
  const first = 1 + io.rng.below(FACES, DICE);
  const second = 1 + io.rng.below(FACES, DICE);
  s.die[0] = first;
  s.die[1] = second;
  s.count = first + second;
  s.rollsLeft--;
  if (first === second) s.extra++;
  io.log?.emit({ type: 'rolled', seat: seatOf(s.turn), dice: [first, second] });
}

/** CA-2.3, CA-2.4: after a unit, goes on with this count, with a roll that is owed, or with the end of the turn. */
export function goOn(s: State, io: Io<CaperEvent>): void {
  if (s.phase === OVER) return;
  s.phase = UNITS;
  while (s.count === 0 || !hasUnit(s)) {
    if (s.count > 0) io.log?.emit({ type: 'lost', seat: seatOf(s.turn), units: s.count });
    s.count = 0;
    if (s.extra === 0 || s.rollsLeft === 0) return tidyUp(s, io);
    s.extra--;
    roll(s, io);
  }
}

/** CA-2.5: opens the end of the turn; a seat without cards and without tools to return has nothing to decide there. */
function tidyUp(s: State, io: Io<CaperEvent>): void {
  s.phase = TIDY;
  s.extra = 0;
  endIfTidy(s, io);
}

/** CA-2.5: ends the turn of a seat that has nothing left to decide. */
export function endIfTidy(s: State, io: Io<CaperEvent>): void {
  if (countHand(s, s.turn) === 0 && countStock(s, s.turn) <= TOOL_LIMIT) endTurn(s, io);
}

/** CA-2.5, CA-9.3, CA-9.4: draws back to four, then the next seat clockwise begins, or a guard ends the game. */
export function endTurn(s: State, io: Io<CaperEvent>): void {
  drawBack(s, io);
  s.turnsLeft--;
  if (s.turnsLeft === 0 || s.rollsLeft === 0) return finish(s, GUARD, io);
  s.turn = (s.turn + 1) % s.seats;
  startTurn(s, io);
}

/** CA-2.5: draws back to four; what was drawn is told by kinds, since no view keeps how it lay in the pile. */
function drawBack(s: State, io: Io<CaperEvent>): void {
  const missing = HAND_SIZE - countHand(s, s.turn);
  if (missing === 0) return;
  const at = s.turn * CARD_KINDS;
  const before = io.log ? s.hand.slice(at, at + CARD_KINDS) : undefined;
  for (let cards = 0; cards < missing; cards++) draw(s, io);
  if (!before) return;
  const cards: Card[] = [];
  for (let card = 0 as Card; card < CARD_KINDS; card++) {
    for (let copy = before[card]!; copy < s.hand[at + card]!; copy++) cards.push(card);
  }
  io.log?.emit({ type: 'drew', seat: seatOf(s.turn), cards });
}

/** CA-2.5: draws the top card; an empty pile is replaced first. */
function draw(s: State, io: Io<CaperEvent>): void {
  if (s.pileSize === 0) reshuffle(s, io);
  const card = s.pile[--s.pileSize]!;
  s.pile[s.pileSize] = 0;
  s.hand[s.turn * CARD_KINDS + card]!++;
  s.drawn[s.turn * CARD_KINDS + card]!++;
}

/** CA-2.5: the face-up pile becomes the draw pile; everybody saw what lies in it, nobody in which order. */
function reshuffle(s: State, io: Io<CaperEvent>): void {
  for (let card = 0; card < CARD_KINDS; card++) {
    s.shuffled[card] = s.faceUp[card]!;
    for (let copy = s.faceUp[card]!; copy > 0; copy--) s.pile[s.pileSize++] = card;
    s.faceUp[card] = 0;
  }
  s.drawn.fill(0);
  shuffle(s.pile, 0, s.pileSize, io.rng, RESHUFFLE);
  io.log?.emit({ type: 'reshuffled', cards: s.pileSize });
}
