const MIX = [0x9e37_79b1, 0x85eb_ca77] as const;

/**
 * Which command of which guest became which entry. Only digests of 53 bits are kept, one for each entry: a table may have a
 * hundred thousand of them, and whoever finds two keys with one digest has only their own command taken for done.
 */
export class Keys {
  /** By number, less one; 0 where the entry has no key. */
  #digests: Float64Array;
  #count: number;

  constructor(digests = new Float64Array(16), count = 0) {
    this.#digests = digests;
    this.#count = count;
  }

  /** How many entries it knows of. */
  get size(): number {
    return this.#count;
  }

  /** Adds the command of the next entry. */
  note(by: string, key: string): void {
    if (this.#count === this.#digests.length) {
      const more = new Float64Array(this.#count * 2);
      more.set(this.#digests);
      this.#digests = more;
    }
    this.#digests[this.#count++] = key === '' ? 0 : digestOf(by, key);
  }

  /** The number of the entry that this command has become. */
  numberOf(by: string, key: string): number | undefined {
    const at = this.#digests.subarray(0, this.#count).lastIndexOf(digestOf(by, key));
    return at < 0 ? undefined : at + 1;
  }

  encode(): string {
    const { buffer, byteOffset } = this.#digests;
    return Buffer.from(buffer, byteOffset, this.#count * Float64Array.BYTES_PER_ELEMENT).toString('base64');
  }

  static decode(text: string): Keys {
    const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
    const digests = new Float64Array(bytes.buffer);
    // One that is full would double a length of zero for ever.
    return digests.length === 0 ? new Keys() : new Keys(digests, digests.length);
  }
}

/** Never 0. */
function digestOf(by: string, key: string): number {
  let high = 0xdead_beef;
  let low = 0x41c6_ce57;
  const text = `${by} ${key}`;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, MIX[0]);
    low = Math.imul(low ^ unit, MIX[1]);
  }
  high = Math.imul(high ^ (high >>> 16) ^ low, MIX[1]);
  low = Math.imul(low ^ (low >>> 13) ^ high, MIX[0]);
  return (high >>> 11) * 2 ** 32 + ((low ^ (low >>> 16)) >>> 0) || 1;
}
