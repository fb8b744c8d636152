import { expect, it } from 'vitest';
import { copyIds } from '../src/copyIds.ts';

it('names copies by their kind and number', () => {
  expect(copyIds('hand', [3, 1, 3, 3])).toEqual(['hand:3:0', 'hand:1:0', 'hand:3:1', 'hand:3:2']);
});
