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
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ok, problem, type Result } from '@hideout/kernel';
import { chunksOf, type Chunk } from './chunk.ts';
import { readPlan, writePlan, type RunPlan } from './plan.ts';

const PLAN = 'run.json';
const CHUNKS = 'chunks';

/**
 * A run on disk: `run.json` says what it does, and each finished chunk is one file of lines, sealed by its digest. A
 * chunk's file appears under its name only when all of it is on the disk, so a process that dies loses only what it was
 * working on. A file that is damaged later does not count as finished: the run does that chunk again.
 */
export class RunFolder {
  readonly path: string;
  readonly plan: RunPlan;
  /** Files whose seal has been checked. */
  readonly #sound = new Set<string>();

  private constructor(path: string, plan: RunPlan) {
    this.path = path;
    this.plan = plan;
  }

  /** Opens the run in a folder, or says why there is none. */
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

  /** The chunks that are missing or damaged, in order. Drafts of processes that died are cleared away. */
  missing(): Chunk[] {
    for (const file of readdirSync(join(this.path, CHUNKS)))
      if (isOrphan(file)) rmSync(join(this.path, CHUNKS, file), { force: true });
    return this.chunks.filter((chunk) => !this.#isDone(chunk));
  }

  /** Keeps the lines of a finished chunk; doing it again gives the same file. */
  keep(chunk: Chunk, lines: readonly string[]): void {
    const text = lines.map((line) => `${line}\n`).join('');
    this.#write(join(CHUNKS, fileOf(chunk)), text + sealOf(text));
    this.#sound.add(fileOf(chunk));
  }

  /** The lines of each finished chunk, in order. */
  *finished(): Generator<readonly string[]> {
    for (const chunk of this.chunks) {
      const text = this.#textOf(chunk);
      if (text !== undefined) yield text.trimEnd().split('\n');
    }
  }

  #isDone(chunk: Chunk): boolean {
    const file = fileOf(chunk);
    if (!existsSync(join(this.path, CHUNKS, file))) return false;
    return this.#sound.has(file) || this.#textOf(chunk) !== undefined;
  }

  /** The lines of a chunk's file; undefined if there is none or its seal is broken. */
  #textOf(chunk: Chunk): string | undefined {
    const file = join(this.path, CHUNKS, fileOf(chunk));
    if (!existsSync(file)) return undefined;
    const sealed = readFileSync(file, 'utf8');
    const text = sealed.slice(0, -SEAL);
    if (!sealed.endsWith(sealOf(text))) return undefined;
    this.#sound.add(fileOf(chunk));
    return text;
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

/** The last line of a chunk's file. */
const sealOf = (text: string): string => `{"sha256":"${createHash('sha256').update(text).digest('hex')}"}\n`;
const SEAL = sealOf('').length;

const fileOf = ({ from, to }: Chunk): string => `${pad(from)}-${pad(to)}.jsonl`;
const pad = (number: number): string => String(number).padStart(10, '0');

/** Whether the file is a draft of a process that no longer exists. */
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
