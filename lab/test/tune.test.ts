import { gameOf, GAMES, tunableOf } from '@hideout/catalogue/house';
import { FastRng } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { lineupOf } from '../src/job.ts';
import { emptyLedger, type Ledger, type Tunable } from '@hideout/labkit';
import { jackknife, sumOf } from '../src/tune/estimate.ts';
import { compareLoss, findingsOf, lossOf } from '../src/tune/judge.ts';
import { balancePageOf } from '../src/tune/page.ts';
import { Sampler } from '../src/tune/sampler.ts';
import { changed, search } from '../src/tune/search.ts';

const cards = gameOf('caper-cards')!;

/** A ledger in which the first seat won this many of a hundred games. */
const won = (wins: number): Ledger => ({ ...emptyLedger(cards, 2), games: 100, wins: [wins, 100 - wins] });

/** One target: the first seat wins 45 to 55 of a hundred. */
const even: Tunable = {
  knobs: [
    { key: 'x', value: 5, min: -10, max: 10 },
    { key: 'a', value: 5, min: 4, max: 6, group: 'g' },
    { key: 'b', value: 5, min: 4, max: 6, group: 'g' },
  ],
  setups: [{ seats: 2, options: {} }],
  targets: [{ clause: 'T-1', name: 'even', low: 0.45, high: 0.55, scale: 0.05, measure: (l) => l.wins[0]! / l.games }],
  with: () => cards,
};

/** Batches without any game: the first seat wins 3 more for each step of x. */
class Imagined extends Sampler {
  override async sample(tuning: Readonly<Record<string, number>>, batches: number) {
    const x = tuning['x'] ?? 5;
    const noise = new FastRng(9);
    return [Array.from({ length: batches }, () => won(70 + 3 * (x - 5) + noise.below(5) - 2))];
  }
}
const imagined = (): Sampler => new Imagined(cards, even, { bot: 'random', seed: 1, games: 1 });

describe('the estimate', () => {
  it('has the standard error of a mean', () => {
    const numbers = [1, 2, 3, 4];
    const mean = (left?: number): number => {
      const kept = numbers.filter((_, i) => i !== left);
      return kept.reduce((sum, each) => sum + each, 0) / kept.length;
    };
    const { value, error } = jackknife(4, mean);
    expect(value).toBe(2.5);
    expect(error).toBeCloseTo(Math.sqrt(5 / 3 / 4), 10);
    expect(jackknife(1, mean).error).toBe(Infinity);
  });

  it('sums ledgers, all or all but one, and leaves them as they were', () => {
    const ledgers = [won(10), won(20), won(30)];
    expect(sumOf(ledgers).wins).toEqual([60, 240]);
    expect(sumOf(ledgers, 1).wins).toEqual([40, 160]);
    expect(ledgers[0]!.wins).toEqual([10, 90]);
  });
});

describe('the judge', () => {
  it('tells met, missed and unclear apart', () => {
    const verdict = (...wins: number[]) => findingsOf(even, [wins.map(won)])[0]!.verdict;
    expect(verdict(50, 51, 49, 50)).toBe('met');
    expect(verdict(70, 71, 69)).toBe('missed');
    expect(verdict(40, 70, 50)).toBe('unclear');
    expect(verdict(80, 81)).toBe('missed');
    expect(verdict(50)).toBe('unclear');
  });

  it('compares two tunings on the same deals', () => {
    const batch = (...wins: number[]) => [wins.map(won)];
    expect(compareLoss(even, batch(70, 72, 68, 70), batch(64, 66, 62, 64))).toBe('better');
    expect(compareLoss(even, batch(64, 66, 62, 64), batch(70, 72, 68, 70))).toBe('worse');
    expect(compareLoss(even, batch(70, 60, 80), batch(60, 80, 69))).toBe('unclear');
    expect(compareLoss(even, batch(70, 60), batch(70, 60))).toBe('worse');
    expect(lossOf(even, batch(50, 50))).toBe(0);
  });
});

