import { readFileSync } from 'node:fs';
import { parseRules } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { blocksOf } from '../src/pages/rules/blocks.ts';
import { CATALOGUE } from '@hideout/catalogue';

it('headings, clauses over several lines, tables and paragraphs', () => {
  const text =
    '# Game\n\nFirst\nparagraph.\n\n## 1 Set-up\n- **XX-1.1** One\n  clause.\n- plain\n\n| A | B |\n|---|---|\n| 1 | 2 |\n';
  expect(blocksOf(text)).toEqual([
    { kind: 'heading', level: 1, text: 'Game' },
    { kind: 'text', text: 'First paragraph.' },
    { kind: 'heading', level: 2, text: '1 Set-up' },
    { kind: 'item', clause: 'XX-1.1', text: 'One clause.' },
    { kind: 'item', clause: undefined, text: 'plain' },
    { kind: 'table', head: ['A', 'B'], rows: [['1', '2']] },
  ]);
});

it('every clause of every rulebook has its place on the page', () => {
  for (const { id } of CATALOGUE) {
    const markdown = readFileSync(new URL(`../../games/${id}/RULES.md`, import.meta.url), 'utf8');
    const shown = blocksOf(markdown).flatMap((block) => (block.kind === 'item' && block.clause ? [block.clause] : []));
    expect(shown).toEqual(parseRules(markdown).map((clause) => clause.id));
  }
});
