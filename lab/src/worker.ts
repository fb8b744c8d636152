// One worker of a simulation: is told ranges of games, answers with their tallies.
import { parentPort, workerData } from 'node:worker_threads';
import { lineOf, type Job } from './job.ts';
import { playGames } from './playGames.ts';
import type { Chunk } from './run/chunk.ts';

const line = lineOf(workerData as Job);
if (!line.ok) throw new Error(line.problem);

parentPort!.on('message', ({ from, to }: Chunk) => parentPort!.postMessage(playGames(line.value, from, to)));
