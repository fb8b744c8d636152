import { describe, expect, it } from 'vitest';
import { clip, fit, frame, grid, hang, pad, widthOf, wrap } from '../src/index.ts';

const bold = (text: string): string => `\u001B[1m${text}\u001B[22m`;

describe('text in columns', () => {
  it('counts columns without colours', () => {
    expect(widthOf(bold('für ♠'))).toBe(5);
    expect(pad(bold('ab'), 4)).toBe(`${bold('ab')}  `);
  });

  it('wraps between words and leaves what fits alone', () => {
    expect(wrap('  one two', 20)).toEqual(['  one two']);
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('a-word-too-long for it', 6)).toEqual(['a-word-too-long', 'for it']);
    expect(wrap('', 6)).toEqual(['']);
  });

  it('hangs lines behind a lead', () => {
    expect(hang('- ', 'one two three four five six seven', 22)).toEqual(['- one two three four', '  five six seven']);
  });

  it('aligns cells and wraps the widest where there is no room', () => {
    expect(
      grid(
        [
          ['a', 'bb'],
          ['ccc', 'd'],
        ],
        20,
      ),
    ).toEqual(['a    bb', 'ccc  d']);
    expect(grid([['id', 'some words that are many']], 16)).toEqual(['id  some words', '    that are', '    many']);
  });

  it('counts two columns for what a terminal sets wide, and none for what it sets on top', () => {
    expect(['李雷', '🦝', 'ｗ', 'e\u0301', '♠★⚒'].map(widthOf)).toEqual([4, 2, 2, 1, 3]);
    expect(pad('李', 4)).toBe('李  ');
  });

  it('cuts what is too long and marks the cut', () => {
    expect([clip('Ada', 3), clip('Adam', 3), fit('Ada', 5), fit('Adam', 3)]).toEqual(['Ada', 'Ad…', 'Ada  ', 'Ad…']);
    expect(clip('李雷雷', 4)).toBe('李…');
  });

  it('breaks a list behind its commas only', () => {
    expect(hang('Hand: ', ['Wild Card', 'Tool Theft', 'Spy'], 27)).toEqual([
      'Hand: Wild Card,',
      '      Tool Theft, Spy',
    ]);
    expect(hang('Hand: ', [], 27)).toEqual(['Hand: ']);
  });

  it('sets bands of columns in a frame, without empty rows', () => {
    expect(
      frame(
        [
          [['a ', '  '], ['b ']],
          [['  ', 'c '], []],
        ],
        2,
      ),
    ).toEqual(['┌──┬──┐', '│a │b │', '├──┼──┤', '│c │  │', '└──┴──┘']);
  });
});
