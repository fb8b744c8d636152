import type { Paint, Tone } from '@hideout/kernel';

/** A piece of text with its tone. */
interface Piece {
  readonly text: string;
  readonly tone?: Tone;
}

/** A line of the board, piece by piece, so that its width is known before it is painted. */
export type Line = readonly Piece[];

/** A line of one piece. */
export const plain = (text: string): Line => [{ text }];
export const toned = (tone: Tone, text: string): Line => [{ text, tone }];

const widthOf = (line: Line): number => line.reduce((sum, { text }) => sum + Array.from(text).length, 0);

/** The line as text, filled up with spaces to `width`; longer lines are cut. */
export function drawLine(line: Line, paint: Paint, width = 0): string {
  let room = width === 0 ? Infinity : width;
  const drawn = line.map(({ text, tone }) => {
    const shown = Array.from(text).slice(0, room).join('');
    room -= Array.from(shown).length;
    return tone === undefined || shown === '' ? shown : paint(tone, shown);
  });
  return drawn.join('') + ' '.repeat(Math.max(0, width - widthOf(line)));
}

/** Sets items one after the other, with commas, on lines of at most `width`; further lines are indented like the first. */
export function wrap(head: Line, items: readonly Line[], width: number): Line[] {
  const indent = widthOf(head);
  const lines: Line[] = [];
  let line: Line = head;
  items.forEach((item, index) => {
    const piece: Line = index < items.length - 1 ? [...item, { text: ',' }] : item;
    const gap = widthOf(line) > indent ? ' ' : '';
    if (gap !== '' && widthOf(line) + 1 + widthOf(piece) > width) {
      lines.push(line);
      line = [{ text: ' '.repeat(indent) }, ...piece];
    } else {
      line = [...line, { text: gap }, ...piece];
    }
  });
  return [...lines, line];
}
