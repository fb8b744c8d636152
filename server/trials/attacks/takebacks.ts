import { join } from 'node:path';
import { ask } from '../../test/kit/client.ts';
import { scratchFolder, startNodes } from '../stage.ts';
import type { Attack } from './attack.ts';
import { writeLongTables } from './longTable.ts';
import { isShort, plainStall, show, stallDuring } from './stall.ts';

/** A table whose last action was taken back again and again: loading it must not keep everybody else waiting. */
export const takebacks: Attack = {
  title: 'a long game full of take-backs is loaded',
  async try(size) {
    const store = { file: join(scratchFolder(), 'hideout.db') };
    const takeBacks = size === 'full' ? 1500 : 800;
    const { ids, last } = await writeLongTables(store, 4, { moves: 600, takeBacks });
    const [node] = await startNodes(1, { store });
    const load = async (id: string): Promise<void> => {
      const { body } = await ask<{ number: number }>(node!, 'GET', `/api/tables/${id}?from=${last}`);
      if (body.number !== last) throw new Error(`${JSON.stringify(body)} instead of ${last}`);
    };
    const plain = await plainStall(node!);
    const stall = await stallDuring(node!, (attempt) => load(ids[attempt]!));
    await node!.stop();
    return { figure: `${takeBacks} take-backs at move 600: ${show(stall)}`, holds: isShort(stall, plain) };
  },
};
