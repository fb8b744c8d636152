import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerConfig } from '../../src/config.ts';
import { startServer, type RunningServer } from '../../src/server.ts';
import { Client, seatPeople } from '../../test/kit/client.ts';
import { testConfig } from '../../test/kit/config.ts';
import { mark } from '../../test/kit/vault.ts';
import { scratchFolder } from '../stage.ts';
import type { Attack } from './attack.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CLOCK = { clock: { seconds: 15, increment: 0 } };

/** The house is down for longer than the clock of a game has left: nobody may lose by it. */
export const downtime: Attack = {
  title: 'downtime on a 15 s clock',
  async try(size) {
    const file = join(scratchFolder(), 'hideout.db');
    let ahead = 0;
    const open = (): Promise<RunningServer> =>
      house({ store: { file }, now: () => Date.now() + ahead, monotonic: () => performance.now() + ahead });
    const first = await open();
    const { table, tokens } = await seatPeople(first, ['Ann', 'Ben'], CLOCK);
    await first.close();
    if (size === 'full') await sleep(20_000);
    else ahead += HOUR_MS;
    const second = await open();
    const answer = await playOn(second, tokens[0]!, table);
    await second.close();
    const gap = size === 'full' ? '20 s' : 'an hour';
    return { figure: `after ${gap} down: ${answer ?? 'the game goes on'}`, holds: answer === undefined };
  },
};

/** The wall clock of the machine jumps a day ahead and a day back during a game. */
export const clockJump: Attack = {
  title: 'a wall clock that jumps',
  async try(size) {
    const jumps = [DAY_MS, -DAY_MS, ...(size === 'full' ? [HOUR_MS, -HOUR_MS, 60_000, -60_000] : [])];
    const folder = scratchFolder();
    const lost: string[] = [];
    for (const jump of jumps) {
      let ahead = 0;
      const server = await house({
        store: { file: join(folder, `${jump}.db`) },
        now: () => Date.now() + ahead,
      });
      const { table, tokens } = await seatPeople(server, ['Ann', 'Ben'], CLOCK);
      ahead = jump;
      const answer = await playOn(server, tokens[0]!, table);
      if (answer !== undefined) lost.push(`${jump / 1000} s: ${answer}`);
      await server.close();
    }
    const figure = `${lost.length} of ${jumps.length} jumps cost a game${lost.map((each) => ` (${each})`).join('')}`;
    return { figure, holds: lost.length === 0 };
  },
};

/** A node of this process, so that its clocks can be set by hand. */
const house = (wishes: Partial<ServerConfig>): Promise<RunningServer> => startServer(testConfig(wishes));

/** Acts for the seat that must act; why it could not. */
async function playOn(server: RunningServer, token: string, table: string): Promise<string | undefined> {
  const client = await Client.connect(server, token);
  const { state } = await client.watch(table);
  const answer = await client.do(table, { type: 'act', action: mark, turn: state.turn });
  client.close();
  return typeof answer === 'number' ? undefined : answer.message;
}
