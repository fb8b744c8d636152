import { expect, it } from 'vitest';
import { markTone, stretchesOf } from '../src/table/tones.ts';

it('finds the stretches of a board that has tones', () => {
  const board = `Pile: ${markTone('red', '7')}\n${markTone('strong', `You ${markTone('quiet', '(2)')}!`)}`;
  expect(stretchesOf(board)).toEqual([
    { text: 'Pile: ', tones: [] },
    { text: '7', tones: ['red'] },
    { text: '\n', tones: [] },
    { text: 'You ', tones: ['strong'] },
    { text: '(2)', tones: ['strong', 'quiet'] },
    { text: '!', tones: ['strong'] },
  ]);
});

it('leaves a text without tones whole', () => {
  expect(stretchesOf('a\nb')).toEqual([{ text: 'a\nb', tones: [] }]);
});
