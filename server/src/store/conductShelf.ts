import { sql, type Database, type Statement } from './database.ts';
import type { BlockRow, ReportRow, Standing } from './rows.ts';
import { ID, json, NUMBER, ONCE, rowsOf, TEXT } from './rowsOf.ts';

/** What every node looks at afresh: a guest's right to be here, or a table's people. */
export interface Recall {
  readonly id: string;
  readonly kind: 'guest' | 'table';
  readonly subject: string;
}

/** Nodes that have not looked for this long have been restarted. */
const RECALL_MS = 86_400_000;

/** Who wants not to meet whom, who has been reported, and what the host of the house made of it. */
export class ConductShelf {
  readonly #db: Pick<Database, 'all' | 'commit'>;

  constructor(db: Pick<Database, 'all' | 'commit'>) {
    this.#db = db;
  }

  async blocks(guest: string): Promise<readonly BlockRow[]> {
    const query = 'SELECT * FROM blocks WHERE guest_id = $1 ORDER BY created_at, id';
    return (await this.#db.all(sql(query, guest))).map(blockOf);
  }

  async isBlocked(guest: string, blocked: string): Promise<boolean> {
    const query = 'SELECT 1 AS one FROM blocks WHERE guest_id = $1 AND blocked_id = $2';
    return (await this.#db.all(sql(query, guest, blocked))).length > 0;
  }

  async addBlock(block: BlockRow): Promise<void> {
    await this.#db.commit([insertBlock(block)]);
  }

  removeBlock(guest: string, id: string): Promise<boolean> {
    return this.#db.commit([sql('DELETE FROM blocks WHERE id = $1 AND guest_id = $2', id, guest)]);
  }

  async addReport(report: ReportRow): Promise<void> {
    await this.#db.commit([insertReport(report)]);
  }

  /** Newest last. */
  async reports(): Promise<readonly ReportRow[]> {
    return (await this.#db.all(sql('SELECT * FROM reports ORDER BY created_at, id'))).map(reportOf);
  }

  /** How many reports of a guest nobody has looked at. */
  async countReports(by: string): Promise<number> {
    const query = `SELECT COUNT(*) AS whole FROM reports WHERE by_id = $1 AND outcome = ''`;
    return Number((await this.#db.all(sql(query, by)))[0]!['whole']);
  }

  /** Notes what came of a report; false if there is no such report. */
  settle(id: string, outcome: string): Promise<boolean> {
    return this.#db.commit([sql('UPDATE reports SET outcome = $1 WHERE id = $2', outcome, id)]);
  }

  /** Changes what the house thinks of a guest; false if there is no such guest. */
  setStanding(guest: string, standing: Standing | ''): Promise<boolean> {
    return this.#db.commit([
      sql('UPDATE guests SET standing = $1 WHERE id = $2', standing, guest),
      ...recall('guest', [guest]),
    ]);
  }

  async recallGuest(guest: string): Promise<void> {
    await this.#db.commit(recall('guest', [guest]));
  }

  /** Everything that was to be looked at afresh in the last day. */
  async recalls(): Promise<readonly Recall[]> {
    return (await this.#db.all(sql('SELECT id, kind, subject FROM recalls'))).map((row) => ({
      id: String(row['id']),
      kind: row['kind'] as Recall['kind'],
      subject: String(row['subject']),
    }));
  }
}

/** Has every node look at these afresh. */
export function recall(kind: Recall['kind'], subjects: readonly string[]): Statement[] {
  const at = Date.now();
  return [
    ...subjects.map((subject) =>
      sql(
        'INSERT INTO recalls (id, kind, subject, at) VALUES ($1, $2, $3, $4)',
        crypto.randomUUID(),
        kind,
        subject,
        at,
      ),
    ),
    sql('DELETE FROM recalls WHERE at < $1', at - RECALL_MS),
  ];
}

const BLOCK = { id: TEXT, guest: ID, blocked: ID, name: TEXT, createdAt: NUMBER };
export const { insert: insertBlock, read: blockOf } = rowsOf<BlockRow>('blocks', BLOCK, ONCE);

export const { insert: insertReport, read: reportOf } = rowsOf<ReportRow>('reports', {
  id: TEXT,
  table: ID,
  by: ID,
  about: ID,
  name: TEXT,
  reason: TEXT,
  lines: json(),
  outcome: TEXT,
  createdAt: NUMBER,
});
