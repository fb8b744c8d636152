import { ok, type AnyGame, type Result } from '@hideout/kernel';
import type { Problem } from '@hideout/protocol';
import type { Append, Store, TableIndex } from '../store/store.ts';
import { damaged, type Aside } from '../table/aside.ts';
import type { Entry, Founding, Numbered } from '../table/entry.ts';
import { Table } from '../table/table.ts';
import type { Onlooker, Past } from '../table/show.ts';
import { Gallery } from './gallery.ts';
import { Pasts } from './past.ts';
import { Presence } from './presence.ts';
import { Snapshots } from './snapshots.ts';
import { Line, nextTurn } from '../turns.ts';

/** How many entries are read and applied before everybody else has a turn. */
const PAGE = 100;

/** Somebody who is told of every change. */
export interface Listener {
  readonly guest: string | undefined;
  /** Called after a commit, never before, and perhaps once more than needed. */
  changed(table: Table): void;
  presence(attendance: Attendance): void;
}

/** Who is at a table: the seats that are there, how many others watch, and since when other people have been away. */
export interface Attendance {
  readonly seats: number[];
  readonly watchers: number;
  readonly away: { readonly seat: number; readonly since: number }[];
}

/** One entry to be made: by whom, under which key, and how it is decided on the table as it stands at that moment. */
export interface Proposal {
  readonly by: string;
  readonly key: string;
  decide(table: Table, now: number): Result<Entry, Problem>;
  /** What must happen together with the entry. */
  also?(table: Table, entry: Entry): Pick<Append, 'member' | 'founds'>;
}

/**
 * The only way to a table on this node. Everything queues here, so whoever looks sees only what is safe on disk;
 * between nodes the store decides who gets the next number.
 */
export class Room {
  readonly #store: Store;
  readonly #game: AnyGame;
  #founding: Founding;
  readonly #now: () => number;
  readonly listeners = new Set<Listener>();
  readonly gallery = new Gallery();
  readonly #presence = new Presence();
  readonly #pasts = new Pasts();
  readonly #snapshots: Snapshots;
  #table: Table;
  readonly #line = new Line();
  /** Set when the memory may differ from the store, as it does before anything is read. */
  #isDoubtful = true;
  /** Set when the founding may differ as well. */
  #isRecalled = false;
  usedAt: number;
  readonly #openedAt: number;
  onCommit: ((table: Table) => void) | undefined;
  onAside: ((aside: Aside) => void) | undefined;

  /** Throws an `Aside` if the founding does not fit the rules. */
  constructor(store: Store, game: AnyGame, founding: Founding, now: () => number) {
    this.#store = store;
    this.#game = game;
    this.#founding = founding;
    this.#now = now;
    this.#snapshots = new Snapshots(store, game);
    this.#table = this.#blank();
    this.#openedAt = now();
    this.usedAt = this.#openedAt;
  }

