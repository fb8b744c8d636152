import type { Paint, Tone } from '@hideout/kernel';

/** A short text in a column. */
export interface Cell {
  readonly text: string;
  readonly tone: Tone;
}

/** A band of the frame: a list of cells for each column; they sink to the lower edge or hang from the upper one. */
export interface Band {
  readonly columns: readonly (readonly Cell[])[];
  readonly sink: boolean;
}

/** Four columns of this width and their borders stay within 80 columns. */
const WIDTH = 18;

/** Bands one below the other in a frame of lines. */
export function frame(bands: readonly Band[], paint: Paint): string[] {
  const count = bands[0]!.columns.length;
  const rule = (left: string, cross: string, right: string): string =>
    left + Array<string>(count).fill('─'.repeat(WIDTH)).join(cross) + right;
  const drawn = bands.map((band) => bandLines(band, paint));
  return [
    rule('┌', '┬', '┐'),
    ...drawn.flatMap((lines, i) => (i === 0 ? lines : [rule('├', '┼', '┤'), ...lines])),
    rule('└', '┴', '┘'),
  ];
}

function bandLines({ columns, sink }: Band, paint: Paint): string[] {
  const height = Math.max(...columns.map((cells) => cells.length));
  const padded = columns.map((cells) => {
    const gap = Array<undefined>(height - cells.length).fill(undefined);
    return sink ? [...gap, ...cells] : [...cells, ...gap];
  });
  return Array.from({ length: height }, (_, row) => `│${padded.map((cells) => fit(cells[row], paint)).join('│')}│`);
}

/** The cell's text, cut or filled to the width of a column. */
function fit(cell: Cell | undefined, paint: Paint): string {
  if (!cell) return ' '.repeat(WIDTH);
  const text = Array.from(cell.text).slice(0, WIDTH).join('');
  return paint(cell.tone, text) + ' '.repeat(WIDTH - Array.from(text).length);
}
