import type { AnyBoard } from '@hideout/boardkit';

/** How to fetch the board of each game that has one; the others are drawn as text. */
const BOARDS: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  'caper-europe': async () => (await import('@hideout/caper-europe-ui')).board as unknown as AnyBoard,
  'caper-1970': async () => (await import('@hideout/caper-1970-ui')).board as unknown as AnyBoard,
  'caps-and-hammers': async () => (await import('@hideout/caps-and-hammers-ui')).board as unknown as AnyBoard,
  'caper-cards': async () => (await import('@hideout/caper-cards-ui')).board as unknown as AnyBoard,
};

const fetched = new Map<string, Promise<AnyBoard | undefined>>();

/** The board of a game, or undefined for a game that is drawn as text. */
export function boardOf(id: string): Promise<AnyBoard | undefined> {
  const known = fetched.get(id);
  if (known) return known;
  const loading = BOARDS[id]?.() ?? Promise.resolve(undefined);
  fetched.set(id, loading);
  loading.catch(() => fetched.delete(id));
  return loading;
}

/** Whether a game has a guided first game. */
export const hasGuide = (id: string): boolean => id in BOARDS;
