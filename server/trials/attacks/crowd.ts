import type { Welcome } from '@hideout/protocol';
import { STANDARD } from '../../src/config.ts';
import { WIDE } from '../../test/kit/config.ts';
import { knock } from '../knock.ts';
import { startNode } from '../stage.ts';
import type { Attack } from './attack.ts';

const MALLORY = '203.0.113.9';
const ANN = '198.51.100.7';
const WISH = { game: 'vault', seats: [{ kind: 'me' }, { kind: 'open' }] };

/** One address with as many guests as it likes and all the time in the world; others still find room. */
export const crowd: Attack = {
  title: 'one address fills the house with open tables',
  async try(size) {
    const { requestsPerMinute, newGuestsPerMinute, newTablesPerMinute } = WIDE;
    const tables = size === 'full' ? STANDARD.limits.tables : 300;
    const limits = { ...STANDARD.limits, tables, requestsPerMinute, newGuestsPerMinute, newTablesPerMinute };
    const node = await startNode({ limits, trustProxy: true });
    const guest = async (from: string): Promise<string> => {
      const { text } = await knock(node, 'POST', '/api/guests', { from, body: { name: 'Mallory' } });
      return (JSON.parse(text) as Welcome).token;
    };
    const open = async (token: string, from: string): Promise<boolean> =>
      (await knock(node, 'POST', '/api/tables', { token, from, body: WISH })).status === 201;
    let opened = 0;
    for (let isLast = false; !isLast;) {
      const token = await guest(MALLORY);
      const tries = Array.from({ length: limits.tablesPerHost }, () => open(token, MALLORY));
      const some = (await Promise.all(tries)).filter(Boolean).length;
      opened += some;
      isLast = some < limits.tablesPerHost;
    }
    const isWelcome = await open(await guest(ANN), ANN);
    await node.stop();
    return {
      figure: `one address opened ${opened} of ${tables} tables; somebody else then ${isWelcome ? 'found room' : 'was sent away'}`,
      holds: isWelcome,
    };
  },
};
