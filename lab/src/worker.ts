// One worker of a simulation: is told ranges of games, answers with their tallies.
import { parentPort, workerData } from 'node:worker_threads';
import { lineOf, type Job } from './job.ts';
import { playGames } from './playGames.ts';

const line = lineOf(workerData as Job);
if (!line.ok) throw new Error(line.problem);

parentPort!.on('message', ({ from, to }: { readonly from: number; readonly to: number }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  parentPort!.postMessage(playGames(line.value, from, to));
});