describe('the search', () => {
  it('finds its way into the target and stops there', async () => {
    const steps: boolean[] = [];
    const tuning = await search(
      even,
      imagined(),
      { steps: 200, batches: 6 },
      1,
      ({ isTaken }) => void steps.push(isTaken),
    );
    const [finding] = findingsOf(even, await imagined().sample(tuning, 6));
    expect(finding!.verdict).toBe('met');
    expect(steps.length).toBeLessThan(200);
    expect(Object.keys(tuning)).toEqual(['x']);
  });

  it('begins where it is told to', async () => {
    const start = { x: -5 };
    const tuning = await search(even, imagined(), { steps: 0, batches: 3, start }, 1, () => undefined);
    expect(tuning).toBe(start);
  });

  it('tries the same changes for the same seed', async () => {
    const tried = async (seed: number) => {
      const changes: string[] = [];
      await search(even, imagined(), { steps: 10, batches: 3 }, seed, ({ change }) => void changes.push(change));
      return changes;
    };
    expect(await tried(1)).toEqual(await tried(1));
    expect(await tried(1)).not.toEqual(await tried(2));
  });

  it('stays within bounds and keeps the sum of a group', () => {
    const rng = new FastRng(3);
    let tuning: Readonly<Record<string, number>> = {};
    for (let i = 0; i < 300; i++) {
      tuning = changed(even.knobs, tuning, rng).next;
      for (const { key, value, min, max } of even.knobs) {
        expect(tuning[key] ?? value).toBeGreaterThanOrEqual(min);
        expect(tuning[key] ?? value).toBeLessThanOrEqual(max);
      }
      expect((tuning['a'] ?? 5) + (tuning['b'] ?? 5)).toBe(10);
    }
  });
});

const TUNABLES = GAMES.flatMap((game) => {
  const tunable = tunableOf(game);
  return tunable ? [{ id: game.id, tunable }] : [];
});

describe.each(TUNABLES)('the figures of $id', ({ id, tunable }) => {
  it('give a game at both ends of every bound, and the rulebook’s game without a change', () => {
    expect(tunable.with({}).id).toBe(id);
    const rng = new FastRng(5);
    let tuning: Readonly<Record<string, number>> = {};
    for (let i = 0; i < 60; i++) {
      tuning = changed(tunable.knobs, tuning, rng).next;
      expect(tunable.with(tuning).id).toBe(id);
    }
    expect(() => tunable.with({ 'no such figure': 1 })).toThrow(RangeError);
  });

  it('have bounds round the value of the rulebook, and targets with room', () => {
    for (const { value, min, max } of tunable.knobs) expect(min <= value && value <= max && min < max).toBe(true);
    for (const { low, high } of tunable.targets) expect(low).toBeLessThan(high);
    expect(new Set(tunable.knobs.map(({ key }) => key)).size).toBe(tunable.knobs.length);
  });
});

describe('the page of a measurement', () => {
  const game = gameOf('caper-europe')!;
  const tunable = tunableOf(game)!;
  const sampling = { bot: 'random', seed: 3, games: 4, workers: 1 };

  it('tells every target in every set-up, the cards, and how to make it again', { timeout: 60_000 }, async () => {
    const samples = await new Sampler(game, tunable, sampling).sample({}, 2);
    const page = balancePageOf(game, tunable, samples, { bot: 'random', seed: 3, command: 'hideout tune <x>' });
    for (const city of ['Paris', 'Rome', 'London', 'Barcelona']) expect(page).toContain(`City: ${city}`);
    for (const { name } of tunable.targets) expect(page.split(name)).toHaveLength(1 + tunable.setups.length);
    expect(page).toMatch(/gentleman/i);
    expect(page).toContain('hideout tune &lt;x&gt;');
    expect(page).not.toContain('http');
  });

  it('does without cards where none were counted', () => {
    const page = balancePageOf(cards, even, [[won(50), won(52)]], { bot: 'hard', seed: 1, command: 'c' });
    expect(page).toContain('even [T-1]');
    expect(page).not.toContain('<figure');
  });
});

describe('a job with a tuning', () => {
  const job = { game: 'caps-and-hammers', setup: { seats: 2, options: {} }, bots: ['random', 'random'], seed: 1 };

  it('plays the tuned game, or says what is wrong with the tuning', () => {
    const changedGame = lineupOf({ ...job, tuning: { nuke: 5 } });
    expect(changedGame.ok && changedGame.value.game !== gameOf('caps-and-hammers')).toBe(true);
    expect(lineupOf({ ...job, tuning: { crisis: 1 } })).toMatchObject({
      ok: false,
      problem: expect.stringContaining('“crisis” is published'),
    });
    const none = lineupOf({ ...job, game: 'caper-cards', setup: { seats: 2, options: {} }, tuning: { x: 1 } });
    expect(none).toEqual({ ok: false, problem: 'caper-cards has no figures to tune' });
  });

  it('samples the same deals for the same batch', { timeout: 60_000 }, async () => {
    const game = gameOf('caps-and-hammers')!;
    const sampling = { bot: 'random', seed: 3, games: 5, workers: 1 };
    const tunable = tunableOf(game)!;
    const first = await new Sampler(game, tunable, sampling).sample({}, 3);
    const sampler = new Sampler(game, tunable, sampling);
    await sampler.sample({}, 1);
    expect(await sampler.sample({}, 3)).toEqual(first);
    expect(sampler.games).toBe(15);
    expect(await sampler.sample({ nuke: 5 }, 3)).not.toEqual(first);
  });
});
