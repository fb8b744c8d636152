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
export type Reason =
  /** The expected score sheets change so; the greatest change first. */
  | { readonly kind: 'sheet'; readonly shifts: readonly Shift[] }
  /** This comes about in so large a share of the worlds, and in that share with the other choice. */
  | {
      readonly kind: 'motive';
      readonly motive: Motive;
      readonly clause: string;
      readonly share: number;
      readonly otherShare: number;
    }
  /** In so large a share of the worlds another seat's first answer is this, and in that share with the other choice. */
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly action: Action;
      readonly share: number;
      readonly otherShare: number;
    }
  /** In that share of the worlds the other choice does better; there the sheets change most so. */
  | { readonly kind: 'risk'; readonly share: number; readonly shift?: Shift }
  /** There is nothing else to tell: the share of games that it wins more, from 0 to 1. */
  | { readonly kind: 'chance'; readonly by: number };

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
