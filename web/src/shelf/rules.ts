import type { AnyGame } from '@hideout/kernel';

/** How to fetch the rules of each game, in the order in which the games are offered. */
const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'caper-europe': async () => (await import('@hideout/caper-europe')).caperEurope,
  'caper-1970': async () => (await import('@hideout/caper-1970')).caper1970,
  'caps-and-hammers': async () => (await import('@hideout/caps-and-hammers')).capsAndHammers,
  'caper-cards': async () => (await import('@hideout/caper-cards')).caperCards,
};

/** The ids of all games of the house. */
export const GAME_IDS: readonly string[] = Object.keys(RULES);

const fetched = new Map<string, Promise<AnyGame>>();

/** The rules of a game that the house has; each is fetched once. */
export function rulesOf(id: string): Promise<AnyGame> {
  const known = fetched.get(id);
  if (known) return known;
  const loading = RULES[id]?.() ?? Promise.reject(new Error(`no game “${id}”`));
  fetched.set(id, loading);
  // After a failed download the next question tries again.
  loading.catch(() => fetched.delete(id));
  return loading;
}
