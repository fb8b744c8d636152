import type { AnyGame, Setup, Tuning } from '@hideout/kernel';
import type { Ledger } from './ledger.ts';

/** A designed (D) figure with the bounds within which it may be tuned. */
export interface Knob {
  readonly key: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The figures of a group keep their sum: one goes up as another goes down. */
  readonly group?: string;
}

/** A figure of play that the rulebook wants between `low` and `high`. */
export interface Target {
  readonly clause: string;
  readonly name: string;
  readonly low: number;
  readonly high: number;
  /** How far outside the range counts as one: makes targets of different units comparable. */
  readonly scale: number;
  measure(ledger: Ledger): number;
}

/** Targets that a clause sets. */
export const targetsOf = (clause: string, targets: readonly Omit<Target, 'clause'>[]): readonly Target[] =>
  targets.map((target) => ({ clause, ...target }));

/** A game whose D figures can be tuned. */
export interface Tunable {
  readonly knobs: readonly Knob[];
  /** The set-ups; all targets must be met in each. */
  readonly setups: readonly Setup[];
  readonly targets: readonly Target[];
  /** The game with these figures. Throws a RangeError when the rules do not allow them. */
  with(tuning: Tuning): AnyGame;
}

/** The share that each seat has of the games that somebody won alone. */
export const decidedShare =
  (seat: number) =>
  (ledger: Ledger): number => {
    const decided = ledger.wins.reduce((sum, wins) => sum + wins, 0);
    return decided === 0 ? 0 : ledger.wins[seat]! / decided;
  };

/** How often a kind of event happened per game. */
export const eventsAGame =
  (type: string) =>
  (ledger: Ledger): number =>
    (ledger.events[type] ?? 0) / (ledger.games || 1);
