import { ask } from '../../test/kit/client.ts';
import { scratchStore, startNode } from '../stage.ts';
import type { Attack } from './attack.ts';
import { writeLongTables } from './longTable.ts';
import { isShort, plainStall, show, stallDuring } from './stall.ts';

/** A table whose last action was taken back again and again: loading it must not keep everybody else waiting. */
export const takebacks: Attack = {
  title: 'a long game full of take-backs is loaded',
  async try(size) {
    const store = scratchStore();
    const takeBacks = size === 'full' ? 1500 : 800;
    const { ids, last } = await writeLongTables(store, 4, { moves: 600, takeBacks });
    const node = await startNode({ store });
    const load = async (id: string): Promise<void> => {
      const { body } = await ask<{ number: number }>(node, 'GET', `/api/tables/${id}?from=${last}`);
      if (body.number !== last) throw new Error(`${JSON.stringify(body)} instead of ${last}`);
    };
    const plain = await plainStall(node);
    const first = await stallDuring(node, (attempt) => load(ids[attempt]!));
    // The next node finds the snapshots of this one.
    await node.stop();
    await node.start();
    const again = await stallDuring(node, (attempt) => load(ids[attempt]!));
    await node.stop();
    return {
      figure: `${takeBacks} take-backs at move 600, loaded for the first time: ${show(first)}; and again: ${show(again)}`,
      holds: isShort(first, plain, size) && isShort(again, plain, size),
    };
  },
};
