/** A value that both databases store in the same way. */
export type Value = string | number | undefined;
export type Row = Readonly<Record<string, unknown>>;

/** One statement; `$1`, `$2` … appear in order, each once. */
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

/** Writes next to nothing; SQLite would not even write a value that stays the same. */
export const pulse = (): Statement => sql('UPDATE pulse SET at = $1', Date.now());

/** A statement from its text and values. */
export const sql = (text: string, ...values: readonly Value[]): Statement => ({ sql: text, values });
