import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Asked } from '@hideout/lab';
import { BadInput } from './badInput.ts';

/** By what the decisions of a file were found: only the same can be added to them. */
interface Terms {
  readonly game: string;
  readonly bot: string;
  readonly every: number;
  readonly seed: number | undefined;
  readonly effort: number;
}

/** Judged decisions in a file: the terms in the first line, then a line for each game. */
export class Samples {
  readonly #path: string;
  readonly #file: string;
  /** How many games are known. */
  games = 0;

  constructor(path: string, file: string) {
    this.#path = path;
    this.#file = file;
  }

  /** What is known already; makes the file if there is none. */
  open(terms: Terms): Asked[] {
    if (terms.seed === undefined) throw new BadInput('--keep needs a --seed, so that it can go on');
    const said = JSON.stringify(terms);
    if (!existsSync(this.#path)) {
      mkdirSync(dirname(this.#path), { recursive: true });
      appendFileSync(this.#path, `${said}\n`);
      return [];
    }
    const text = readFileSync(this.#path, 'utf8');
    // A line that was broken off is the last one, and its game is played again.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first, ...games] = whole.split('\n').slice(0, -1);
    if (first !== said) throw new BadInput(`${this.#file}: it was not made by this command with these flags`);
    truncateSync(this.#path, Buffer.byteLength(whole));
    this.games = games.length;
    return games.flatMap((line) => this.#read(line));
  }

  /** Adds a game. */
  add(decisions: readonly Asked[]): void {
    appendFileSync(this.#path, `${JSON.stringify(decisions)}\n`);
  }

  #read(line: string): Asked[] {
    try {
      return JSON.parse(line) as Asked[];
    } catch {
      throw new BadInput(`${this.#file}: a line of it cannot be read`);
    }
  }
}
