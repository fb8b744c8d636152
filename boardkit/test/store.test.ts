import { expect, it } from 'vitest';
import { Store } from '../src/Store.ts';

it('tells those who listen of another value, until they leave', () => {
  const store = new Store(1);
  const heard: number[] = [];
  const leave = store.subscribe(() => heard.push(store.get()));
  store.set(2);
  leave();
  store.set(3);
  expect([store.get(), heard]).toEqual([3, [2]]);
});

it('tells nobody of the same value', () => {
  const value = { turn: 1 };
  const store = new Store(value);
  let told = 0;
  store.subscribe(() => told++);
  store.set(value);
  expect(told).toBe(0);
  store.set({ turn: 1 });
  expect(told).toBe(1);
});
