import { expect, test } from 'vitest';
import { Rounds } from '../src/rounds.ts';

test('a round that fails is followed by the next', async () => {
  let made = 0;
  const rounds = new Rounds(1, async () => {
    made++;
    throw new Error('the store is down');
  });
  await expect.poll(() => made).toBeGreaterThanOrEqual(3);
  await rounds.close();
});

test('the next round waits for the one before', async () => {
  let underWay = 0;
  let most = 0;
  let made = 0;
  const rounds = new Rounds(1, async () => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve, 3));
    underWay--;
    made++;
  });
  await expect.poll(() => made).toBeGreaterThanOrEqual(3);
  await rounds.close();
  expect(most).toBe(1);
});

test('closing waits for the round that is under way, and begins nothing more', async () => {
  let begun = 0;
  let finish = (): void => {};
  const rounds = new Rounds(1, () => {
    begun++;
    return new Promise((resolve) => (finish = resolve));
  });
  await expect.poll(() => begun).toBe(1);
  let isClosed = false;
  const closing = rounds.close().then(() => (isClosed = true));
  expect(rounds.closing.aborted).toBe(true);
  await Promise.resolve();
  expect(isClosed).toBe(false);
  finish();
  await closing;
  expect(begun).toBe(1);
});
