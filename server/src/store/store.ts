import type { SqlStore } from './sqlStore.ts';

export type { DumpLine } from './dump.ts';
export type * from './rows.ts';

/** What the server asks of its store. */
export type Store = Pick<SqlStore, keyof SqlStore>;
