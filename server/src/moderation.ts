import { ok, problem, type Result } from '@hideout/kernel';
import { Name } from '@hideout/protocol';
import { openBeside, type StorePlace } from './store/open.ts';
import type { ReportRow, Store } from './store/store.ts';

/** What whoever runs a house can do about a report. */
export const MEASURES = ['dismiss', 'mute', 'ban', 'lift', 'rename'] as const;
type Measure = (typeof MEASURES)[number];

const OUTCOMES: Readonly<Record<Measure, string>> = {
  dismiss: 'dismissed',
  mute: 'muted',
  ban: 'banned',
  lift: 'lifted',
  rename: 'renamed',
};
const STANDINGS = { mute: 'muted', ban: 'banned', lift: '' } as const;

/** Looks after the conduct in a house, on its store, even while it is open. */
export class Moderation {
  readonly #store: Store;

  private constructor(store: Store) {
    this.#store = store;
  }

  static async open(place: StorePlace): Promise<Moderation> {
    return new Moderation(await openBeside(place));
  }

  /** Reports that nobody has looked at, or all. */
  async reports({ all }: { readonly all: boolean }): Promise<readonly ReportRow[]> {
    const reports = await this.#store.conduct.reports();
    return all ? reports : reports.filter(({ outcome }) => outcome === '');
  }

  /** Does something about the report whose id begins like this; answers what came of it. */
  async take(measure: Measure, begin: string, name?: string): Promise<Result<string>> {
    const found = (await this.#store.conduct.reports()).filter(({ id }) => id.startsWith(begin));
    const [report] = found;
    if (!report || begin === '') return problem(`there is no report ${begin}`);
    if (found.length > 1) return problem(`several reports begin with ${begin}`);
    if (measure === 'rename') {
      const renamed = await this.#rename(report.about, name);
      if (!renamed.ok) return renamed;
    } else if (measure !== 'dismiss' && !(await this.#store.conduct.setStanding(report.about, STANDINGS[measure]))) {
      return problem(`${report.name} is not here any more`);
    }
    await this.#store.conduct.settle(report.id, OUTCOMES[measure]);
    return ok(`${report.name}: ${OUTCOMES[measure]}`);
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  /** Gives somebody another name, here and at every table where they were. */
  async #rename(guest: string, wish: string | undefined): Promise<Result<true>> {
    const name = Name.safeParse(wish);
    if (!name.success) return problem('rename needs --name, one short line in which every sign is visible');
    if (!(await this.#store.guest(guest))) return problem('that guest is not here any more');
    await this.#store.renameGuest(guest, name.data);
    for (const table of await this.#store.traces.allTablesOf(guest))
      await this.#store.traces.repaint(table, guest, { name: name.data, keepsWords: true });
    await this.#store.conduct.recallGuest(guest);
    return ok(true);
  }
}
