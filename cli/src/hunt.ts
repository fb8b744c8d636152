import { Worker } from 'node:worker_threads';
import { EXIT } from './badInput.ts';
import { figure, startProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** A search for games that break a law. */
export interface Hunt {
  readonly game: string;
  /** Steered to where the rules have not been yet, or simply many. */
  readonly way: 'fuzz' | 'bulk';
  readonly games: number;
  readonly seed: number;
  /** Where a failure is written. */
  readonly folder: string;
}

/** How far a hunt has got, at first as soon as it has loaded, and at the end what it caught. */
export interface HuntNews {
  readonly games: number;
  readonly actions: number;
  readonly failure?: { readonly message: string; readonly file: string; readonly command: string };
}

/** Hunts with a progress bar, prints the result, and sets the exit code. */
export async function hunt(terminal: Terminal, job: Hunt): Promise<void> {
  const { signal } = terminal.streams;
  const progress = startProgress(terminal, job.game, job.games, 'games');
  const last = await hear(job, ({ games }) => progress.update(games), signal).finally(progress.stop);
  const { games = 0, actions = 0, failure } = last ?? {};
  terminal.print(
    `${job.game}, seed ${job.seed}: ${figure(games)} games, ${figure(actions)} actions, ` +
      (failure ? 'a law is broken' : 'no law is broken'),
  );
  if (failure) {
    terminal.print('', failure.message, '', `Record: ${failure.file}`, `See it again with: ${failure.command}`);
    terminal.exitCode = EXIT.failed;
  } else if (signal.aborted) terminal.exitCode = EXIT.interrupted;
}

/** The last news of a worker that ran to its end or was stopped. */
function hear(job: Hunt, onNews: (news: HuntNews) => void, signal: AbortSignal): Promise<HuntNews | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  const worker = new Worker(new URL('huntWorker.ts', import.meta.url), { workerData: job });
  const loaded = new Promise<void>((resolve) => {
    for (const event of ['message', 'exit']) worker.once(event, () => resolve());
  });
  // A thread that still loads is let finish that first: Node may crash otherwise.
  const stop = (): void => void loaded.then(() => worker.terminate());
  signal.addEventListener('abort', stop);
  return new Promise<HuntNews | undefined>((resolve, reject) => {
    let last: HuntNews | undefined;
    worker.on('message', (news: HuntNews) => onNews((last = news)));
    worker.on('error', reject);
    worker.on('exit', () => resolve(last));
  }).finally(() => signal.removeEventListener('abort', stop));
}
