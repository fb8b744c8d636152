import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Round } from './probe.ts';
import type { ServerConfig } from '../../src/config.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/**
 * What a node is started with; `isReal` serves the games of the house instead of the tests' own, `program` is a build of
 * `main.ts`, perhaps of other sources, and `nodeOptions` are Node's own.
 */
export type NodeSettings = Partial<ServerConfig> & {
  readonly isReal?: boolean;
  readonly program?: string;
  readonly nodeOptions?: string;
};

/** A server in a process of its own, on a port that stays the same over restarts. */
export class Node {
  readonly #settings: NodeSettings;
  #process: ChildProcess | undefined;
  address = '';
  #isEnding = false;
  /** How often it ended without being told to. */
  deaths = 0;

  constructor(settings: NodeSettings & { readonly port: number }) {
    this.#settings = settings;
  }

  get pid(): number {
    return this.#process!.pid!;
  }

  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  async start(): Promise<void> {
    const { program = MAIN, nodeOptions, ...settings } = this.#settings;
    const started = spawn(process.execPath, [program, JSON.stringify(settings)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...(nodeOptions !== undefined && { NODE_OPTIONS: nodeOptions }) },
    });
    this.#process = started;
    started.once('exit', () => void (this.#isEnding || this.deaths++));
    this.#isEnding = false;
    const [line] = (await Promise.race([
      once(started.stdout!, 'data'),
      once(started, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${String(code)}`))),
    ])) as [Buffer];
    this.address = String(line).trim();
  }

  /** The longest round of its event loop since this was last asked; it is watched from the first time on. */
  async longestRound(): Promise<Round> {
    const { stdin, stdout } = this.#process!;
    const answer = once(stdout!, 'data') as Promise<[Buffer]>;
    stdin!.write('\n');
    return JSON.parse(String((await answer)[0])) as Round;
  }

  /** kill -9: nothing is finished, nothing is flushed. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to stop properly. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Stops it in the middle of whatever it does, until it is resumed. */
  pause(): void {
    this.#process!.kill('SIGSTOP');
  }

  resume(): void {
    this.#process!.kill('SIGCONT');
  }

  /** Fills or frees its disk: with `isFull` no file can grow any more. Linux only. */
  fillDisk(isFull: boolean): void {
    execFileSync('prlimit', ['--pid', String(this.pid), `--fsize=${isFull ? 4096 : 'unlimited'}:`]);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return;
    const ending = this.#process!;
    this.#isEnding = true;
    const exit = once(ending, 'exit');
    ending.kill(signal);
    await exit;
  }
}
