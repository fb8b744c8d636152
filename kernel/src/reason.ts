import type { Tagged } from './event.ts';
import type { Action } from './action.ts';
import type { Seat } from './seat.ts';
import type { Sheet } from './sheet.ts';

/** By how many points a choice changes the expected total of a sheet. */
export interface Shift {
  readonly heading: string;
  readonly seat: Sheet['seat'];
  readonly by: number;
  /** The clause of the line that changes most under this heading. */
  readonly clause: string;
}

/** Something that tends to come about: a key for `Words.motive`, and the ids that its words mention. */
export interface Motive {
  readonly motive: string;
  readonly of: readonly number[];
}

/**
 * One reason why a choice is better than another. Each is a fact about what came of the two in the same imagined worlds
 * with the same chance, so that anybody can count it again; shares and points are means over these worlds.
 */
export type Reason = Tagged<
  'kind',
  {
    /** The expected score sheets change so; the greatest change first. */
    sheet: { shifts: readonly Shift[] };
    /** This comes about in so large a share of the worlds, and in that share with the other choice. */
    motive: { motive: Motive; clause: string; share: number; otherShare: number };
    /** In so large a share of the worlds another seat's first answer is this, and in that share with the other choice. */
    answer: { seat: Seat; action: Action; share: number; otherShare: number };
    /** In that share of the worlds the other choice does better; there the sheets change most so. */
    risk: { share: number; shift?: Shift };
    /** There is nothing else to tell: the share of games that it wins more, from 0 to 1. */
    chance: { by: number };
  }
>;

/** One continuation in which a choice was tried, whole: it can be played again from the world on, action by action. */
export interface Course {
  /** The imagined world before the choice, as `Game.encode` writes it. */
  readonly world: string;
  readonly deeds: readonly { readonly seat: Seat; readonly action: Action }[];
  /** What chance brought, in the order in which the rules asked for it. */
  readonly chance: readonly number[];
  readonly sheets: readonly Sheet[];
  /** The worth of the game to the seat, if it was played to its end. */
  readonly payoff?: number;
  /** What came about, by `motiveKey`, in the order in which it first did. */
  readonly motives: readonly string[];
}

/** A motive as one text, for comparing. */
export const motiveKey = ({ motive, of }: Motive): string => [motive, ...of].join(' ');
