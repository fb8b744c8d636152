import { LANGUAGES, type Language } from './language.ts';
import { PROVENANCES, type Provenance } from './provenance.ts';
import { runsOf, textOf, type Run } from './run.ts';

/** Where a clause, or a part of it, comes from: the sentence that it follows or reads, or why it was made so. */
export interface Note {
  readonly by: Provenance;
  readonly runs: readonly Run[];
}

/** One clause of a rulebook. */
export interface Clause {
  readonly kind: 'clause';
  readonly id: string;
  /** The heading that it stands under. */
  readonly section: string;
  readonly runs: readonly Run[];
  /** In the order in which they are written below it, as `- R “a sentence”`. */
  readonly notes: readonly Note[];
}

/** A piece of a rulebook: rulebooks use no more of Markdown than this. */
export type Block =
  | Clause
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly Run[] }
  | { readonly kind: 'text' | 'item'; readonly runs: readonly Run[] }
  | { readonly kind: 'figure'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] };

type Row = readonly (readonly Run[])[];

/** A rulebook in the order in which it is written, and its clauses in the same order. */
export interface Rulebook {
  readonly blocks: readonly Block[];
  readonly clauses: readonly Clause[];
}

/** What the rulebook of a game is called in its folder. */
export const rulebookFile = (language: Language): string =>
  language === LANGUAGES[0] ? 'RULES.md' : `RULES.${language}.md`;

const FENCE = '```';
const NOTE = new RegExp(`^\\s+- ([${PROVENANCES.join('')}]) (.*)$`);

/** Reads a RULES.md, in whatever language it is written. */
export function readRulebook(markdown: string): Rulebook {
  const blocks: Block[] = [];
  let section = '';
  for (const lines of chunksOf(markdown)) {
    const block = blockOf(lines, section);
    if (block.kind === 'heading' && block.level > 1) section = textOf(block.runs);
    blocks.push(block);
  }
  return { blocks, clauses: blocks.filter((block) => block.kind === 'clause') };
}

const MARK = new RegExp(`(^|\\()[${PROVENANCES.join('')}](?![\\p{L}\\d])`, 'u');

/** The tables that mark where single cards and figures come from, each with the heading that it stands under. */
export const markedTables = ({ blocks }: Rulebook): readonly Block[] =>
  blocks.flatMap((block, index) => {
    if (block.kind !== 'table' || !block.rows.flat().some((cell) => MARK.test(textOf(cell)))) return [];
    const heading = blocks.slice(0, index).findLast(({ kind }) => kind === 'heading');
    return heading ? [heading, block] : [block];
  });

/** Lines that belong together, without the empty ones between them. */
function chunksOf(markdown: string): string[][] {
  const chunks: string[][] = [[]];
  for (const line of markdown.split('\n')) {
    const last = chunks.at(-1)!;
    if (goesOn(last, line)) last.push(line);
    else chunks.push(line.trim() === '' ? [] : [line]);
  }
  return chunks.filter((chunk) => chunk.length > 0);
}

/** Whether a line goes on with what stands before it. */
function goesOn(before: readonly string[], line: string): boolean {
  const first = before[0] ?? '#';
  if (first.startsWith(FENCE)) return before.length === 1 || before.at(-1) !== FENCE;
  if (first.startsWith('#')) return false;
  if (first.startsWith('|')) return line.startsWith('|');
  return !/^(#|\||- |```|\s*$)/.test(line);
}

function blockOf(lines: readonly string[], section: string): Block {
  const first = lines[0]!;
  const noted = lines.findIndex((line) => NOTE.test(line));
  const text = joined(noted < 0 ? lines : lines.slice(0, noted));
  if (first.startsWith(FENCE)) return { kind: 'figure', lines: lines.slice(1, -1) };
  if (first.startsWith('|')) return tableOf(lines);
  const [, marks, heading] = /^(#+)\s+(.*)$/.exec(text) ?? [];
  if (marks && heading) return { kind: 'heading', level: marks.length, runs: runsOf(heading) };
  const [, id, words] = /^- \*\*([A-Z]{2}-\d+\.\d+)\*\*\s+(.*)$/.exec(text) ?? [];
  if (id && words) {
    return {
      kind: 'clause',
      id,
      section,
      runs: runsOf(words),
      notes: notesOf(lines.slice(noted < 0 ? lines.length : noted)),
    };
  }
  return text.startsWith('- ') ? { kind: 'item', runs: runsOf(text.slice(2)) } : { kind: 'text', runs: runsOf(text) };
}

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

/** The notes below a clause; a line that begins none goes on with the one before. */
function notesOf(lines: readonly string[]): readonly Note[] {
  const starts = lines.flatMap((line, at) => (NOTE.test(line) ? [at] : []));
  return starts.map((at, index) => {
    const [, by, words] = NOTE.exec(lines[at]!)!;
    return { by: by as Provenance, runs: runsOf(joined([words!, ...lines.slice(at + 1, starts[index + 1])])) };
  });
}

/** The second line of a table only rules it off. */
function tableOf(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => runsOf(cell.trim())),
  );
  return { kind: 'table', head, rows };
}
