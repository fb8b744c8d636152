import { describe, expect, it } from 'vitest';
import { gameOf } from '@hideout/catalogue/house';
import { BENCH_PARTS, benchApart, lineupOf, simulate, type Job, type Simulation } from '../src/index.ts';
import { playGames } from '../src/playGames.ts';

const job: Job = {
  game: 'caper-cards',
  setup: { seats: 3, options: { risk: '11', boss: 'random' } },
  bots: ['random', 'random', 'random'],
  seed: 11,
};

/** What must not depend on the machine. */
const numbers = ({ seconds: _s, gamesPerSecond: _g, actionsPerSecond: _a, ...rest }: Simulation) => rest;

describe('simulate', () => {
  it('gives the same numbers for any number of workers, and those of one thread without any', async () => {
    const games = 1234;
    const results = await Promise.all([1, 2, 3].map((workers) => simulate(job, games, { workers })));
    const line = lineupOf(job);
    if (!line.ok) throw new Error(line.problem);
    const { scores, actions, ...rest } = playGames(line.value, { from: 0, to: games });
    const expected = { ...rest, actions, meanScores: scores.map((sum) => sum / games), meanLength: actions / games };
    for (const result of results) expect(numbers(result)).toEqual(expected);
    expect(Object.values(results[0]!.endings).reduce((sum, count) => sum + count)).toBe(games);
  });

  it('reports progress up to the last game', async () => {
    const seen: number[] = [];
    await simulate(job, 500, { workers: 2, onProgress: (games) => void seen.push(games) });
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(500);
    expect(seen.length).toBeGreaterThan(10);
  });

  it('ends early when told so, and reports what is done', async () => {
    const stop = new AbortController();
    const onProgress = (): void => stop.abort();
    const result = await simulate(job, 100_000_000, { workers: 2, onProgress, signal: stop.signal });
    expect(result.games).toBeGreaterThan(0);
    expect(result.games).toBeLessThan(100_000);
    expect(Object.values(result.endings).reduce((sum, count) => sum + count)).toBe(result.games);
  });

  it('refuses a job that is not a possible one', async () => {
    const bad: readonly [Partial<Job>, string][] = [
      [{ game: 'chess' }, 'no game “chess”'],
      [{ bots: ['random'] }, '3 seats, but 1 bots'],
      [{ bots: ['random', 'genius', 'random'] }, 'no bot “genius”'],
      [{ seed: -1 }, 'a seed is a whole number'],
      [{ setup: { seats: 7, options: {} } }, 'for 1 to 4 players'],
    ];
    for (const [part, says] of bad)
      await expect(simulate({ ...job, ...part }, 1, { workers: 1 })).rejects.toThrow(says);
  });
});

describe('bench in a process of its own', () => {
  const benchJob = { game: job.game, setup: job.setup, effort: { rounds: 3, milliseconds: 10 } };

  it('measures a game and finds no garbage in steady play', async () => {
    let rounds = 0;
    const result = await benchApart(benchJob, (n) => (rounds = n));
    expect(result?.game).toBe('caper-cards');
    expect(rounds).toBe(3 * BENCH_PARTS);
    expect(result?.bytesPerAction).toBeLessThan(1);
    expect(result!.actionsPerSecond / result!.gamesPerSecond).toBeLessThan(gameOf(job.game)!.maxActions);
  });

  it('can be ended', async () => {
    const stop = new AbortController();
    const effort = { rounds: 1000, milliseconds: 1000 };
    const running = benchApart({ ...benchJob, effort }, undefined, stop.signal);
    stop.abort();
    expect(await running).toBeUndefined();
  });
});
