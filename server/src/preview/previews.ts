import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { drawCard, FONT, type Card } from './card.ts';

/** What a painter is given: the drawing, and the face for its words, if the page has been built. */
export interface Painting {
  readonly svg: string;
  readonly font: Uint8Array | undefined;
  readonly family: string;
}

/** How many pictures are kept, and how many may wait to be painted. */
const KEPT = 100;
const WAITING = 20;

/** The pictures of invitations. Each is painted once, in a thread of its own, one after another. */
export class Previews {
  readonly #root: string;
  readonly #painted = new Map<string, Promise<Buffer>>();
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** The built page lies at `root`, and in it the pictures of the games. */
  constructor(root: string) {
    this.#root = root;
  }

  /** The picture as PNG; undefined when too many wait for theirs. */
  async paint(card: Card): Promise<Buffer | undefined> {
    const key = JSON.stringify(card);
    const known = this.#painted.get(key);
    if (known) return known;
    if (this.#waiting >= WAITING) return undefined;
    this.#waiting++;
    const painting = this.#line.then(() => this.#begin(card));
    this.#line = painting.catch(() => this.#painted.delete(key)).finally(() => this.#waiting--);
    this.#painted.set(key, painting);
    if (this.#painted.size > KEPT) this.#painted.delete(this.#painted.keys().next().value!);
    return painting;
  }

  async #begin(card: Card): Promise<Buffer> {
    const [picture, font] = await Promise.all([this.#read(`${card.game}.svg`), this.#read('display.ttf')]);
    return paintApart({ svg: drawCard(card, picture?.toString()), font, family: FONT });
  }

  #read(file: string): Promise<Buffer | undefined> {
    return readFile(join(this.#root, 'pictures', file)).catch(() => undefined);
  }
}

const paintApart = (workerData: Painting): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('painter.ts', import.meta.url), { workerData });
    worker.once('message', (png: Uint8Array) => resolve(Buffer.from(png)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('nothing was painted')));
  });
