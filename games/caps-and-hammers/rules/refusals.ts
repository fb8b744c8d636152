import { refusalsBy, type Refusal } from '@hideout/kernel';

/** Every refusal, by the clause that forbids the action. */
export const NO = refusalsBy({
  'CH-2.1': ['over', 'protestsFirst', 'noProtestResolution'],
  'CH-2.2': ['notYourProtests', 'notYourLab', 'labUsed', 'noProtests', 'labTooLow'],
  'CH-2.3': ['notInPlay'],
  'CH-2.5': ['notYourTurn'],
  'CH-2.6': ['notAdjacent'],
  'CH-3.1': ['noSuchCard', 'finishShift', 'finishSteal'],
  'CH-3.2': ['notInHand', 'alreadyDeployed', 'deployFirst'],
  'CH-3.4': ['alreadyActivated', 'alreadyRevealed'],
  'CH-4.1': ['pileEmpty'],
  'CH-6.1': ['noActive'],
  'CH-6.2': ['alreadyOccupied'],
  'CH-6.3': ['alreadyPaired'],
  'CH-6.6': ['nowhereToShift', 'noShift'],
  'CH-6.7': ['nobodyHidden'],
  'CH-6.11': ['notFirstTurn', 'notOnLab', 'nothingToSteal', 'noGuerrilla', 'notTheirs'],
  'CH-6.12': ['lastTurn', 'noProtestToPlant'],
  'CH-6.13': ['leavesOccupied', 'lastOpen', 'occupied'],
});

/** A key for the sentence that says why not. */
export type Reason = keyof typeof NO;

/** Why not, or undefined when nothing forbids it. */
export type WhyNot = Refusal<Reason> | undefined;
