import type { Note, OrderLine, WhyDisarmed } from '@hideout/protocol';
import { sql, type Row, type Statement, type Value } from './database.ts';

/** An order of a guest at a table, given on the position of `turn`. */
export interface OrderRow {
  readonly table: string;
  readonly guest: string;
  readonly turn: number;
  readonly lines: readonly OrderLine[];
  /** How it came to its end, once it has. */
  readonly ending: WhyDisarmed | 'done' | undefined;
  /** The turn at which it is carried out, and when; looked at once more at that time if it is another turn by then. */
  readonly dueTurn: number;
  readonly dueAt: number;
}

/** A private note of a guest at a table. */
export interface NoteRow extends Note {
  readonly table: string;
  readonly guest: string;
}

export const orderOf = (row: Row): OrderRow => ({
  table: String(row['table_id']),
  guest: String(row['guest_id']),
  turn: Number(row['turn']),
  lines: JSON.parse(String(row['lines'])) as OrderLine[],
  ending: row['ending'] === '' ? undefined : (row['ending'] as OrderRow['ending']),
  dueTurn: Number(row['due_turn']),
  dueAt: Number(row['due_at']),
});

export const noteOf = (row: Row): NoteRow => ({
  table: String(row['table_id']),
  guest: String(row['guest_id']),
  thing: String(row['thing']),
  about: String(row['about']),
  move: Number(row['move']),
  text: String(row['text']),
});

/** Lays an order down in place of the one that stood there. */
export const insertOrder = ({ table, guest, turn, lines, ending = '', dueTurn, dueAt }: OrderRowToKeep): Statement =>
  sql(
    `INSERT INTO orders (table_id, guest_id, turn, lines, ending, due_turn, due_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (table_id, guest_id) DO UPDATE SET turn = excluded.turn, lines = excluded.lines,
       ending = excluded.ending, due_turn = excluded.due_turn, due_at = excluded.due_at`,
    ...([table, guest, turn, JSON.stringify(lines), ending, dueTurn, dueAt] satisfies Value[]),
  );
type OrderRowToKeep = Omit<OrderRow, 'ending'> & { readonly ending?: OrderRow['ending'] | '' };

/** Writes a note in place of the one on the same thing. */
export const insertNote = ({ table, guest, thing, about, move, text }: NoteRow): Statement =>
  sql(
    `INSERT INTO notes (table_id, guest_id, thing, about, move, text) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (table_id, guest_id, thing) DO UPDATE SET about = excluded.about, move = excluded.move,
       text = excluded.text`,
    ...([table, guest, thing, about, move, text] satisfies Value[]),
  );
