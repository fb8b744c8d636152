import type { Id } from '@hideout/kernel';

/** The nine types of action card, in the order of the rulebook [§6]; a kind's number is its place here. */
export const KINDS = [
  'diplomat',
  'admiral',
  'spy',
  'policeman',
  'scientist',
  'nuke',
  'guerrilla',
  'defector',
  'soldier',
] as const;

/** The name of a type of action card. */
export type KindName = (typeof KINDS)[number];
/** A type of action card. */
export type Kind = Id<'Kind'>;

/** The types by number. */
export const DIPLOMAT = 0 as Kind;
export const ADMIRAL = 1 as Kind;
export const SPY = 2 as Kind;
export const POLICEMAN = 3 as Kind;
export const SCIENTIST = 4 as Kind;
export const NUKE = 5 as Kind;
export const GUERRILLA = 6 as Kind;
export const DEFECTOR = 7 as Kind;
export const SOLDIER = 8 as Kind;

/** The clause that states what the type does. */
export const clauseOf = (kind: number): string => `CH-6.${kind + 5}`;
