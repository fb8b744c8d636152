import type { Viewer } from '@hideout/kernel';
import { viewerOf, writeEntries, type Onlooker, type Past } from '../table/show.ts';
import type { Table } from '../table/table.ts';
import { nextTurn } from '../turns.ts';

/** How many entries are written down at once. */
const PART = 200;

/** Writes down the past of a table in parts, once for all who ask for the same at the same time. */
export class Pasts {
  readonly #underWay = new Map<string, Promise<Past>>();

  async write(table: Table, onlooker: Onlooker, from: number): Promise<Past> {
    const viewer = viewerOf(table, onlooker);
    const { guest, deaf } = onlooker;
    const key = `${viewer} ${from} ${deaf ? guest : ''}`;
    const writing =
      this.#underWay.get(key) ?? writePast(table, viewer, deaf, from).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, writing);
    const past = await writing;
    // All who waited for it would otherwise send it at the same moment.
    if (past.to - past.from > PART) await nextTurn();
    return past;
  }
}

async function writePast(table: Table, viewer: Viewer, deaf: Onlooker['deaf'], wished: number): Promise<Past> {
  const to = table.number;
  const from = Math.min(wished, to);
  const parts: Buffer[] = [];
  for (let at = from; at < to; at += PART) {
    if (to - from > PART) await nextTurn();
    parts.push(writeEntries(table, viewer, deaf, at, Math.min(at + PART, to)));
  }
  return { viewer, from, to, bytes: Buffer.concat(parts) };
}
