import type { Account } from '@hideout/bots';
import type { ByLanguage } from '@hideout/kernel';

/** What is left of a decision in the digest of a game. */
export interface Digested {
  /** What it cost, as a chance to win. */
  readonly cost: number;
  /** How far the game was, from 0 to 1. */
  readonly phase: number;
  /** The name of the motive that told most why something else was better. */
  readonly motive?: string;
}

/** What an analysis found out about one's own part in a game, small enough to be kept for many games. */
export interface Digest {
  readonly decisions: readonly Digested[];
  readonly account: Account;
  /** What was chosen first. */
  readonly opening: ByLanguage<string>;
}

/** Raised when digests that were kept would be made otherwise now. */
const VERSION = 1;
const PREFIX = 'hideout/digest/';

/** Keeps the digest of a game by the id that the list of my games has for it. */
export function keepDigest(id: string, digest: Digest): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ version: VERSION, ...digest }));
  } catch {
    // A full or forbidden store costs the memory of the game, not the insight into the others.
  }
}

/** The digest of a game, if one was kept. */
export function keptDigest(id: string): Digest | undefined {
  try {
    const { version, ...digest } = JSON.parse(localStorage.getItem(PREFIX + id)!) as Digest & { version: number };
    return version === VERSION ? digest : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the digest of a game. */
export const removeDigest = (id: string): void => localStorage.removeItem(PREFIX + id);