  /**
   * Looks at the table as it is on disk, at least as far as entry `seen`, which the caller saw through another node.
   */
  read<T>(look: (table: Table) => T, seen = 0): Promise<T> {
    return this.#next(async () => {
      if (this.#isDoubtful) await this.#reload();
      if (seen > this.#table.number) await this.#catchUp();
      return look(this.#table);
    });
  }

  /** What happened after entry `from`, as far as the table has come by now. */
  async past(onlooker: Onlooker, from: number): Promise<Past> {
    const table = await this.read((now) => now, from);
    return this.#pasts.write(from < table.base ? await this.since(from) : table, onlooker, from);
  }

  /** The table with all its entries after number `from`; they stay at hand. */
  since(from: number): Promise<Table> {
    return this.#next(async () => {
      if (this.#isDoubtful) await this.#reload();
      if (from < this.#table.base) await this.#reload();
      return this.#table;
    });
  }

  /** Makes one entry, once, however often it is asked for with the same key; answers with its number. */
  submit(proposal: Proposal): Promise<Result<number, Problem>> {
    return this.#next(async () => {
      if (this.#isDoubtful) await this.#reload();
      let isFresh = !this.#store.isShared;
      for (;;) {
        const made = await this.#attempt(proposal);
        // Nothing may be refused just because this node has not heard of another node's entry yet.
        if (made && (made.ok || isFresh)) return made;
        await (made ? this.#catchUp() : this.#reload());
        isFresh = true;
      }
    });
  }

  /** Another node says that there is an entry with this number, and perhaps which one. */
  hear(number: number, made?: Numbered): Promise<void> {
    return this.#next(async () => {
      if (number <= this.#table.number && !this.#isDoubtful) return;
      if (!made || !this.#follow(made)) await this.#catchUp();
    });
  }

  /** Applies the entry if it is the next one. What does not fit is looked up in the store, which is always right. */
  #follow(made: Numbered): boolean {
    if (this.#isDoubtful || made.number !== this.#table.number + 1) return false;
    try {
      this.#table.apply(made);
    } catch {
      this.#isDoubtful = true;
      return false;
    }
    this.#publish();
    return true;
  }

  /** A node says who is at the table through it. */
  attend(node: string, seats: readonly number[], watchers: number): void {
    if (!this.#presence.report(node, seats, watchers, this.#now())) return;
    const { attendance } = this;
    for (const listener of this.listeners) listener.presence(attendance);
  }

  /** Who is at the table now, through any node. */
  get attendance(): Attendance {
    const summary = this.#presence.summary(this.#now());
    const away = this.#table.seats.flatMap(({ guest }, seat) =>
      guest === undefined || summary.seats.includes(seat)
        ? []
        : [{ seat, since: this.#presence.lastSeen(seat) ?? this.#openedAt }],
    );
    return { ...summary, away };
  }

  /** Some messages from other nodes may have been lost. */
  doubt(): void {
    this.#isDoubtful = true;
  }

  /** The people of this table are other ones, or called otherwise, than when it was read. */
  recall(): void {
    this.#isRecalled = true;
    this.#isDoubtful = true;
  }

  /** The result, or undefined when another node took the number. */
  async #attempt({ by, key, decide, also }: Proposal): Promise<Result<number, Problem> | undefined> {
    const table = this.#table;
    const known = key === '' ? undefined : table.keys.numberOf(by, key);
    if (known !== undefined) return ok(known);
    // Another node may be a little ahead; times at a table never go back.
    const at = Math.max(this.#now(), table.at);
    const decision = decide(table, at);
    if (!decision.ok) return decision;
    const { index: before } = table;
    const numbered: Numbered = { number: table.number + 1, at, by, key, entry: decision.value };
    // Until the store agrees, memory is ahead of it; nobody else can look meanwhile.
    this.#isDoubtful = true;
    table.apply(numbered);
    const { index } = table;
    const append = { ...numbered, table: this.#founding.id, ...also?.(table, decision.value) };
    if (!(await this.#store.append(isSameIndex(index, before) ? append : { ...append, index }))) return undefined;
    this.#isDoubtful = false;
    this.#publish();
    this.#snapshots.keep(table);
    return ok(numbered.number);
  }

  /** Does one thing after another, and carries on after a failure. */
  #next<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.#now();
    return this.#line.take(work);
  }

  async #reload(): Promise<void> {
    if (this.#isRecalled) {
      this.#founding = (await this.#store.table(this.#founding.id))?.founding ?? this.#founding;
      this.#isRecalled = false;
      this.gallery.forget();
    }
    this.#table = await this.#restore();
    this.#isDoubtful = false;
    this.#publish();
    this.#snapshots.keep(this.#table);
  }

  /** The table of the store: at first from its snapshot, later whole, since some may still have to be told its entries. */
  async #restore(): Promise<Table> {
    const resumed = await this.#snapshots.find(this.#founding);
    if (resumed && this.#table.number === 0 && this.listeners.size === 0) {
      if (!(await this.#advance(resumed))) return resumed;
      await this.#snapshots.drop(this.#founding);
    }
    const table = this.#blank();
    await this.#readOn(table);
    return table;
  }

  async #catchUp(): Promise<void> {
    if (this.#isDoubtful) return this.#reload();
    const before = this.#table.number;
    await this.#readOn(this.#table);
    if (this.#table.number > before) this.#publish();
  }

  async #readOn(table: Table): Promise<void> {
    const misfit = await this.#advance(table);
    if (!misfit) return;
    this.#isDoubtful = true;
    throw this.#aside(misfit.error);
  }

  /** Applies everything that the store has beyond this table; answers with what went wrong if an entry does not fit. */
  async #advance(table: Table): Promise<{ readonly error: unknown } | undefined> {
    for (;;) {
      const page = await this.#store.entries(this.#founding.id, table.number, PAGE);
      try {
        for (const each of page) table.apply(each);
      } catch (error) {
        return { error };
      }
      if (page.length < PAGE) return undefined;
      await nextTurn();
    }
  }

  /** The table before its first entry. */
  #blank(): Table {
    try {
      return new Table(this.#founding, this.#game);
    } catch (error) {
      throw this.#aside(error);
    }
  }

  #aside(error: unknown): Aside {
    const aside = damaged(error);
    this.onAside?.(aside);
    return aside;
  }

  #publish(): void {
    for (const listener of this.listeners) listener.changed(this.#table);
    this.gallery.tidy(this.#table);
    this.onCommit?.(this.#table);
  }
}

const isSameIndex = (one: TableIndex, other: TableIndex): boolean =>
  one.phase === other.phase &&
  one.listed === other.listed &&
  one.wakeAt === other.wakeAt &&
  one.awaits?.from === other.awaits?.from &&
  one.remindAt === other.remindAt;
