import { plainBrain, type Brain } from './brain.ts';

/** By game, as in `BRAINS`: a page fetches only the brain of the game that is played there. */
const FETCH: Readonly<Record<string, () => Promise<Brain>>> = {
  'caper-1970': async () => (await import('./caper-1970/brain.ts')).caper1970Brain,
  'caper-cards': async () => (await import('./caper-cards/brain.ts')).caperCardsBrain,
  'caper-europe': async () => (await import('./caper-europe/brain.ts')).caperEuropeBrain,
  'caps-and-hammers': async () => (await import('./caps-and-hammers/brain.ts')).capsAndHammersBrain,
};

/** The brain of a game; without an entry, plain search. */
export const fetchBrain = (game: string): Promise<Brain> => FETCH[game]?.() ?? Promise.resolve(plainBrain);
