import { expect, it } from 'vitest';
import { freeBand } from '../src/table/aside.ts';

it('finds the highest part of a surface that nothing reaches into', () => {
  expect(freeBand(600, [])).toEqual({ from: 0, to: 600 });
  const row = { from: 200, to: 260 };
  const hand = { from: 480, to: 700 };
  expect(freeBand(600, [hand, row])).toEqual({ from: 260, to: 480 });
  expect(freeBand(600, [{ from: -50, to: 250 }, hand, row])).toEqual({ from: 260, to: 480 });
  expect(freeBand(600, [{ from: 0, to: 600 }, row])).toEqual({ from: 600, to: 600 });
});
