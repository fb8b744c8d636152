/** SHA-256 (FIPS 180-4), here because the kernel has no dependency and browsers offer it only asynchronously. */
export function sha256(message: Uint8Array): Uint8Array {
  const hash = Int32Array.from(START);
  const padded = pad(message);
  const schedule = new Int32Array(64);
  for (let at = 0; at < padded.byteLength; at += BLOCK) absorb(hash, padded, at, schedule);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

const BLOCK = 64;

/** The message, a one bit, zeros, and the length in bits, up to a whole block. */
function pad(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(size - 4, message.length << 3);
  return view;
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function absorb(hash: Int32Array, block: DataView, at: number, w: Int32Array): void {
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    w[i] = w[i - 16]! + w[i - 7]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + word;
}

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(isPrime);
/** The first 32 bits of the fractional part: how FIPS 180-4 defines its constants. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
const ROUND = Int32Array.from(PRIMES.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
}
