import { sql, type Row, type Statement, type Value } from './database.ts';

/** How a field of a row is kept in its column. */
interface Kept<T> {
  /** What stands behind the name of the field in the name of the column. */
  readonly ending?: string;
  readonly write: (value: T) => Value;
  readonly read: (value: unknown) => T;
}

export const TEXT: Kept<string> = { write: (text) => text, read: String };
export const NUMBER: Kept<number> = { write: (number) => number, read: Number };
/** A number, where there is one. */
export const MAYBE: Kept<number | undefined> = {
  write: (number) => number,
  read: (value) => (value === null || value === undefined ? undefined : Number(value)),
};
/** The id of a row of another table. */
export const ID: Kept<string> = { ...TEXT, ending: '_id' };
/** Plain data, as text. */
export const json = <T>(): Kept<T> => ({
  write: (value) => JSON.stringify(value),
  read: (value) => JSON.parse(String(value)) as T,
});

/** What ends the insertion of a row that may be there already. */
export const ONCE = 'ON CONFLICT DO NOTHING';

/** How a kind of row is put into its table, and read back. */
interface Rows<R> {
  readonly insert: (row: R) => Statement;
  readonly read: (row: Row) => R;
}

/** The rows of a table, field by field: `tokenHash` stands in `token_hash`. `conflict` is what ends the insertion. */
export function rowsOf<R>(table: string, fields: { readonly [F in keyof R]: Kept<R[F]> }, conflict = ''): Rows<R> {
  const columns = (Object.entries(fields) as [keyof R & string, Kept<R[keyof R]>][]).map(
    ([field, kept]) =>
      [field, field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) + (kept.ending ?? ''), kept] as const,
  );
  const names = columns.map(([, column]) => column).join(', ');
  const places = columns.map((_, place) => `$${place + 1}`).join(', ');
  const text = `INSERT INTO ${table} (${names}) VALUES (${places}) ${conflict}`.trimEnd();
  return {
    insert: (row) => sql(text, ...columns.map(([field, , { write }]) => write(row[field]))),
    read: (row) => Object.fromEntries(columns.map(([field, column, { read }]) => [field, read(row[column])])) as R,
  };
}
