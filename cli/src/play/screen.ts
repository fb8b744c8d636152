import { hang, pad, PLAIN, widthOf, type Seat, type Viewer } from '@hideout/kernel';
import type { Terminal } from '../terminal.ts';
import type { Session } from './session.ts';

/** Empties the screen, and with `everything` also what could be scrolled back to. */
export function clear(terminal: Terminal, what: 'screen' | 'everything'): void {
  if (!terminal.isLive) terminal.print('');
  else terminal.write(what === 'everything' ? '\u001B[2J\u001B[3J\u001B[H' : '\u001B[2J\u001B[H');
}

/** The table as the viewer sees it. */
export function boardLines({ paint }: Terminal, session: Session, viewer: Viewer): string[] {
  const to = { viewer, names: session.names };
  return [session.words.board(session.match.view(viewer), to, paint)];
}

/** More lines than this, and a board is shown once a turn. */
const TALL = 40;

/** Whether the seat goes on with its turn over a board so tall that it is not shown again before every decision. */
export function isGoingOn({ match, words, names }: Session, seat: Seat): boolean {
  if (match.moves.at(-1)?.seat !== seat) return false;
  return words.board(match.view(seat), { viewer: seat, names }, PLAIN).split('\n').length > TALL;
}

/** Sentences under a heading; nothing when there are none. */
export function told(terminal: Terminal, heading: string, sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  const lines = sentences.flatMap((sentence) => hang('  · ', sentence, terminal.width));
  return [terminal.paint('quiet', heading), ...lines, ''];
}

const COLUMN_GAP = 3;

/** Labels with their numbers, in as many columns as fit when the list is long. */
export function numbered({ paint, width }: Terminal, labels: readonly string[]): string[] {
  const digits = String(labels.length).length;
  const cells = labels.map((label, i) => `${paint('cyan', String(i + 1).padStart(digits + 1))}  ${label}`);
  const widest = Math.max(...cells.map(widthOf)) + COLUMN_GAP;
  const columns = labels.length < 10 ? 1 : Math.max(1, Math.floor((width + COLUMN_GAP) / widest));
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => pad(cells[column * rows + row] ?? '', widest))
      .join('')
      .trimEnd(),
  );
}
