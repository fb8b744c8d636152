import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../test/kit/client.ts';
import { scratchFolder, startNodes } from '../stage.ts';
import type { Attack } from './attack.ts';
import { writeLongTable } from './longTable.ts';
import { isShort, show, stallDuring } from './stall.ts';

/** A table whose last action was taken back again and again: loading it must not keep everybody else waiting. */
export const takebacks: Attack = {
  title: 'a long game full of take-backs is loaded',
  async try(size) {
    const store = { file: join(scratchFolder(), 'hideout.db') };
    const takeBacks = size === 'full' ? 1500 : 600;
    const { id, last } = await writeLongTable(store, { moves: 600, takeBacks });
    const [node] = await startNodes(1, { store });
    await ask(node!, 'GET', '/api/tables');
    const rest = await stallDuring(node!, () => sleep(300));
    const stall = await stallDuring(node!, async () => {
      const { body } = await ask<{ number: number }>(node!, 'GET', `/api/tables/${id}?from=${last}`);
      if (body.number !== last) throw new Error(`${JSON.stringify(body)} instead of ${last}`);
    });
    await node!.stop();
    return {
      figure: `${takeBacks} take-backs at move 600: ${show(stall)} (at rest ${rest.node.toFixed(0)} ms)`,
      holds: isShort(stall, rest),
    };
  },
};
