// A server for the trial of calls on a thread of its own; it is told to stop, or ended in the middle of whatever it does.
import { parentPort, workerData } from 'node:worker_threads';
import { startServer } from '../src/server.ts';
import { NoticeShelf } from '../src/store/noticeShelf.ts';
import { testConfig } from '../test/kit/config.ts';
import { postTo } from './pushService.ts';
import type { ThreadSettings } from './threadNode.ts';
import { TurnBoard } from './turnBoard.ts';

const { store, pushPort, memory, place } = workerData as ThreadSettings;
const board = new TurnBoard(memory);
board.begin(place);
// The trial lets time pass when nothing is under way: a node has a minute for a message, and a jump would use that up.
const { due, claim, settle, postpone } = NoticeShelf.prototype;
Object.assign(NoticeShelf.prototype, {
  due(this: NoticeShelf, ...wish) {
    board.look(place);
    return due.apply(this, wish);
  },
  async claim(this: NoticeShelf, ...wish) {
    const isTaken = await claim.apply(this, wish);
    if (isTaken) board.take(place, 1);
    return isTaken;
  },
  settle(this: NoticeShelf, ...wish) {
    return settle.apply(this, wish).finally(() => board.take(place, -1));
  },
  postpone(this: NoticeShelf, ...wish) {
    return postpone.apply(this, wish).finally(() => board.take(place, -1));
  },
} satisfies Partial<NoticeShelf>);
const post = postTo(pushPort, board.turnOf);
const server = await startServer(testConfig({ ...board.clocks, store, post, wakeEveryMs: 5 }));
parentPort!.postMessage(server.address);
parentPort!.once('message', () => void server.close().then(() => process.exit()));
