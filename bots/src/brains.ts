import type { Brain } from './brain.ts';
import { caperCardsBrain } from './caper-cards/brain.ts';
import { caperEuropeBrain } from './caper-europe/brain.ts';

/** By game. A game without an entry is played by plain search. */
export const BRAINS: Readonly<Record<string, Brain>> = {
  'caper-cards': caperCardsBrain,
  'caper-europe': caperEuropeBrain,
};
