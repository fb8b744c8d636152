import { fork } from 'node:child_process';
import type { Setup } from '@hideout/kernel';
import type { Bench, Effort } from './bench.ts';

/** What to measure, as plain data. */
export interface BenchJob {
  readonly game: string;
  readonly setup: Setup;
  readonly effort: Effort;
}

/** Allows garbage collection on demand, and leaves room for a whole window of garbage until then. */
const FLAGS = ['--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];

type Message = { readonly rounds: number } | { readonly result: Bench };

/** Measures a game in a process of its own; undefined when the signal ended it first. */
export function benchApart(
  job: BenchJob,
  onProgress?: (rounds: number) => void,
  signal?: AbortSignal,
): Promise<Bench | undefined> {
  if (signal?.aborted) return Promise.resolve(undefined);
  const child = fork(new URL('benchChild.ts', import.meta.url), { execArgv: FLAGS });
  const stop = (): void => void child.kill();
  signal?.addEventListener('abort', stop);
  return new Promise<Bench | undefined>((resolve, reject) => {
    let result: Bench | undefined;
    child.on('message', (message: Message) => {
      if ('result' in message) result = message.result;
      else onProgress?.(message.rounds);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (result || signal?.aborted) resolve(result);
      else reject(new Error(`the bench of ${job.game} ended with code ${code}`));
    });
    child.send(job);
  }).finally(() => signal?.removeEventListener('abort', stop));
}
