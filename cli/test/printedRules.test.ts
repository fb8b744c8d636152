import { PLAIN, readRulebook } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { renderRulebook } from '../src/printedRules.ts';

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
