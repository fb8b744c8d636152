import { act, nounOf, seatOf, verbOf, type Action, type ActionList, type Io } from '@hideout/kernel';
import type { Event } from './events.ts';
import { whyNot } from './refuse.ts';
import {
  countCards,
  countWorth,
  EMPTIED,
  isOver,
  KINDS,
  MAGPIE,
  RICH,
  slot,
  TAKING,
  TURN,
  type State,
} from './state.ts';
import { DRAW, PLAY, TAKE, TUCK, VERBS } from './verbs.ts';

export function legal(s: Readonly<State>, out: ActionList): void {
  if (isOver(s)) return;
  for (let verb = 0; verb < VERBS.length; verb++) {
    for (let noun = 0; noun < VERBS[verb]!.nouns; noun++) {
      if (whyNot(s, act(verb, noun)) === undefined) out.add(act(verb, noun));
    }
  }
}

export function apply(s: State, action: Action, io: Io<Event>): void {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case PLAY:
      playCard(s, noun, io);
      break;
    case TUCK:
      tuckCard(s, noun, io);
      break;
    case DRAW:
      drawCard(s, io);
      break;
    case TAKE:
      takeCard(s, noun, io);
      break;
  }
  if (s.step === TURN) endTurn(s, io);
}

/** [MG-2.1] [MG-2.4] */
function playCard(s: State, kind: number, io: Io<Event>): void {
  s.hand[slot(s.actor, kind)]!--;
  s.nest[slot(s.actor, kind)]!++;
  io.log?.emit({ type: 'played', seat: seatOf(s.actor), kind });
  if (kind === MAGPIE && hasPrey(s)) s.step = TAKING;
}

function hasPrey(s: Readonly<State>): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (seat !== s.actor && countCards(s.nest, seat) > 0) return true;
  return false;
}

/** [MG-2.1] */
function tuckCard(s: State, kind: number, io: Io<Event>): void {
  s.hand[slot(s.actor, kind)]!--;
  s.tucked[s.actor] = kind + 1;
  io.log?.emit({ type: 'tucked', seat: seatOf(s.actor), kind });
}

/** [MG-2.1] */
function drawCard(s: State, io: Io<Event>): void {
  s.pileSize--;
  const kind = s.pile[s.pileSize]!;
  s.pile[s.pileSize] = 0;
  s.hand[slot(s.actor, kind)]!++;
  io.log?.emit({ type: 'drew', seat: seatOf(s.actor), kind });
}

/** [MG-2.4] */
function takeCard(s: State, from: number, io: Io<Event>): void {
  let kind = KINDS - 1;
  while (s.nest[slot(from, kind)] === 0) kind--;
  s.nest[slot(from, kind)]!--;
  s.nest[slot(s.actor, kind)]!++;
  s.step = TURN;
  io.log?.emit({ type: 'took', seat: seatOf(s.actor), from: seatOf(from), kind });
}

/** [MG-3.2] */
const RICHES = 7;

/** [MG-3.1] [MG-3.2] */
function endTurn(s: State, io: Io<Event>): void {
  if (countWorth(s, s.actor) >= RICHES) s.step = RICH;
  else if (countCards(s.hand, s.actor) === 0) s.step = EMPTIED;
  if (isOver(s)) revealTucked(s, io);
  else s.actor = (s.actor + 1) % s.seats;
}

/** [MG-3.3] */
function revealTucked(s: Readonly<State>, io: Io<Event>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.tucked[seat]! > 0) io.log?.emit({ type: 'revealed', seat: seatOf(seat), kind: s.tucked[seat]! - 1 });
  }
}
