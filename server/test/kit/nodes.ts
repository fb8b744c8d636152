import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerConfig } from '../../src/config.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/**
 * What a node is started with; `isReal` serves the games of the house instead of the tests' own, and `program` is a
 * build of `main.ts`, perhaps of other sources.
 */
export type NodeSettings = Partial<ServerConfig> & { readonly isReal?: boolean; readonly program?: string };

/** A server in a process of its own, on a port that stays the same over restarts. */
export class Node {
  readonly #settings: NodeSettings;
  #process: ChildProcess | undefined;
  address = '';

  constructor(settings: NodeSettings & { readonly port: number }) {
    this.#settings = settings;
  }

  get pid(): number {
    return this.#process!.pid!;
  }

  async start(): Promise<void> {
    const { program = MAIN, ...settings } = this.#settings;
    const started = spawn(process.execPath, [program, JSON.stringify(settings)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#process = started;
    const [line] = (await Promise.race([
      once(started.stdout!, 'data'),
      once(started, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${String(code)}`))),
    ])) as [Buffer];
    this.address = String(line).trim();
  }

  /** kill -9: nothing is finished, nothing is flushed. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to stop properly. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const ending = this.#process!;
    if (ending.exitCode !== null || ending.signalCode !== null) return;
    const exit = once(ending, 'exit');
    ending.kill(signal);
    await exit;
  }
}
