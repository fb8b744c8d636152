import type { Account } from '@hideout/bots';
import type { ByLanguage } from '@hideout/kernel';
import { readHere, writeHere } from './here.ts';

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
export const keepDigest = (id: string, digest: Digest): void => writeHere(PREFIX + id, { version: VERSION, ...digest });

/** The digest of a game, if one was kept. */
export function keptDigest(id: string): Digest | undefined {
  const kept = readHere(PREFIX + id) as (Digest & { readonly version: number }) | undefined;
  return kept?.version === VERSION ? kept : undefined;
}

/** Forgets the digest of a game. */
export const removeDigest = (id: string): void => localStorage.removeItem(PREFIX + id);
