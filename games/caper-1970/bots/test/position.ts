import {
  caper1970,
  CARD_KINDS,
  CARDS,
  PLACES,
  OBSTACLES,
  TOOLS,
  type CardName,
  type State,
  type ToolName,
} from '../../rules/index.ts';
import { ActionList, FastRng, NOBODY, seatOf, type Action } from '@hideout/kernel';
import type { Question } from '@hideout/bots';

const SIZE = 20;
const SQUARES = SIZE * SIZE;
const ARC = 11;

/** A square by row and column. */
export const at = (row: number, column: number): number => row * SIZE + column;
/** A space of the ring: north 0, east 1, south 2, west 3, and its number on that street. */
export const on = (street: number, index: number): number => SQUARES + street * ARC + 1 + index;

/** What a test says about its table; all else is as at the start of a game in which Blue moves first. */
interface Position {
  readonly seats?: number;
  readonly turn?: number;
  /** Units left, in the middle of a turn; cards can no longer be turned in. */
  readonly count: number;
  /** Whether cards can still be turned in. */
  readonly isWindow?: boolean;
  readonly extra?: number;
  readonly thieves: readonly number[];
  /** By seat. */
  readonly stock?: readonly (readonly ToolName[])[];
  readonly hands?: readonly (readonly CardName[])[];
  /** Diamond, ruby, emerald, sapphire: 0 in the vault, 1 + seat unsafe, 5 + seat safe. */
  readonly jewels: readonly number[];
  /** Spaces of alarms that are silent, from the depot. */
  readonly silent?: readonly number[];
}

/** The state of a hand-made table. */
export function lay(position: Position): State {
  const { seats = 2, turn = 0, count, isWindow = false, extra = 0, thieves, jewels } = position;
  const s = caper1970.setup(
    { seats, options: { thief: 'blue', empty: 'before-first-seat', begins: 'first-seat' } },
    new FastRng(1),
  );
  s.turn = turn;
  s.phase = isWindow ? 0 : 1;
  s.count = count;
  s.extra = extra;
  s.thief.set(thieves);
  s.jewel.set(jewels);
  for (const [seat, tools] of (position.stock ?? []).entries()) giveTools(s, seat, tools);
  for (const [seat, cards] of (position.hands ?? []).entries()) giveCards(s, seat, cards);
  for (const space of position.silent ?? []) silenceAlarm(s, space);
  return s;
}

function giveTools(s: State, seat: number, tools: readonly ToolName[]): void {
  for (const [tool, name] of TOOLS.entries()) {
    const count = tools.filter((each) => each === name).length;
    s.depot[tool]! += s.stock[seat * TOOLS.length + tool]! - count;
    s.stock[seat * TOOLS.length + tool] = count;
  }
}

/** The named cards change places with as many of the old hand; they come out of the pile. */
function giveCards(s: State, seat: number, cards: readonly CardName[]): void {
  const hand = s.hand.subarray(seat * CARD_KINDS, (seat + 1) * CARD_KINDS);
  const drawn = s.drawn.subarray(seat * CARD_KINDS, (seat + 1) * CARD_KINDS);
  for (const name of cards) {
    const wanted = CARDS.indexOf(name);
    const given = hand.findIndex((count, card) => count > cards.filter((each) => each === CARDS[card]).length);
    const place = s.pile.subarray(0, s.pileSize).indexOf(wanted);
    if (hand[wanted]! >= cards.filter((each) => each === name).length) continue;
    if (given < 0 || place < 0) throw new Error(`no ${name} can be dealt to seat ${seat}`);
    s.pile[place] = given;
    hand[given]!--;
    drawn[given]!--;
    hand[wanted]!++;
    drawn[wanted]!++;
  }
}

function silenceAlarm(s: State, space: number): void {
  const site = PLACES.findIndex(
    ({ obstacle, spaces }) => OBSTACLES[obstacle] === 'alarm' && spaces.some((each) => each === space),
  );
  s.lying[site] = 1;
  s.depot[TOOLS.indexOf('screwdriver')]!--;
}

/** The question of the seat to act in this position. */
export function questionIn(s: State, seed = 1): Question {
  const seat = caper1970.actor(s);
  if (seat === NOBODY) throw new Error('nobody is asked');
  const legal = new ActionList();
  caper1970.legal(s, legal);
  const view = () => caper1970.view(s, seatOf(seat));
  return { legal, view, rng: new FastRng(seed), budget: { milliseconds: Infinity } };
}

/** Carries out an action, with fixed dice after it. */
export function apply(s: State, action: Action): void {
  caper1970.apply(s, action, { rng: new FastRng(5), log: undefined });
}
