const WORDS = 16;
/** RFC 8439, 2.3: “expand 32-byte k” as four words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const COUNTER = 12;
const NONCE = 13;

/**
 * One ChaCha20 key stream (RFC 8439) read as 32-bit words; `stream` is the first word of the nonce, and the first
 * `drawn` words are skipped.
 */
export class ChaCha20 {
  readonly #input = new Uint32Array(WORDS);
  readonly #block = new Uint32Array(WORDS);
  #next = WORDS;

  constructor(key: Uint8Array, stream: number, drawn = 0) {
    if (key.length !== 32) throw new RangeError(`a ChaCha20 key has 32 bytes, not ${key.length}`);
    const words = new DataView(key.buffer, key.byteOffset, key.byteLength);
    this.#input.set(CONSTANTS);
    for (let i = 0; i < 8; i++) this.#input[4 + i] = words.getUint32(4 * i, true);
    this.#input[NONCE] = stream;
    this.#input[COUNTER] = Math.floor(drawn / WORDS);
    if (drawn % WORDS === 0) return;
    this.#refill();
    this.#next = drawn % WORDS;
  }

  /** How many words have been read. */
  get drawn(): number {
    return this.#input[COUNTER]! * WORDS + this.#next - WORDS;
  }

  /** The next 32 bits of the stream as an unsigned number. */
  next(): number {
    if (this.#next === WORDS) this.#refill();
    return this.#block[this.#next++]!;
  }

  #refill(): void {
    chachaBlock(this.#input, this.#block);
    this.#input[COUNTER] = this.#input[COUNTER]! + 1;
    this.#next = 0;
  }
}

/** RFC 8439, 2.3.1: the block function, from constants, key, counter and nonce as 16 words to 16 words of the stream. */
export function chachaBlock(input: Readonly<Uint32Array>, x: Uint32Array): void {
  x.set(input);
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) x[i] = x[i]! + input[i]!;
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(x, a, b, d, 16);
  mix(x, c, d, b, 12);
  mix(x, a, b, d, 8);
  mix(x, c, d, b, 7);
}

/** x[a] += x[b], then x[d] is xored with it and turned left. */
function mix(x: Uint32Array, a: number, b: number, d: number, bits: number): void {
  x[a] = x[a]! + x[b]!;
  const word = x[d]! ^ x[a]!;
  x[d] = (word << bits) | (word >>> (32 - bits));
}
