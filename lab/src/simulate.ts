import { Worker } from 'node:worker_threads';
import { gameOf } from '@hideout/catalogue';
import { lineOf, type Job } from './job.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** How a simulation is run; none of it changes the numbers that come out. */
export interface Running {
  readonly workers: number;
  /** Told after every chunk how many games are done. */
  readonly onProgress?: (games: number) => void;
  /** Ends the workers; what is done is reported. */
  readonly signal?: AbortSignal;
}

/** What came of a simulation. Everything but the times depends on the job and the number of games alone. */
export interface Simulation {
  readonly games: number;
  readonly actions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  /** By seat: games that it won alone or, in a cooperative game, with its team. */
  readonly wins: readonly number[];
  /** Games of rivals that several shared or nobody won. */
  readonly draws: number;
  /** By seat. */
  readonly meanScores: readonly number[];
  /** Games by kind of ending. */
  readonly endings: Readonly<Record<string, number>>;
  /** Mean number of actions of a game. */
  readonly meanLength: number;
}

/** Simulates games 0 to `games` − 1 of the job. Throws a RangeError when the job is not a possible one. */
export async function simulate(job: Job, games: number, running: Running): Promise<Simulation> {
  const line = lineOf(job);
  if (!line.ok) throw new RangeError(line.problem);
  const start = performance.now();
  const tallies = await share(job, chunksOf(games), running);
  const total = emptyTally(gameOf(job.game)!, job.setup.seats);
  for (const tally of tallies) if (tally) addTally(total, tally);
  return summarise(total, (performance.now() - start) / 1000);
}

interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** Cuts the games so that progress is seen and workers stay busy. The cut depends on the number of games alone. */
function chunksOf(games: number): Chunk[] {
  const size = Math.min(Math.max(Math.ceil(games / 200), 1), 2000);
  const chunks: Chunk[] = [];
  for (let from = 0; from < games; from += size) chunks.push({ from, to: Math.min(from + size, games) });
  return chunks;
}

/** Lets workers take chunk after chunk; the tallies come back in the order of the chunks, with gaps after an abort. */
async function share(job: Job, chunks: readonly Chunk[], running: Running): Promise<(Tally | undefined)[]> {
  const tallies: (Tally | undefined)[] = chunks.map(() => undefined);
  let next = 0;
  let done = 0;
  const take = (): number | undefined => (next < chunks.length && !running.signal?.aborted ? next++ : undefined);
  const finish = (index: number, tally: Tally): void => {
    tallies[index] = tally;
    done += tally.games;
    running.onProgress?.(done);
  };
  const workers = Math.min(Math.max(running.workers, 1), chunks.length);
  const work = Array.from({ length: workers }, () => employ(job, chunks, take, finish, running.signal));
  await Promise.all(work);
  return tallies;
}

/** One worker from its first chunk to its last. */
function employ(
  job: Job,
  chunks: readonly Chunk[],
  take: () => number | undefined,
  finish: (index: number, tally: Tally) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: job });
  let index: number | undefined;
  const proceed = (): void => {
    index = take();
    if (index === undefined) void worker.terminate();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    else worker.postMessage(chunks[index]);
  };
  const stop = (): void => void worker.terminate();
  signal?.addEventListener('abort', stop);
  return new Promise<void>((resolve, reject) => {
    worker.on('message', (tally: Tally) => {
      finish(index!, tally);
      proceed();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    proceed();
  }).finally(() => signal?.removeEventListener('abort', stop));
}

function summarise(tally: Tally, seconds: number): Simulation {
  const { games, actions, wins, draws, scores, endings } = tally;
  const perGame = (sum: number): number => (games === 0 ? 0 : sum / games);
  return {
    games,
    actions,
    seconds,
    gamesPerSecond: games / seconds,
    actionsPerSecond: actions / seconds,
    wins,
    draws,
    meanScores: scores.map(perGame),
    endings,
    meanLength: perGame(actions),
  };
}
