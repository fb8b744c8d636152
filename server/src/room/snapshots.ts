import type { AnyGame } from '@hideout/kernel';
import type { Store } from '../store/store.ts';
import type { Founding } from '../table/entry.ts';
import { resumeTable, snapshotVersion, writeSnapshot } from '../table/snapshot.ts';
import type { Table } from '../table/table.ts';

/** A snapshot is taken after this many entries, and later after this part of all entries, so that all of them cost as much as one. */
const EVERY = 200;
const PART = 1 / 8;

/** The snapshot of one table in the store: a help for loading, and never the truth. */
export class Snapshots {
  readonly #store: Store;
  readonly #game: AnyGame;
  /** Of the table when it was read. */
  #revision = 0;
  /** The number of the last snapshot. */
  #kept = 0;

  constructor(store: Store, game: AnyGame) {
    this.#store = store;
    this.#game = game;
  }

  /** The table as it stood when its snapshot was taken, if there is one that fits. Asked for before the entries are read. */
  async find(founding: Founding): Promise<Table | undefined> {
    const { revision, text } = await this.#store.snapshots.find(founding.id, snapshotVersion(founding));
    this.#revision = revision;
    if (text === undefined) return undefined;
    try {
      const table = resumeTable(founding, this.#game, text);
      this.#kept = table.number;
      return table;
    } catch {
      await this.drop(founding);
      return undefined;
    }
  }

  /** Takes another one if it is time to, beside everything else: nobody waits for it, and it may fail. */
  keep(table: Table): void {
    if (table.number - this.#kept < Math.max(EVERY, table.number * PART)) return;
    this.#kept = table.number;
    const { founding } = table;
    const text = writeSnapshot(table);
    void this.#store.snapshots.keep(founding.id, this.#revision, snapshotVersion(founding), text).catch(() => {});
  }

  /** Forgets one that does not fit. */
  async drop({ id }: Founding): Promise<void> {
    this.#kept = 0;
    await this.#store.snapshots.drop(id);
  }
}
