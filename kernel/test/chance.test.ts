import { describe, expect, it } from 'vitest';
import { ChaCha20 } from '../src/chacha20.ts';
import {
  commit,
  DEAL,
  DICE,
  FairRng,
  FastRng,
  fromHex,
  RESHUFFLE,
  seedFrom,
  shuffle,
  toHex,
  utf8,
  type Rng,
} from '../src/index.ts';

const bytes = (length: number, step = 7): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * step) & 255);
const draws = (rng: Rng, count: number, stream: typeof DEAL | typeof DICE | typeof RESHUFFLE = DEAL): number[] =>
  Array.from({ length: count }, () => rng.below(1000, stream));

describe('UTF-8 and hexadecimal', () => {
  it.each(['', 'Plans Cachés', '♠♥♦♣', '🃏', '\ud800', 'a\udc00b'])('writes %j as every browser does', (text) => {
    expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  });

  it('reads back what it wrote, and nothing else', () => {
    expect(fromHex(toHex(bytes(40)))).toEqual(bytes(40));
    expect([fromHex('abc'), fromHex('AB'), fromHex('zz'), fromHex('0x')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the fair generator', () => {
  it('draws each stream on its own', () => {
    const plain = draws(new FairRng(bytes(32)), 20);
    const rng = new FairRng(bytes(32));
    draws(rng, 33, DICE);
    draws(rng, 5, RESHUFFLE);
    expect(draws(rng, 20)).toEqual(plain);
    expect(draws(new FairRng(bytes(32)), 20, DICE)).not.toEqual(plain);
  });

  it.each([0, 1, 15, 16, 17, 40])('goes on after %d words of a stream as if they had been drawn', (count) => {
    const rng = new FairRng(bytes(32));
    draws(rng, count, DICE);
    expect(rng.drawn).toEqual([0, count, 0]);
    expect(draws(new FairRng(bytes(32), rng.drawn), 20, DICE)).toEqual(draws(rng, 20, DICE));
  });

  it('stays below its bound and reaches every value', () => {
    const rng = new FairRng(bytes(32));
    const seen = new Set(Array.from({ length: 500 }, () => rng.below(6, DICE)));
    expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('throws away words that would favour small values', () => {
    const n = 0xc000_0000;
    const stream = new ChaCha20(bytes(32), DEAL);
    const kept = Array.from({ length: 100 }, () => stream.next()).filter((word) => word < n);
    const rng = new FairRng(bytes(32));
    expect(kept.length).toBeLessThan(100);
    expect(kept.map(() => rng.below(n, DEAL))).toEqual(kept);
  });
});

describe('the fast generator', () => {
  it('repeats itself for a seed and a sequence, and differs for others', () => {
    const [one, same, sequence, seed, high] = [
      [1, 0],
      [1, 0],
      [1, 1],
      [2, 0],
      [2 ** 33 + 1, 0],
    ].map(([s, q]) => draws(new FastRng(s!, q), 10));
    expect(same).toEqual(one);
    for (const other of [sequence, seed, high]) expect(other).not.toEqual(one);
  });

  it('starts again when seeded again', () => {
    const rng = new FastRng(5, 3);
    const first = draws(rng, 10);
    rng.reseed(5, 3);
    expect(draws(rng, 10)).toEqual(first);
  });

  it('is even enough: chi-squared of 60 000 throws of a die stays below the 0.1 % bound', () => {
    const rng = new FastRng(2024);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[rng.below(6)]!++;
    expect(counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  });
});

describe('shuffling', () => {
  it('moves only the cells of its range and loses none', () => {
    const cells = Int16Array.from({ length: 20 }, (_, i) => i);
    shuffle(cells, 5, 15, new FastRng(1), DEAL);
    expect([...cells.slice(0, 5), ...cells.slice(15)]).toEqual([0, 1, 2, 3, 4, 15, 16, 17, 18, 19]);
    expect([...cells].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect([...cells]).not.toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('gives every order of three equally often', () => {
    const rng = new FastRng(3);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const cells = Int16Array.of(0, 1, 2);
      shuffle(cells, 0, 3, rng, DEAL);
      counts.set(cells.join(''), (counts.get(cells.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});

describe('commitment and seed', () => {
  const secret = bytes(32);
  const nonces = [bytes(16, 3), bytes(16, 5)];

  it('binds the seed to the secret, to what is played, and to every nonce in its place', () => {
    const seeds = [
      seedFrom(secret, 'a', nonces),
      seedFrom(bytes(32, 9), 'a', nonces),
      seedFrom(secret, 'b', nonces),
      seedFrom(secret, 'a', nonces.toReversed()),
      seedFrom(secret, 'a', nonces.slice(1)),
      seedFrom(secret, 'a', [Uint8Array.from([...nonces[0]!, ...nonces[1]!])]),
      commit(secret),
    ].map(toHex);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(toHex(seedFrom(secret, 'a', nonces))).toBe(seeds[0]);
  });

  it('never changes, so that old commitments stay good', () => {
    expect(toHex(commit(secret))).toMatchInlineSnapshot(
      `"c0e96fcd0ebc9a515eed68bc160e2f191b48b6cb17b51206717e840025b74a81"`,
    );
    expect(toHex(seedFrom(secret, 'a', nonces))).toMatchInlineSnapshot(
      `"efefa8ebb87c65fc26f66d6317270fc7735210b88fa72222f0fc8e8e9decd9bc"`,
    );
  });
});
