import type { AnyGame } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { bench, BENCH_PARTS } from '../src/bench.ts';
import { pips } from './pips.ts';

const setup = { seats: 2, options: {} };
const effort = { rounds: 3, milliseconds: 20 };

describe('bench', () => {
  it('measures every part and tells of every round', () => {
    let rounds = 0;
    const result = bench(pips as AnyGame, setup, effort, () => rounds++);
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
    expect(game).toBe('pips');
    expect(bytesPerAction).toBeGreaterThanOrEqual(0);
    for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(0);
    expect(result.actionsPerSecond / result.gamesPerSecond).toBeCloseTo(4, 1);
  });

  it('sees a planted allocation of every action', () => {
    const kept: unknown[] = [];
    const wasteful: AnyGame = {
      ...(pips as AnyGame),
      apply(s, action, io) {
        kept[0] = new Float64Array(8);
        (pips as AnyGame).apply(s, action, io);
      },
    };
    const spent = bench(wasteful, setup, effort).bytesPerAction - bench(pips as AnyGame, setup, effort).bytesPerAction;
    expect(spent).toBeGreaterThanOrEqual(64);
  });
});
