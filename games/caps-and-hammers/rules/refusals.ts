import type { Refusal } from '@hideout/kernel';

/** Every reason for which an action can be refused, with the clause that forbids it. */
const CLAUSES = {
  over: 'CH-2.1',
  notYourTurn: 'CH-2.5',
  notYourProtests: 'CH-2.2',
  protestsFirst: 'CH-2.1',
  noProtestResolution: 'CH-2.1',
  notYourLab: 'CH-2.2',
  labUsed: 'CH-2.2',
  noProtests: 'CH-2.2',
  labTooLow: 'CH-2.2',
  noSuchCard: 'CH-3.1',
  alreadyActivated: 'CH-3.4',
  alreadyRevealed: 'CH-3.4',
  noActive: 'CH-6.1',
  pileEmpty: 'CH-4.1',
  leavesOccupied: 'CH-6.13',
  nowhereToShift: 'CH-6.6',
  nobodyHidden: 'CH-6.7',
  notFirstTurn: 'CH-6.11',
  notOnLab: 'CH-6.11',
  alreadyPaired: 'CH-6.3',
  nothingToSteal: 'CH-6.11',
  lastTurn: 'CH-6.12',
  noProtestToPlant: 'CH-6.12',
  alreadyOccupied: 'CH-6.2',
  lastOpen: 'CH-6.13',
  notInHand: 'CH-3.2',
  notInPlay: 'CH-2.3',
  occupied: 'CH-6.13',
  alreadyDeployed: 'CH-3.2',
  deployFirst: 'CH-3.2',
  finishShift: 'CH-3.1',
  finishSteal: 'CH-3.1',
  noShift: 'CH-6.6',
  notAdjacent: 'CH-2.6',
  noGuerrilla: 'CH-6.11',
  notTheirs: 'CH-6.11',
} as const satisfies Record<string, string>;

/** A key for the sentence that says why not. */
export type Reason = keyof typeof CLAUSES;

/** The refusals, made once, so that asking why an action is illegal allocates nothing. */
export const NO = Object.fromEntries(
  Object.entries(CLAUSES).map(([reason, clause]) => [reason, { clause, reason }]),
) as Readonly<Record<Reason, Refusal<Reason>>>;

/** Why not, or undefined when nothing forbids it. */
export type WhyNot = Refusal<Reason> | undefined;
