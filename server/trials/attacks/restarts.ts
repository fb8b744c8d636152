import { TestPostgres } from '@hideout/pgkit';
import { survive } from '../crash.ts';
import { restartAtRandom } from '../disturbances.ts';
import { startNodes } from '../stage.ts';
import type { Attack } from './attack.ts';

/** Restarts of PostgreSQL under load: no node may end with it, and nothing acknowledged may be lost. */
export const restarts: Attack = {
  title: 'restarts of PostgreSQL under load',
  async try(size) {
    const [times, tables] = size === 'full' ? [12, 24] : [2, 4];
    const postgres = await TestPostgres.start({ isDurable: true });
    try {
      const store = { databaseUrl: await postgres.newDatabase(), file: '' };
      const nodes = await startNodes(2, { store });
      const report = await survive(nodes, store, tables, (counts) => restartAtRandom(postgres, nodes, times, counts));
      const { acknowledged, missing, doubled, faults, dead, longestWaitMs } = report;
      const lost = `${missing.length} of ${acknowledged} actions lost, ${doubled.length} doubled`;
      return {
        figure: `${times} restarts, ${dead} nodes dead, ${lost}, longest wait ${longestWaitMs.toFixed(0)} ms`,
        holds: dead + missing.length + doubled.length + faults.length === 0,
      };
    } finally {
      await postgres.stop();
    }
  },
};
