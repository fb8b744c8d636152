import { COPIES, CREW, FACES, LOOM_LENS, type Face, type Kind, type Reward, type State } from '../rules/index.ts';
import { handCell, LAYOUT } from '../rules/state.ts';

/** The faces that a test lays on the table, by name. */
export const GADGETEER_2 = 0 as Face;
export const FIXER_3 = 1 as Face;
export const THIEF_4 = 2 as Face;
export const GRIFTER_5 = 3 as Face;

/** The part of a table that a test names. */
export interface Position {
  readonly seats: number;
  readonly risk?: number;
  readonly boss?: number;
  /** By seat. */
  readonly hands?: readonly (readonly Kind[])[];
  /** In the order in which they were played. */
  readonly crew?: readonly Face[];
  /** Cards played this round, if some have left play already. */
  readonly plays?: number;
  /** In the order of acquisition. */
  readonly tucked?: readonly Reward[];
  /** The top of the pile. */
  readonly reward?: Reward;
  /** Top card first. */
  readonly deck?: readonly Kind[];
  /** Next card first. */
  readonly row?: readonly Kind[];
  /** Seats that have looked at the Reward. */
  readonly looked?: readonly number[];
}

/** A table in the middle of a round, with the next card to be played from hand. Cards that are not named are discarded. */
export function position(named: Position): State {
  const { seats, risk = 11, boss = 0, hands = [], crew = [], tucked = [], deck = [], row = [], looked = [] } = named;
  const s = LAYOUT.make();
  Object.assign(s, { seats, risk, boss, round: tucked.length, plays: named.plays ?? Math.min(crew.length, 3) });
  for (const seat of looked) s.looked |= 1 << seat;
  s.crew.set(crew);
  s.crewSize = crew.length;
  for (const [seat, hand] of hands.entries()) for (const kind of hand) s.hand[handCell(seat, kind)]!++;
  s.deck.set(deck.toReversed());
  s.deckSize = deck.length;
  s.row.set(row.toReversed());
  s.rowSize = row.length;
  const first = [...tucked, named.reward ?? LOOM_LENS];
  if (new Set(first).size < first.length) throw new Error('there is only one of each Reward');
  s.rewards.set(first);
  s.rewards.set(restOf(first), first.length);
  discardRest(s, [...hands.flat(), ...deck, ...row, ...crew.map((face) => FACES[face]!.kind)]);
  return s;
}

const restOf = (rewards: readonly number[]): number[] =>
  Array.from({ length: 9 }, (_, reward) => reward).filter((reward) => !rewards.includes(reward));

function discardRest(s: State, used: readonly Kind[]): void {
  for (let kind = 0; kind < CREW.length; kind++) {
    const left = COPIES - used.filter((each) => each === kind).length;
    if (left < 0) throw new Error(`there are only ${COPIES} cards of kind ${kind}`);
    s.discard[kind] = left;
  }
}
