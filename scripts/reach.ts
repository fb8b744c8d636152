import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What V8 writes down of a process, as far as it is needed: how often each stretch of a source was run. */
interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly Stretch[] }[];
  }[];
}

interface Stretch {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Which places of the sources a test runs, in whatever processes it starts. Types leave no gaps: places are those of the text. */
export class Reach {
  readonly test: string;
  readonly #house: string;
  readonly #files: ReadonlySet<string>;
  readonly #folder = mkdtempSync(join(tmpdir(), 'hideout-reach-'));
  readonly #began = performance.now();
  /** By file, for each process: the innermost stretch comes last. */
  readonly #stretches = new Map<string, (readonly Stretch[])[]>();
  /** How many milliseconds the test took. */
  took = 0;

  /** Looks at these files of the house alone. */
  constructor(house: string, test: string, files: ReadonlySet<string>) {
    this.#house = house;
    this.test = test;
    this.#files = files;
  }

  /** What the test has to be run with. */
  get environment(): NodeJS.ProcessEnv {
    return { NODE_V8_COVERAGE: this.#folder };
  }

  /** The test has been run. */
  end(): this {
    this.took = performance.now() - this.#began;
    const start = `${pathToFileURL(this.#house).href}/`;
    for (const name of readdirSync(this.#folder)) {
      const { result } = JSON.parse(readFileSync(join(this.#folder, name), 'utf8')) as Coverage;
      for (const { url, functions } of result) {
        const file = url.startsWith(start) ? url.slice(start.length) : '';
        if (!this.#files.has(file)) continue;
        const known = this.#stretches.get(file) ?? [];
        this.#stretches.set(file, known);
        known.push(functions.flatMap(({ ranges }) => ranges));
      }
    }
    rmSync(this.#folder, { recursive: true });
    return this;
  }

  reaches(file: string, place: number): boolean {
    const holds = ({ startOffset, endOffset }: Stretch): boolean => startOffset <= place && place < endOffset;
    const processes = this.#stretches.get(file) ?? [];
    return processes.some((stretches) => (stretches.findLast(holds)?.count ?? 0) > 0);
  }
}
