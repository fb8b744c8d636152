import { ChaCha20 } from './chacha20.ts';
import { STREAMS, type Rng, type Stream } from './rng.ts';
import { sha256 } from './sha256.ts';
import { utf8 } from './utf8.ts';

/** Bytes of a seed, of a host's secret, and of a commitment. */
export const SEED_BYTES = 32;
/** Bytes of the nonce that a seat adds when it sits down. */
export const NONCE_BYTES = 16;

const TWO_32 = 0x1_0000_0000;

/** The generator of real games: one ChaCha20 stream for each purpose, without bias; goes on after `drawn` words of each. */
export class FairRng implements Rng {
  readonly #streams: readonly ChaCha20[];

  constructor(seed: Uint8Array, drawn: readonly number[] = []) {
    this.#streams = STREAMS.map((stream) => new ChaCha20(seed, stream, drawn[stream]));
  }

  /** How many words of each stream have been drawn. */
  get drawn(): readonly number[] {
    return this.#streams.map((stream) => stream.drawn);
  }

  below(n: number, stream: Stream): number {
    const source = this.#streams[stream]!;
    const fair = TWO_32 - (TWO_32 % n);
    let word = source.next();
    while (word >= fair) word = source.next();
    return word % n;
  }
}

/** What the host publishes before anybody sits down; it binds the host to the secret without revealing it. */
export const commit = (secret: Uint8Array): Uint8Array => sha256(join('hideout/commit/1', [secret]));

/**
 * The seed of a game, made from the host's secret, what is played, and the nonce of every seat.
 * Nobody who chose only some of these can have chosen the deal.
 */
export function seedFrom(secret: Uint8Array, setup: string, nonces: readonly Uint8Array[]): Uint8Array {
  return sha256(join('hideout/seed/1', [secret, utf8(setup), ...nonces]));
}

/** The parts one after another, each behind its length, so that no two lists of parts give the same bytes. */
function join(tag: string, parts: readonly Uint8Array[]): Uint8Array {
  const all = [utf8(tag), ...parts];
  const joined = new Uint8Array(all.reduce((size, part) => size + 4 + part.length, 0));
  const lengths = new DataView(joined.buffer);
  let at = 0;
  for (const part of all) {
    lengths.setUint32(at, part.length);
    joined.set(part, at + 4);
    at += 4 + part.length;
  }
  return joined;
}
