import { randomBytes } from 'node:crypto';
import {
  dealFrom,
  fromHex,
  NONCE_BYTES,
  SEED_BYTES,
  sha256,
  utf8,
  writeRecord,
  type Deal,
  type GameRecord,
} from '@hideout/kernel';

/** How the secret of a practice deal begins, in letters, so that nobody can take it for a fair one. */
const PRACTICE = 'practice deal, seed ';

/** The host's secret: drawn at random, or for practice made from a seed and marked as such. */
export function makeSecret(practiceSeed: number | undefined): Uint8Array {
  if (practiceSeed === undefined) return Uint8Array.from(randomBytes(SEED_BYTES));
  const secret = new Uint8Array(SEED_BYTES);
  secret.set(utf8(PRACTICE + practiceSeed));
  return secret;
}

/** The largest practice seed whose digits fit into the secret after its mark. */
export const MAX_PRACTICE_SEED = 10 ** (SEED_BYTES - PRACTICE.length) - 1;

/**
 * What a seat adds to the chance of the game, after the commitment was shown: the words that its player typed, mixed
 * with random bytes, which a practice deal lacks.
 */
function makeNonce(seat: number, luck: string, practiceSeed: number | undefined): Uint8Array {
  const salt = practiceSeed === undefined ? randomBytes(NONCE_BYTES).toString('hex') : PRACTICE + practiceSeed;
  return sha256(utf8(JSON.stringify([salt, seat, luck]))).slice(0, NONCE_BYTES);
}

/** The deal of a table: the host's secret and a nonce for each seat. */
export function makeDeal(secret: Uint8Array, seats: number, luck: string, practiceSeed: number | undefined): Deal {
  return dealFrom(
    secret,
    Array.from({ length: seats }, (_, seat) => makeNonce(seat, luck, practiceSeed)),
  );
}

/** The seed of a practice deal, or undefined for any other. */
export function practiceSeedOf({ secret }: Deal): string | undefined {
  const letters = String.fromCodePoint(...fromHex(secret)!).replace(/\0+$/, '');
  return letters.startsWith(PRACTICE) ? letters.slice(PRACTICE.length) : undefined;
}

/** The digest that seals a record, as its file has it. */
export const digestOf = (record: GameRecord): string => /"digest":"([0-9a-f]+)"/.exec(writeRecord(record))![1]!;
