import { setTimeout } from 'node:timers/promises';
import { ok, writeRecord, type Result } from '@hideout/kernel';
import type { Account, Note, Order, Problem } from '@hideout/protocol';
import type { House } from '../house.ts';
import type { Bell } from '../notices/bell.ts';
import type { Rooms } from '../room/rooms.ts';
import { showNote } from '../papers/notes.ts';
import { show } from '../papers/orders.ts';
import { NO_NAME } from '../store/traceShelf.ts';
import type { GuestRow, Store } from '../store/store.ts';
import { Aside } from '../table/aside.ts';
import { recordOf } from '../table/record.ts';
import { mayLookAround, showEntries, showLine } from '../table/show.ts';
import { deny } from '../table/situation.ts';
import type { Table } from '../table/table.ts';
import { newPartId } from '../tokens.ts';

/** Whoever leaves very many tables does it at the pace of anybody else. */
const PAUSE_MS = 50;

/** What giving out and deleting works with. */
interface BelongingsParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly house: House;
  readonly bell: Bell;
  readonly look: () => Promise<void>;
}

/** What the house keeps about somebody: it is given out to them whole, or deleted. */
export class Belongings {
  readonly #parts: BelongingsParts;

  constructor(parts: BelongingsParts) {
    this.#parts = parts;
  }

  /** Everything as one JSON text, in pieces: the account, and every game as this guest may see it. */
  async *write(guest: GuestRow, account: Account): AsyncIterable<string> {
    const { bell, store } = this.#parts;
    const { channels, manners } = await bell.calling(guest);
    const { id, createdAt } = guest;
    const about = { ...account, id, createdAt, manners, channels };
    yield `${JSON.stringify({ account: about }).slice(0, -1)},"games":[`;
    let comma = '';
    for (const table of await store.traces.allTablesOf(id)) {
      const [order, notes] = await Promise.all([store.papers.order(table, id), store.papers.notes(table, id)]);
      const game = await this.#readTable(table, (now) =>
        gameOf(now, id, { ...(order && { order: show(now, order) }), notes: notes.map(showNote) }),
      );
      if (game === undefined) continue;
      yield `${comma}\n${game}`;
      comma = ',';
    }
    const ratings = await store.ratings.ofGuest(id);
    const changes = await store.ratings.history(id);
    yield `],"ratings":${JSON.stringify(ratings)},"ratingChanges":${JSON.stringify(changes)}}\n`;
  }

  /**
   * Deletes everything about somebody who says their name once more. Games of others stay: a bot plays on, and nothing
   * is left of the name nor of what was said. If it is cut short, it can be asked for again.
   */
  async erase(guest: GuestRow, name: string): Promise<Result<true, Problem>> {
    if (name !== guest.name) return deny('forbidden', 'That is not the name: nothing was deleted.');
    const { look, store } = this.#parts;
    for (const table of await store.traces.allTablesOf(guest.id)) {
      await this.#leave(guest, table);
      await store.traces.repaint(table, guest.id, { name: NO_NAME, keepsWords: false });
    }
    await store.traces.erase(guest.id);
    await look();
    return ok(true);
  }

  /** Gives up the seat, or the table if it has not begun and is the guest's own. */
  async #leave(guest: GuestRow, table: string): Promise<void> {
    const type = await this.#readTable(table, (now) => wayOut(now, guest.id));
    if (!type) return;
    const key = newPartId();
    for (;;) {
      const left = await this.#parts.house.command(guest, table, key, { type });
      if (left.ok || left.problem.code !== 'too-many') return;
      await setTimeout(PAUSE_MS);
    }
  }

  /** Nothing where there is no such table, or it cannot be served. */
  async #readTable<T>(table: string, look: (table: Table) => T): Promise<T | undefined> {
    try {
      return await (await this.#parts.rooms.get(table))?.read(look);
    } catch (error) {
      if (error instanceof Aside) return undefined;
      throw error;
    }
  }
}

function wayOut(table: Table, guest: string): 'leave' | 'close' | undefined {
  const seat = table.seatOf(guest);
  if (table.phase === 'open' && table.founding.host === guest) return 'close';
  if (table.phase === 'open') return seat === undefined ? undefined : 'leave';
  return table.phase === 'playing' && seat !== undefined && table.player(seat) === 'person' ? 'leave' : undefined;
}

/** A game as this guest may see it: its record when it is over and they may, and always what they could see and noted of it. */
function gameOf(
  table: Table,
  guest: string,
  papers: { readonly order?: Order; readonly notes: readonly Note[] },
): string {
  const record = mayLookAround(table, guest) ? recordOf(table) : undefined;
  const { changedAt: _, ...line } = showLine(table, guest, 0);
  const entries = showEntries(table, { guest }, 0);
  const game = { ...line, openedAt: table.founding.createdAt, entries, ...papers };
  // Whole and as text, so that it can be verified.
  return JSON.stringify(record ? { ...game, record: writeRecord(record) } : game);
}
