/** A piece of a rulebook: our rulebooks use no more of Markdown than this. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'item'; readonly clause: string | undefined; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const CLAUSE = /^\*\*([A-Z]{2}-\d+\.\d+)\*\*\s+(.*)$/;
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The blocks of a rulebook in order. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (heading) blocks.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]! });
    else if (line.startsWith('|')) {
      const end = lines.findIndex((each, index) => index > at && !each.startsWith('|'));
      const [head, , ...rows] = lines.slice(at, end < 0 ? undefined : end).map(cellsOf);
      blocks.push({ kind: 'table', head: head!, rows });
      at = (end < 0 ? lines.length : end) - 1;
    } else if (/^\s*(-|\d+\.)\s/.test(line)) blocks.push(itemOf(line.replace(/^\s*(-|\d+\.)\s+/, '')));
    else if (line.trim() !== '') addText(blocks, line.trim(), lines[at - 1]?.trim() === '');
  }
  return blocks;
}

function itemOf(text: string): Block {
  const clause = CLAUSE.exec(text);
  return { kind: 'item', clause: clause?.[1], text: clause?.[2] ?? text };
}

/** A line of text begins a paragraph after an empty line, and otherwise goes on with what stands before it. */
function addText(blocks: Block[], text: string, isNew: boolean): void {
  const last = blocks.at(-1);
  if (!isNew && last && (last.kind === 'text' || last.kind === 'item')) {
    blocks[blocks.length - 1] = { ...last, text: `${last.text} ${text}` };
  } else blocks.push({ kind: 'text', text });
}

/** What a heading is linked by. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
