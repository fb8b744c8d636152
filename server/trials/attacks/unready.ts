import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { newGuest, openTable } from '../../test/kit/client.ts';
import type { Node } from '../../test/kit/nodes.ts';
import { scratchStore, startNode } from '../stage.ts';
import type { Attack } from './attack.ts';
import { isSoon } from './damaged.ts';

/** What can befall the file of a running node; only a full disk is freed again. */
const BLOWS: Readonly<Record<string, (file: string, node: Node) => void>> = {
  ...(process.platform === 'linux' && { full: (_file, node) => node.fillDisk(true) }),
  damaged: (file) => [file, `${file}-wal`].forEach((each) => writeFileSync(each, 'x'.repeat(statSync(each).size))),
  emptied: (file) => truncateSync(file),
  // Windows deletes no file that is open.
  ...(process.platform !== 'win32' && { gone: (file) => rmSync(file) }),
};

/** A disk that is full, and a file that is damaged, emptied or gone: `/ready` must say so, and no new house begins. */
export const unready: Attack = {
  title: 'a full disk, and a damaged, emptied or missing file',
  async try() {
    const lies: string[] = [];
    for (const [blow, strike] of Object.entries(BLOWS)) {
      const store = scratchStore();
      const node = await startNode({ store });
      await openTable(node, await newGuest(node, 'Ann'));
      const isReady = async (): Promise<boolean> => (await fetch(`${node.address}/ready`)).ok;
      strike(store.file, node);
      if (!(await isSoon(async () => !(await isReady())))) lies.push(`${blow}: ready`);
      if (blow === 'full') {
        node.fillDisk(false);
        if (!(await isSoon(isReady))) lies.push('freed: not ready');
      }
      await node.stop();
      if (blow !== 'emptied' && blow !== 'gone') continue;
      // What was still to be written may have come back.
      if (blow === 'emptied') truncateSync(store.file);
      rmSync(`${store.file}-wal`, { force: true });
      const isNew = await node.start().then(
        () => true,
        () => false,
      );
      if (isNew) lies.push(`${blow}: a new house begins`);
      await node.stop();
    }
    return { figure: lies.length === 0 ? 'the truth each time' : lies.join('; '), holds: lies.length === 0 };
  },
};
