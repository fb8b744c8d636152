import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, type AnyGame } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { bulk, fuzz, reproduce, writeFailure, type AnyFixture, type Failure } from '../src/index.ts';
import { fixture } from './magpie/fixture.ts';
import { magpie } from './magpie/game.ts';
import { MUTANTS } from './mutants.ts';

const mutant = (bug: string): { game: AnyGame; fixture: AnyFixture } => MUTANTS.find((each) => each.bug === bug)!;

describe('the fuzzer', () => {
  it('finds nothing wrong with Magpie, and much to see', () => {
    const seen: number[] = [];
    const report = fuzz(magpie, fixture, {
      games: 60,
      seed: 1,
      onProgress: ({ features }) => void seen.push(features),
    });
    expect(report.failure).toBeUndefined();
    expect(report.games).toBe(60);
    expect(report.features).toBeGreaterThan(40);
    expect(report.corpus).toBeGreaterThan(5);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('is the same every time', () => {
    const options = { games: 30, seed: 4 };
    expect(fuzz(magpie, fixture, options)).toEqual(fuzz(magpie, fixture, options));
  });

  it('sees more with steering than as many random games show', () => {
    const [steered, more] = [100, 200].map((games) => fuzz(magpie, undefined, { games, seed: 2 }).features);
    expect(steered).toBeGreaterThan(45);
    expect(more).toBeGreaterThanOrEqual(steered!);
  });

  it.each([
    ['a lost card', 'L14', 'L15'],
    ['a legal list that looks at the pile', 'L19', ''],
    ['an event that shows the drawn card to all', 'L21', ''],
    ['undo after drawing a card', 'L23', ''],
    ['a dead end', 'L3', 'L16'],
    ['winners who each get everything', 'L26', ''],
  ])('catches %s by %s', (bug, law, orLaw) => {
    const { game } = mutant(bug);
    const { failure } = fuzz(game, fixture, { games: 500, seed: 1 });
    expect([law, orLaw]).toContain(failure?.error.law);
    const again = reproduce(game, fixture, failure!.record);
    expect(again.ok && again.value?.law).toBe(failure!.error.law);
    const healthy = reproduce(magpie, fixture, failure!.record);
    expect(healthy).toEqual({ ok: true, value: undefined });
  });

  it('needs no fixture for laws that need none', () => {
    const lost = fuzz(mutant('a lost card').game, undefined, { games: 50, seed: 1 });
    const stuck = fuzz(mutant('a dead end').game, undefined, { games: 50, seed: 1 });
    expect(lost.failure).toBeUndefined();
    expect(stuck.failure).toBeDefined();
  });
});

describe('a failure', () => {
  const { game } = mutant('undo after drawing a card');
  const failure = fuzz(game, fixture, { games: 500, seed: 1 }).failure!;

  it('is shrunk: a card can be drawn at once, in the smallest set-up', () => {
    expect(failure.record.moves).toEqual([]);
    expect(failure.record.setup).toEqual({ seats: 2, options: { deal: 'two' } });
  });

  it('says all it takes to see it again', () => {
    expect(failure.error.message).toMatch(
      /^\[L23\] undo is refused once anybody has learnt something: draw 0 can be undone/,
    );
    expect(failure.error.message).toContain('["magpie",1,2,{"deal":"two"}]');
    expect(failure.error.message).toMatch(/after 0 actions\n {2}state {3}seats:2 hand:/);
  });

  it('is written as a record, with the command that runs it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hideout-'));
    try {
      const { file, command } = writeFailure(failure, join(folder, 'failures'));
      expect(command).toBe(`npm run hideout -- fuzz magpie --reproduce ${file}`);
      const read = readRecord(readFileSync(file, 'utf8'));
      const again = read.ok && reproduce(game, fixture, read.value);
      expect(again && again.ok && again.value?.law).toBe('L23');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('cannot be run by another game, nor in a set-up that there is not', () => {
    const { record }: Failure = failure;
    expect(reproduce({ ...magpie, id: 'jackdaw' }, fixture, record)).toEqual({
      ok: false,
      problem: 'this is a record of magpie, not of jackdaw',
    });
    expect(reproduce(magpie, fixture, { ...record, setup: { seats: 4, options: {} } })).toEqual({
      ok: false,
      problem: 'this game is for 2 to 3 players',
    });
  });
});

describe('the bulk run', () => {
  it('plays as many games as told, each by its number alone', () => {
    const whole = bulk(magpie, fixture, { games: 400, seed: 1 });
    const [first, second] = [
      bulk(magpie, fixture, { games: 150, seed: 1 }),
      bulk(magpie, fixture, { games: 250, seed: 151 }),
    ];
    expect(whole).toMatchObject({ games: 400, failure: undefined });
    expect(first.actions + second.actions).toBe(whole.actions);
  });

  it('reports its progress', () => {
    const seen: number[] = [];
    bulk(magpie, undefined, { games: 1500, seed: 1, onProgress: ({ games }) => void seen.push(games) });
    expect(seen).toEqual([1000, 1500]);
  });

  it.each([
    ['a lost card', 'L14'],
    ['a dead end', 'L3'],
    ['more actions than announced', 'L3'],
    ['an unsorted legal list', 'L4'],
    ['a legal list with repeats', 'L4'],
    ['winners who each get everything', 'L26'],
    ['an ending that was not announced', 'L25'],
  ])('catches %s by %s in its quick games', (bug, law) => {
    const { game } = mutant(bug);
    const { failure } = bulk(game, fixture, { games: 199, seed: 1 });
    expect(failure?.error.law).toBe(law);
  });

  it('catches what costs more in its thorough games', () => {
    const { game } = mutant('an event that shows the drawn card to all');
    expect(bulk(game, fixture, { games: 199, seed: 1 }).failure).toBeUndefined();
    expect(bulk(game, fixture, { games: 4000, seed: 1 }).failure?.error.law).toBe('L21');
  });

  it('turns an exception of the game into a breach, as the fuzzer does', () => {
    const fail = (): never => {
      throw new Error('no luck');
    };
    const throwing: AnyGame = { ...magpie, apply: fail };
    for (const run of [bulk, fuzz]) {
      const { failure } = run(throwing, fixture, { games: 1, seed: 1 });
      expect(failure?.error.message).toContain('the game threw Error: no luck');
    }
  });
});
