import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HouseTime } from '../src/houseTime.ts';
import { startServer } from '../src/server.ts';
import type { Store } from '../src/store/store.ts';
import { Client, seatPeople } from './kit/client.ts';
import { testConfig } from './kit/config.ts';
import { scratch, serve } from './kit/server.ts';
import { mark } from './kit/vault.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = 1_800_000_000_000;
const clock = { seconds: 15, increment: 0 };

describe('a game on a 15 s clock', () => {
  it('goes on with the time that was left after the house was down for an hour', async () => {
    const store = { file: join(scratch(), 'hideout.db') };
    let ahead = 0;
    const clocks = { now: () => START + ahead, monotonic: () => ahead };
    const first = await startServer(testConfig({ store, ...clocks }));
    const { table, tokens } = await seatPeople(first, ['Ann', 'Ben'], { clock });
    await first.close();
    ahead += HOUR_MS;
    const again = await serve({ store, ...clocks, wakeEveryMs: 5 });
    const ann = await Client.connect(again, tokens[0]);
    const { state } = await ann.watch(table);
    expect(state).toMatchObject({ phase: 'playing', play: { clock: { left: [15_000, 15_000], running: 0 } } });
    ahead += 2000;
    const acted = (await ann.do(table, { type: 'act', action: mark, turn: state.turn })) as number;
    const after = await ann.untilState(table, ({ number }) => number === acted);
    expect(after.state.play!.clock).toMatchObject({ left: [13_000, 15_000] });
  });

  it.each([DAY_MS, -DAY_MS])('is charged what passed, however the wall clock jumps (%i ms)', async (jump) => {
    let wall = START;
    let passed = 0;
    const server = await serve({ now: () => wall, monotonic: () => passed, wakeEveryMs: 5 });
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben'], { clock });
    wall += jump;
    passed += 1500;
    const [ann] = clients as [Client];
    const { state } = ann.latest.get(table)!;
    const acted = (await ann.do(table, { type: 'act', action: mark, turn: state.turn })) as number;
    const after = await ann.untilState(table, ({ number }) => number === acted);
    expect(after.state.play!.clock).toEqual({ left: [13_500, 15_000], running: 0, at: START + 1500 });
  });
});

describe('the time of the house', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A store that holds nothing but the time, and can be cut off. */
  class TimeStore {
    time = START;
    isCutOff = false;

    async resumeTime(): Promise<number> {
      return this.time;
    }

    async advanceTime(time: number): Promise<number> {
      if (this.isCutOff) throw new Error('cut off');
      return (this.time = Math.max(this.time, time));
    }
  }

  const open = (store: TimeStore, skew = 0): Promise<HouseTime> =>
    HouseTime.open(store as unknown as Store, {
      now: () => Date.now() + skew,
      monotonic: () => performance.now(),
      gapMs: 3000,
    });

  it('runs evenly, and stands still while the store is out of reach', async () => {
    const store = new TimeStore();
    const time = await open(store);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(time.now()).toBe(START + 10_000);
    store.isCutOff = true;
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(time.now()).toBe(START + 13_000);
    store.isCutOff = false;
    await vi.advanceTimersByTimeAsync(5000);
    const back = time.now() - START;
    expect(back).toBeGreaterThanOrEqual(17_000);
    expect(back).toBeLessThanOrEqual(18_000);
    time.close();
  });

  it('is one for all nodes, whatever their wall clocks say, to within a pulse', async () => {
    const store = new TimeStore();
    const first = await open(store, DAY_MS);
    await vi.advanceTimersByTimeAsync(60_500);
    const second = await open(store, -DAY_MS);
    for (let pulse = 0; pulse < 10; pulse++) {
      await vi.advanceTimersByTimeAsync(1000);
      expect(Math.abs(first.now() - second.now())).toBeLessThanOrEqual(1000);
    }
    first.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(second.now()).toBeGreaterThanOrEqual(START + 79_500);
    second.close();
  });
});
