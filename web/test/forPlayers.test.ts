import { readRulebook, textOf } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { forPlayers } from '../src/pages/rules/forPlayers.ts';

const BOOK = `# Magpie

Thieves race.

The marks: **R** published, **I** our reading, **D** designed.

## 1 Set-up (D)
- **MP-1.1** Deal two cards.
  - D So it is quick.

## 2 Examples that must hold (R)
- **MP-2.1** Two and two are four.

## 3 Must hold
- **MP-3.1** Everybody wins as often.
`;

it('leaves out what is said to those who make the game, and keeps every rule', () => {
  const { blocks, clauses } = forPlayers(readRulebook(BOOK));
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? textOf(block.runs) : []));
  expect(headings).toEqual(['1 Set-up', '2 Examples']);
  expect(clauses.map(({ id }) => id)).toEqual(['MP-1.1', 'MP-2.1']);
  expect(blocks.some((block) => block.kind === 'text' && textOf(block.runs).includes('marks'))).toBe(false);
});
