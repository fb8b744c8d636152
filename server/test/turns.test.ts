import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inParts, Line, Turnstile } from '../src/turns.ts';

it('a turnstile lets so many through in a round, in order, and does not keep few waiting', async () => {
  const turnstile = new Turnstile(10);
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 10; i++) expect(turnstile.pass()).toBeUndefined();
    await nextRound();
  }
  const passed: number[] = [];
  const pass = async (name: number): Promise<void> => {
    await turnstile.pass();
    passed.push(name);
  };
  const all = Array.from({ length: 25 }, (_, name) => pass(name));
  await Promise.resolve();
  expect(passed).toHaveLength(10);
  await nextRound();
  all.push(pass(25));
  await Promise.resolve();
  expect(passed).toHaveLength(20);
  await nextRound();
  await Promise.all(all);
  expect(passed).toEqual(Array.from({ length: 26 }, (_, name) => name));
  await nextRound();
  expect(turnstile.pass()).toBeUndefined();
});

it('a line takes one after another, at once where nobody is before, and goes on after a failure', async () => {
  const line = new Line();
  const done: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = line.take(async () => {
    done.push('begun');
    await promise;
    done.push('ended');
    throw new Error('in vain');
  });
  expect(done).toEqual(['begun']);
  const others = [1, 2].map((name) => line.take(() => done.push(`${name}`)));
  await nextRound();
  expect(done).toEqual(['begun']);
  resolve();
  await expect(first).rejects.toThrow('in vain');
  await Promise.all(others);
  expect(done).toEqual(['begun', 'ended', '1', '2']);
  const last = line.take(() => 'at once');
  expect(await last).toBe('at once');
});

it('what is done in parts is done once for each, so many in a round', async () => {
  const done: number[] = [];
  const whole = inParts(Array.from({ length: 25 }).keys(), 10, (each) => done.push(each));
  expect(done).toHaveLength(10);
  await nextRound();
  await whole;
  expect(done).toEqual([...Array.from({ length: 25 }).keys()]);
});
