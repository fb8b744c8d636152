import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ok, problem, type Result } from '@hideout/kernel';
import { chunksOf, type Chunk } from './chunk.ts';
import { readPlan, writePlan, type RunPlan } from './plan.ts';

const PLAN = 'run.json';
const CHUNKS = 'chunks';

/**
 * A run on disk: `run.json` says what it does, and each finished chunk is one file of lines. A chunk's file appears
 * under its name only when all of it is on the disk, so a process that dies leaves out what it had in hand and no more.
 */
export class RunFolder {
  readonly path: string;
  readonly plan: RunPlan;

  private constructor(path: string, plan: RunPlan) {
    this.path = path;
    this.plan = plan;
  }

  /** Opens the run of a folder, or says why it has none. */
  static open(path: string): Result<RunFolder> {
    const file = join(path, PLAN);
    if (!existsSync(file)) return problem(`there is no run in ${path}`);
    const plan = readPlan(readFileSync(file, 'utf8'));
    if (!plan.ok) return problem(`${file}: ${plan.problem}`);
    return ok(new RunFolder(path, plan.value));
  }

  /** Starts a run in a folder that has none yet. */
  static create(path: string, plan: RunPlan): RunFolder {
    mkdirSync(join(path, CHUNKS), { recursive: true });
    const run = new RunFolder(path, plan);
    run.#write(PLAN, writePlan(plan));
    return run;
  }

  /** All chunks of the run, in order. */
  get chunks(): Chunk[] {
    return chunksOf(this.plan.total, this.plan.size);
  }

  /** The chunks that are not done, in order. Drafts of processes that died are cleared away. */
  missing(): Chunk[] {
    const files = new Set(readdirSync(join(this.path, CHUNKS)));
    for (const file of files) if (isOrphan(file)) rmSync(join(this.path, CHUNKS, file), { force: true });
    return this.chunks.filter((chunk) => !files.has(fileOf(chunk)));
  }

  /** Keeps the lines of a finished chunk; done again it gives the same file. */
  keep(chunk: Chunk, lines: readonly string[]): void {
    this.#write(join(CHUNKS, fileOf(chunk)), lines.map((line) => `${line}\n`).join(''));
  }

  /** The lines of each finished chunk, in order. */
  *finished(): Generator<readonly string[]> {
    for (const chunk of this.chunks) {
      const file = join(this.path, CHUNKS, fileOf(chunk));
      if (existsSync(file)) yield readFileSync(file, 'utf8').trimEnd().split('\n');
    }
  }

  #write(name: string, text: string): void {
    const file = join(this.path, name);
    const draft = `${file}.${process.pid}.new`;
    const handle = openSync(draft, 'w');
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  }
}

const fileOf = ({ from, to }: Chunk): string => `${pad(from)}-${pad(to)}.jsonl`;
const pad = (number: number): string => String(number).padStart(10, '0');

/** Whether the file is a draft of a process that is no more. */
function isOrphan(file: string): boolean {
  const [, pid] = /\.(\d+)\.new$/.exec(file) ?? [];
  return pid !== undefined && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
