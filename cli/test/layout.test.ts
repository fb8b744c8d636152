import { PLAIN, readRulebook, type Paint } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { grid, hang, pad, widthOf, wrap } from '../src/layout.ts';
import { renderRulebook } from '../src/printedRules.ts';

const BOLD: Paint = (_, text) => `\u001B[1m${text}\u001B[22m`;

describe('text in columns', () => {
  it('counts columns without colours', () => {
    expect(widthOf(BOLD('strong', 'für ♠'))).toBe(5);
    expect(pad(BOLD('strong', 'ab'), 4)).toBe(`${BOLD('strong', 'ab')}  `);
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
});

describe('a rulebook in the terminal', () => {
  const markdown = [
    '# Game',
    '',
    'Some *fine* `words`',
    'go on.',
    '',
    '- **XX-1.1** A clause',
    '  goes on.',
    '- a point',
    '',
    '| A | B |',
    '|---|---|',
    '| 1 | 2 |',
    '',
  ].join('\n');

  it('sets headings, paragraphs, clauses and tables', () => {
    expect(renderRulebook(readRulebook(markdown), 40, PLAIN)).toEqual([
      'GAME',
      '',
      'Some fine words go on.',
      '',
      '  XX-1.1  A clause goes on.',
      '  · a point',
      '',
      '  A  B',
      '  1  2',
    ]);
  });

  it('leaves a figure as it is drawn, and a gap round it', () => {
    const drawn = '## Block\n```\no  a\n\n *\n```\nWords.';
    expect(renderRulebook(readRulebook(drawn), 40, PLAIN)).toEqual(['BLOCK', '  o  a', '', '   *', '', 'Words.']);
  });
});
