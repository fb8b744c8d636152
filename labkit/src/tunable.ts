import type { AnyGame, Setup, Tuning } from '@hideout/kernel';
import type { Ledger } from './ledger.ts';

/** A designed (D) figure with the bounds that it may be tuned in. */
export interface Knob {
  readonly key: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The figures of a group keep their sum: one goes up as another goes down. */
  readonly group?: string;
}

/** What the rulebook wants of a figure of play: between `low` and `high`. */
export interface Target {
  readonly clause: string;
  readonly name: string;
  readonly low: number;
  readonly high: number;
  /** How far outside counts as one: makes targets of different units comparable. */
  readonly scale: number;
  measure(ledger: Ledger): number;
}

/** A game whose D figures can be tuned. */
export interface Tunable {
  readonly knobs: readonly Knob[];
  /** The set-ups in each of which all targets must be met. */
  readonly setups: readonly Setup[];
  readonly targets: readonly Target[];
  /** The game with these figures. Throws a RangeError when the rules do not allow them. */
  with(tuning: Tuning): AnyGame;
}

/** The seats' shares of games won alone, of those that somebody won alone. */
export const decidedShare =
  (seat: number) =>
  (ledger: Ledger): number => {
    const decided = ledger.wins.reduce((sum, wins) => sum + wins, 0);
    return decided === 0 ? 0 : ledger.wins[seat]! / decided;
  };

/** How often a kind of event came a game. */
export const eventsAGame =
  (type: string) =>
  (ledger: Ledger): number =>
    (ledger.events[type] ?? 0) / (ledger.games || 1);
