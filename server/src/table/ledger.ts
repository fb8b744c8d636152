import type { Entry } from './entry.ts';

/** What is counted for each guest at a table. Standing up and leaving are not: each follows a coming that was. */
export type Kind = 'seat' | 'chat' | 'undo' | 'ask';

const KIND_OF_ENTRY: Partial<Record<Entry['type'], Kind>> = {
  sat: 'seat',
  planned: 'seat',
  returned: 'seat',
  said: 'chat',
  greeted: 'chat',
  undone: 'undo',
  asked: 'ask',
};

/** How many entries of each kind every guest has made at a table, and all guests together. */
export class Ledger {
  readonly #spent: Map<string, number>;

  constructor(spent: readonly (readonly [string, number])[] = []) {
    this.#spent = new Map(spent);
  }

  /** What has been counted, as plain data to make another of. */
  get spent(): readonly (readonly [string, number])[] {
    return [...this.#spent];
  }

  note(guest: string, { type }: Entry): void {
    const kind = KIND_OF_ENTRY[type];
    if (kind === undefined) return;
    for (const key of [kind, `${kind} ${guest}`]) this.#spent.set(key, (this.#spent.get(key) ?? 0) + 1);
  }

  count(kind: Kind, guest?: string): number {
    return this.#spent.get(guest === undefined ? kind : `${kind} ${guest}`) ?? 0;
  }
}
