import { D, type Figure } from '@hideout/kernel';

/** [CE-2.2] By round: the Starting Mastermind, 0 for A and 1 for B. */
export const STARTERS: readonly Figure[] = [D(0), D(1), D(1), D(0), D(0), D(1)];
