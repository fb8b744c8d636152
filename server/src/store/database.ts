/** A value that both databases store in the same way. */
export type Value = string | number | undefined;
export type Row = Readonly<Record<string, unknown>>;

/** One statement, or a piece of one; a `?` stands for each value, in order. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** How long a note may be. */
export const NOTE_BYTES = 2000;

/** What the store needs from a database: reading, and changing several things at once or not at all. */
export interface Database {
  /** Whether other nodes may change it too. */
  readonly isShared: boolean;
  all(statement: Statement): Promise<Row[]>;
  /**
   * Carries out all statements, or none of them if the first one changes no row; answers whether it did. The note
   * goes to every node soon after.
   */
  commit(statements: readonly Statement[], note?: string): Promise<boolean>;
  /** Reads page by page, all as of one moment. */
  snapshot<T>(read: (all: Database['all']) => AsyncIterable<T>): AsyncIterable<T>;
  /** Rejects unless it can be read and written now. */
  check(): Promise<void>;
  /** Sends one short line of text to every node, if it can. */
  notify(note: string): void;
  /** Calls `onNote` with each text, and `onGap` when some may have been missed. */
  listen(onNote: (note: string) => void, onGap: () => void): void;
  /** Called once everything has been answered. */
  close(): Promise<void>;
}

/** The text of each template that holds values alone: the same string every time is looked up much faster. */
const PLAIN = new WeakMap<TemplateStringsArray, string>();

/** What stands in the template is a value, or a piece with values of its own. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Value | Statement)[]): Statement {
  if (parts.every(isValue)) {
    const text = PLAIN.get(texts) ?? texts.join('?');
    PLAIN.set(texts, text);
    return { sql: text, values: parts };
  }
  let text = texts[0]!;
  const values: Value[] = [];
  for (const [index, part] of parts.entries()) {
    const piece = isValue(part) ? { sql: '?', values: [part] } : part;
    text += piece.sql + texts[index + 1]!;
    values.push(...piece.values);
  }
  return { sql: text, values };
}

const isValue = (part: Value | Statement): part is Value => typeof part !== 'object';

/** A piece of a statement without values, such as the name of a column. */
export const raw = (text: string): Statement => ({ sql: text, values: [] });

/** Values with commas between them. */
export const list = (values: readonly Value[]): Statement => ({ sql: values.map(() => '?').join(', '), values });

/** Writes next to nothing; SQLite would not even write a value that stays the same. */
export const pulse = (): Statement => sql`UPDATE pulse SET at = ${Date.now()}`;
