import { PLAIN } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../src/markdown.ts';

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
    expect(renderMarkdown(markdown, 40, PLAIN)).toEqual([
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

  it('keeps an asterisk that marks nothing', () => {
    expect(renderMarkdown('2 * 3 * 4', 40, PLAIN)).toEqual(['2 * 3 * 4']);
  });
});
