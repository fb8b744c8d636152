import { sql, type Statement } from './database.ts';
import type { BlockRow, ReportRow, Standing } from './rows.ts';
import { ID, json, NUMBER, rowsOf, TEXT } from './rowsOf.ts';
import { Shelf } from './shelf.ts';

/** What every node looks at afresh: a guest's right to be here, or a table's people. */
export interface Recall {
  readonly id: string;
  readonly kind: 'guest' | 'table';
  readonly subject: string;
}

/** Nodes that have not looked for this long have been restarted. */
const RECALL_MS = 86_400_000;

/** Who wants not to meet whom, who has been reported, and what the host of the house made of it. */
export class ConductShelf extends Shelf {
  blocks(guest: string): Promise<readonly BlockRow[]> {
    return this.many(sql`SELECT * FROM blocks WHERE guest_id = ${guest} ORDER BY created_at, id`, BLOCKS.read);
  }

  isBlocked(guest: string, blocked: string): Promise<boolean> {
    return this.has(sql`SELECT 1 AS one FROM blocks WHERE guest_id = ${guest} AND blocked_id = ${blocked}`);
  }

  async addBlock(block: BlockRow): Promise<void> {
    await this.change(BLOCKS.insert(block));
  }

  removeBlock(guest: string, id: string): Promise<boolean> {
    return this.change(sql`DELETE FROM blocks WHERE id = ${id} AND guest_id = ${guest}`);
  }

  async addReport(report: ReportRow): Promise<void> {
    await this.change(REPORTS.insert(report));
  }

  /** Newest last. */
  reports(): Promise<readonly ReportRow[]> {
    return this.many(sql`SELECT * FROM reports ORDER BY created_at, id`, REPORTS.read);
  }

  /** How many reports of a guest nobody has looked at. */
  countReports(by: string): Promise<number> {
    return this.whole(sql`SELECT COUNT(*) AS whole FROM reports WHERE by_id = ${by} AND outcome = ''`);
  }

  /** Notes what came of a report; false if there is no such report. */
  settle(id: string, outcome: string): Promise<boolean> {
    return this.change(sql`UPDATE reports SET outcome = ${outcome} WHERE id = ${id}`);
  }

  /** Changes what the house thinks of a guest; false if there is no such guest. */
  setStanding(guest: string, standing: Standing | ''): Promise<boolean> {
    return this.change(sql`UPDATE guests SET standing = ${standing} WHERE id = ${guest}`, ...recall('guest', [guest]));
  }

  async recallGuest(guest: string): Promise<void> {
    await this.change(...recall('guest', [guest]));
  }

  /** Everything that was to be looked at afresh in the last day. */
  recalls(): Promise<readonly Recall[]> {
    return this.many(sql`SELECT id, kind, subject FROM recalls`, (row) => ({
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
    ...subjects.map(
      (subject) =>
        sql`INSERT INTO recalls (id, kind, subject, at) VALUES (${crypto.randomUUID()}, ${kind}, ${subject}, ${at})`,
    ),
    sql`DELETE FROM recalls WHERE at < ${at - RECALL_MS}`,
  ];
}

const BLOCK = { id: TEXT, guest: ID, blocked: ID, name: TEXT, createdAt: NUMBER };
export const BLOCKS = rowsOf<BlockRow>('blocks', ['id'], BLOCK, 'keep');

export const REPORTS = rowsOf<ReportRow>('reports', ['id'], {
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
