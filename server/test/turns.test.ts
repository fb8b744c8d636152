import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inParts, Turnstile } from '../src/turns.ts';

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

it('what is done in parts is done once for each, so many in a round', async () => {
  const done: number[] = [];
  const whole = inParts(Array.from({ length: 25 }).keys(), 10, (each) => done.push(each));
  expect(done).toHaveLength(10);
  await nextRound();
  await whole;
  expect(done).toEqual([...Array.from({ length: 25 }).keys()]);
});
