import { expect, it } from 'vitest';
import { duration } from '../src/progress.ts';

it('says how long something takes, and nothing where that is not known yet', () => {
  expect([42, 200, 7500].map(duration)).toEqual(['42 s', '3 min 20 s', '2 h 5 min']);
  expect([100 / 0, 0 / 0].map(duration)).toEqual(['…', '…']);
});
