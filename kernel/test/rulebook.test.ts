import { describe, expect, it } from 'vitest';
import { markedTables, readRulebook, runsOf, textOf } from '../src/index.ts';

const RULEBOOK = `# Toy

Words that *go*
on.

## 1 Für den Anfang
- **TY-1.1** Shuffle the deck.
- **TY-1.2** Deal *three* cards
  to each player.
  - R “deal three
    cards”
  - D the *three* was tried.

Words between clauses.
## 2 Turns
- **TY-2.10** Play one.
- A remark without an id, see **TY-1.1**.
| A | B |
|---|---|
| 1 | *2* |

\`\`\`
- no clause

# no heading
\`\`\`
`;

const text = (words: string) => [{ kind: 'text', text: words }];

describe('a rulebook', () => {
  const { blocks, clauses } = readRulebook(RULEBOOK);

  it('has its clauses with their sections, long ones on one line', () => {
    expect(clauses.map(({ id, section, runs }) => [id, section, textOf(runs)])).toEqual([
      ['TY-1.1', '1 Für den Anfang', 'Shuffle the deck.'],
      ['TY-1.2', '1 Für den Anfang', 'Deal three cards to each player.'],
      ['TY-2.10', '2 Turns', 'Play one.'],
    ]);
  });

  it('has the notes below a clause, which are no part of it', () => {
    expect(clauses.map(({ notes }) => notes.map(({ by, runs }) => [by, textOf(runs)]))).toEqual([
      [],
      [
        ['R', '“deal three cards”'],
        ['D', 'the three was tried.'],
      ],
      [],
    ]);
  });

  it('is read as headings, paragraphs, clauses, items, tables and figures, in order', () => {
    expect(blocks.map((block) => block.kind)).toEqual(
      'heading text heading clause clause text heading clause item table figure'.split(' '),
    );
    expect([blocks[0], blocks[5], ...blocks.slice(-2)]).toEqual([
      { kind: 'heading', level: 1, runs: text('Toy') },
      { kind: 'text', runs: text('Words between clauses.') },
      { kind: 'table', head: [text('A'), text('B')], rows: [[text('1'), [{ kind: 'light', text: '2' }]]] },
      { kind: 'figure', lines: ['- no clause', '', '# no heading'] },
    ]);
  });
});

describe('the marks in tables', () => {
  const table = (cell: string) => `| Card | From |\n|---|---|\n| Spy | ${cell} |\n`;
  const kindsIn = (markdown: string) => markedTables(readRulebook(markdown)).map(({ kind }) => kind);

  it('are found with the heading of their table', () => {
    const marked = markedTables(readRulebook(`# Toy\n${table('D')}\n## Cards\nWords.\n\n${table('R, its name D')}`));
    expect(marked.map((block) => (block.kind === 'heading' ? textOf(block.runs) : block.kind))).toEqual([
      'Toy',
      'table',
      'Cards',
      'table',
    ]);
    expect(kindsIn(table('D'))).toEqual(['table']);
  });

  it.each([
    ['R', true],
    ['Spy (R)', true],
    ['Spy (P, the name)', true],
    ['I', true],
    ['Red', false],
    ['Brazil C', false],
    ['(Rome)', false],
    ['R2', false],
  ])('%s', (cell, isMark) => {
    expect(kindsIn(table(cell)).length > 0).toBe(isMark);
  });
});

describe('a line of a rulebook', () => {
  it.each([
    ['so **very** plain', 'so |strong very| plain'],
    ['*Ruling:* nobody', 'light Ruling:| nobody'],
    ['type `A | *B*`', 'type |code A | *B*'],
    ['as in CA-9.3, see CA-6', 'as in |clause CA-9.3|, see CA-6'],
    ['the five (R), not (A)', 'the five |mark (R)|, not (A)'],
    ['2 * 3 * 4 and größ*er*', '2 * 3 * 4 and größ*er*'],
    ['', ''],
  ])('%s', (line, runs) => {
    expect(
      runsOf(line)
        .map(({ kind, text: words }) => (kind === 'text' ? words : `${kind} ${words}`))
        .join('|'),
    ).toBe(runs);
  });
});
