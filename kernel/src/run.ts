/**
 * A piece of a line of a rulebook: plain or emphasised words, code, the id of a clause, or a mark of provenance such
 * as “(R)”. The texts of a line's runs, joined, are the line.
 */
export interface Run {
  readonly kind: 'text' | 'strong' | 'light' | 'code' | 'clause' | 'mark';
  readonly text: string;
}

/** In this order a piece is recognised; a single asterisk between words is just that. */
const PIECE =
  /\*\*(?<strong>.+?)\*\*|(?<![\p{L}\d*])\*(?<light>\S(?:[^*]*\S)?)\*(?![\p{L}\d*])|`(?<code>[^`]+)`|\b(?<clause>[A-Z]{2}-\d+\.\d+)\b|(?<mark>\([RPID]\))/gu;

/** The runs of a line. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  const addText = (to: number): void => {
    if (to > end) runs.push({ kind: 'text', text: line.slice(end, to) });
  };
  for (const match of line.matchAll(PIECE)) {
    addText(match.index);
    const [kind, text] = Object.entries(match.groups!).find(([, found]) => found !== undefined)!;
    runs.push({ kind: kind as Run['kind'], text });
    end = match.index + match[0].length;
  }
  addText(line.length);
  return runs;
}

/** The words of a line without its emphasis. */
export const textOf = (runs: readonly Run[]): string => runs.map((run) => run.text).join('');
