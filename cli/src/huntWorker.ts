// Plays games under the laws in a thread of its own, so that the terminal still hears Ctrl-C.
import { parentPort, workerData } from 'node:worker_threads';
import { bulk, fuzz, writeFailure, type Progress } from '@hideout/testkit';
import { findGame } from './arguments.ts';
import { fixtureOf } from './fixture.ts';
import type { Hunt, HuntNews } from './hunt.ts';

const WAYS = { bulk, fuzz };

const tell = (news: HuntNews): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  parentPort!.postMessage(news);
};

const job = workerData as Hunt;
const game = findGame(job.game);
const onProgress = ({ games, actions }: Progress): void => tell({ games, actions });
const fixture = await fixtureOf(game);
tell({ games: 0, actions: 0 });
const { failure, games, actions } = WAYS[job.way](game, fixture, { ...job, onProgress });
if (!failure) tell({ games, actions });
else tell({ games, actions, failure: { message: failure.error.message, ...writeFailure(failure, job.folder) } });
