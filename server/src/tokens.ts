import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** An id of 96 random bits. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** The invite of a table: 128 random bits. */
export const newInvite = (): string => randomBytes(16).toString('base64url');

/** The token of a guest: its id, so that it can be found, and 256 random bits, which prove it. */
export const newToken = (guest: string): string => `${guest}.${randomBytes(32).toString('base64url')}`;

/** An id of 128 random bits for something that belongs to an account. */
export const newPartId = (): string => randomBytes(16).toString('hex');

/** The id of something that follows from what it is. */
export const partIdOf = (text: string): string => hashOf(text).slice(0, 32);

/** The letters of codes that people type: none looks like another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code for people to type, of five random bits a letter, in groups of four. */
export const newCode = (letters: number): string =>
  Array.from(randomBytes(letters), (byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');

/** A code as it was made, however it was typed. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Whose token this claims to be. */
export const guestOfToken = (token: string): string => token.slice(0, token.indexOf('.'));

/** What is kept of a token or an invite. They are random, so a plain hash cannot be reversed by guessing. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether the secret is the one that was hashed; takes the same time whatever the answer. */
export function matches(secret: string, hash: string): boolean {
  const made = Buffer.from(hashOf(secret));
  const kept = Buffer.from(hash);
  return made.length === kept.length && timingSafeEqual(made, kept);
}
