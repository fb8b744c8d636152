import type { AnyGame } from '@hideout/kernel';
import { bulk } from '@hideout/testkit';
import { magpie } from '@hideout/testkit/magpie';
import { describe, expect, it } from 'vitest';
import { bench, BENCH_PARTS } from '../src/bench.ts';

const setup = { seats: 2, options: { deal: 'two' } };
const effort = { rounds: 3, milliseconds: 20 };

describe('bench', () => {
  it('measures every part and tells of every round', () => {
    let rounds = 0;
    const result = bench(magpie, setup, effort, () => rounds++);
    expect(rounds).toBe(BENCH_PARTS * effort.rounds);
    expect(Object.keys(result).toSorted()).toEqual(
      [
        'actionsPerSecond',
        'bytesPerAction',
        'clonesPerSecond',
        'encodesPerSecond',
        'game',
        'gamesPerSecond',
        'imaginesPerSecond',
        'midgameSearchesPerSecond',
        'plainSearchesPerSecond',
        'searchesPerSecond',
        'viewsPerSecond',
        'yardstick',
      ].toSorted(),
    );
    const { game, bytesPerAction, ...rates } = result;
    expect(game).toBe('magpie');
    expect(bytesPerAction).toBeGreaterThanOrEqual(0);
    for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(0);
    const played = bulk(magpie, undefined, { games: 2000, seed: 1, setups: [setup] });
    expect(result.actionsPerSecond / result.gamesPerSecond).toBeCloseTo(played.actions / played.games, 0);
  });

  it('sees a planted allocation of every action', () => {
    const kept: unknown[] = [];
    const wasteful: AnyGame = {
      ...(magpie as AnyGame),
      apply(s, action, io) {
        kept[0] = new Float64Array(8);
        (magpie as AnyGame).apply(s, action, io);
      },
    };
    const spent = bench(wasteful, setup, effort).bytesPerAction - bench(magpie, setup, effort).bytesPerAction;
    expect(spent).toBeGreaterThanOrEqual(64);
  });
});
