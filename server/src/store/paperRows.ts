import type { Note, OrderLine, WhyDisarmed } from '@hideout/protocol';
import { ID, json, NUMBER, rowsOf, TEXT, word } from './rowsOf.ts';

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

/** An order is laid down in place of the one that stood there. */
export const ORDERS = rowsOf<OrderRow>(
  'orders',
  ['table_id', 'guest_id'],
  { table: ID, guest: ID, turn: NUMBER, lines: json(), ending: word(), dueTurn: NUMBER, dueAt: NUMBER },
  'replace',
);

/** A note is written in place of the one on the same thing. */
export const NOTES = rowsOf<NoteRow>(
  'notes',
  ['table_id', 'guest_id', 'thing'],
  { table: ID, guest: ID, thing: TEXT, about: TEXT, move: NUMBER, text: TEXT },
  'replace',
);
