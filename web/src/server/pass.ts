import { readHere } from '../store/here.ts';

const KEY = 'hideout/guest';

/** Who this browser is at the server: a name, and the token that proves it. */
export interface GuestPass {
  readonly name: string;
  readonly token: string;
}

/** The pass that this browser has, if it has one. */
export function currentPass(): GuestPass | undefined {
  const { name, token } = (readHere(KEY) ?? {}) as Partial<GuestPass>;
  return typeof name === 'string' && typeof token === 'string' ? { name, token } : undefined;
}

/** Keeps the pass for the next visit. */
export const keepPass = (pass: GuestPass): void => localStorage.setItem(KEY, JSON.stringify(pass));
