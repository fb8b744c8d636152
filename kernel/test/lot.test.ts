import { expect, it } from 'vitest';
import { drawLots, SEED_BYTES } from '../src/index.ts';

const seed = (byte: number): Uint8Array => new Uint8Array(SEED_BYTES).fill(byte);

it('gives every seat to somebody, in every order, and the same to the same seed', () => {
  const orders = new Set<string>();
  for (let byte = 0; byte < 200; byte++) {
    const seating = drawLots(3, seed(byte));
    expect(seating.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(drawLots(3, seed(byte))).toEqual(seating);
    orders.add(seating.join(''));
  }
  expect(orders.size).toBe(6);
});
