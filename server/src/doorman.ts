import type { ConductShelf, Recall } from './store/conductShelf.ts';

/** What the doorman works with. */
interface DoormanParts {
  readonly shelf: Pick<ConductShelf, 'recalls'>;
  readonly everyMs: number;
  readonly onRecall: Readonly<Record<Recall['kind'], (subject: string) => void>>;
}

/**
 * Looks now and then whether somebody's right to be here has changed, or who sits at a table: through another node, or by
 * the command of whoever runs the house.
 */
export class Doorman {
  readonly #parts: DoormanParts;
  readonly #timer: NodeJS.Timeout;
  #seen: ReadonlySet<string> | undefined;

  constructor(parts: DoormanParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.look().catch(() => {}), parts.everyMs);
  }

  /** What was recalled before this node began is no news to it. */
  readonly look = async (): Promise<void> => {
    const recalls = await this.#parts.shelf.recalls();
    const before = this.#seen;
    this.#seen = new Set(recalls.map(({ id }) => id));
    if (!before) return;
    for (const { id, kind, subject } of recalls) if (!before.has(id)) this.#parts.onRecall[kind](subject);
  };

  close(): void {
    clearInterval(this.#timer);
  }
}
