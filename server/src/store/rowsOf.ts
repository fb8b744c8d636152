import type { Row, Statement, Value } from './database.ts';

/** How a field of a row is kept in its column. */
interface Kept<T> {
  /** What stands behind the name of the field in the name of the column. */
  readonly ending?: string;
  /** The name of the column, where it does not follow from that of the field. */
  readonly column?: string;
  /** How it is written; a field without that comes from another table, and only where a query asks for it. */
  readonly write?: (value: T) => Value;
  readonly read: (value: unknown) => T;
}

const isThere = (value: unknown): boolean => value !== null && value !== undefined;

export const TEXT: Kept<string> = { write: (text) => text, read: String };
export const NUMBER: Kept<number> = { write: (number) => number, read: Number };
/** A number, where there is one. */
export const MAYBE: Kept<number | undefined> = {
  write: (number) => number,
  read: (value) => (isThere(value) ? Number(value) : undefined),
};
/** The id of a row of another table. */
export const ID: Kept<string> = { ...TEXT, ending: '_id' };
/** The id of a row of another table, where there is one. */
export const MAYBE_ID: Kept<string | undefined> = {
  ending: '_id',
  write: (id) => id,
  read: (value) => (isThere(value) ? String(value) : undefined),
};
/** One of several words, or none, which is kept as an empty text. */
export const word = <T extends string>(): Kept<T | undefined> => ({
  write: (text = '' as T) => text,
  read: (value) => (value === '' ? undefined : (value as T)),
});
/** Plain data, as text. */
export const json = <T>(): Kept<T> => ({
  write: (value) => JSON.stringify(value),
  read: (value) => JSON.parse(String(value)) as T,
});
/** Text, and whether something is so, from another table. */
export const JOINED_TEXT: Kept<string | undefined> = { read: MAYBE_ID.read };
export const JOINED_FLAG: Kept<boolean | undefined> = {
  read: (value) => (isThere(value) ? Boolean(value) : undefined),
};

/** What becomes of a row that is there already: it stays, the new one takes its place, or these columns are overwritten. */
type Again = 'keep' | 'replace' | readonly string[];

/** A kind of row: its table, by which columns a row is known, how it is put there, and how it is read back. */
export interface Rows<R> {
  readonly table: string;
  readonly key: readonly string[];
  readonly insert: (row: R, ending?: string) => Statement;
  readonly read: (row: Row) => R;
}

/**
 * The rows of a table, field by field: `tokenHash` stands in `token_hash`. A row that is there already is an error, unless
 * `again` says otherwise.
 */
export function rowsOf<R>(
  table: string,
  key: readonly string[],
  fields: { readonly [F in keyof R]-?: Kept<R[F]> },
  again?: Again,
): Rows<R> {
  const columns = (Object.entries(fields) as [keyof R & string, Kept<R[keyof R]>][]).map(([field, kept]) => ({
    ...kept,
    field,
    column: kept.column ?? field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) + (kept.ending ?? ''),
  }));
  const written = columns.filter(({ write }) => write);
  const names = written.map(({ column }) => column);
  const places = names.map(() => '?').join(', ');
  const start = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`;
  const rest = names.filter((name) => !key.includes(name));
  const text = again ? `${start} ${upsert(key, again === 'replace' ? rest : again)}` : start;
  return {
    table,
    key,
    insert: (row, ending) => ({
      sql: ending === undefined ? text : `${start} ${ending}`,
      values: written.map(({ field, write }) => write!(row[field])),
    }),
    read: (row) => Object.fromEntries(columns.map(({ field, column, read }) => [field, read(row[column])])) as R,
  };
}

/** What ends the insertion of a row that may be there already. */
export const upsert = (key: readonly string[], again: 'keep' | readonly string[]): string =>
  again === 'keep'
    ? 'ON CONFLICT DO NOTHING'
    : `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${again.map((name) => `${name} = excluded.${name}`).join(', ')}`;
