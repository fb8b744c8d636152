import type { Brain } from './brain.ts';
import { caper1970Brain } from './caper-1970/brain.ts';
import { caperCardsBrain } from './caper-cards/brain.ts';
import { caperEuropeBrain } from './caper-europe/brain.ts';
import { capsAndHammersBrain } from './caps-and-hammers/brain.ts';

/** By game. A game without an entry is played by plain search. */
export const BRAINS: Readonly<Record<string, Brain>> = {
  'caper-1970': caper1970Brain,
  'caper-cards': caperCardsBrain,
  'caper-europe': caperEuropeBrain,
  'caps-and-hammers': capsAndHammersBrain,
};
