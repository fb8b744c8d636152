import { NOBODY, seatOf, type Seat } from '@hideout/kernel';
import { OVER, type State } from './state.ts';

/** Where a Crew card is played from. */
export type Source = 'hand' | 'deck' | 'row';

/** [CC-2.1] Crew cards played in a round. */
export const PLAYS = 4;

/** One play of a round. */
export interface Turn {
  /** Whose play it is, counted clockwise from the Boss. */
  readonly by: number;
  readonly from: Source;
}
const hand = (by: number): Turn => ({ by, from: 'hand' });
const deck: Turn = { by: 0, from: 'deck' };
const row: Turn = { by: 0, from: 'row' };

/** [CC-2.3] The four plays of a round, by number of players. */
const TURNS: readonly (readonly Turn[])[] = [
  [],
  [row, hand(0), row, hand(0)],
  [hand(0), hand(1), hand(0), hand(1)],
  [deck, hand(0), hand(1), hand(2)],
  [hand(0), hand(1), hand(2), hand(3)],
];

/** [CC-1.2][CC-3.7] Rewards in the pile, and so heists to pull off, by number of players. */
export const GOALS: readonly number[] = [0, 5, 5, 4, 4];
/** [CC-1.3] Crew cards dealt to each hand, by number of players. */
export const HAND_SIZES: readonly number[] = [0, 4, 4, 5, 5];
/** [CC-1.5] Crew cards dealt face down in a row, by number of players. */
export const ROW_SIZES: readonly number[] = [0, 10, 0, 0, 0];
/** [CC-3.6] Crew cards that each player draws between two rounds, by number of players. */
export const DRAWS: readonly number[] = [0, 2, 2, 0, 0];

/** [CC-2.3] The plays of a round that are still to come, the present one first. */
export const turnsLeft = (seats: number, plays: number): readonly Turn[] => TURNS[seats]!.slice(plays);

/** The present play, in a game that is not over. */
const turnOf = (s: Readonly<State>): Turn => TURNS[s.seats]![s.plays]!;

/** Whose play it is, in a game that is not over. */
export const playerOf = (s: Readonly<State>): Seat => seatOf((s.boss + turnOf(s).by) % s.seats);

/** [CC-5.3] Whom a Thief lets look that is the card of the present play. */
export const lookerOf = (s: Readonly<State>): Seat =>
  seatOf((s.boss + lookerAfter(turnOf(s), s.seats, s.bossLooks === 1)) % s.seats);

/** Who must decide, or NOBODY when the game is over. */
export const actorOf = (s: Readonly<State>): Seat | typeof NOBODY => (s.step === OVER ? NOBODY : playerOf(s));

/**
 * [CC-5.3] Whom a Thief lets look that was the turn's card, counted clockwise from the Boss: the next player in turn
 * order. Where the Boss looks, that is the Boss once more after a card from the deck.
 */
export const lookerAfter = ({ by, from }: Turn, seats: number, bossLooks: boolean): number =>
  bossLooks && from === 'deck' ? by : (by + 1) % seats;

/** Where the Crew card of the present play comes from. */
export const sourceOf = (s: Readonly<State>): Source => turnOf(s).from;
