import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenPainted } from '../src/table/whenPainted.ts';

/** The callbacks that wait for the next picture, by number. */
const frames = new Map<number, () => void>();
let page = { hidden: false };

/** Draws the next picture. */
function paint(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback();
}

beforeEach(() => {
  frames.clear();
  page = { hidden: false };
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frames.set(frames.size + 1, callback);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits for the picture, and does what it should after it', () => {
  const done: string[] = [];
  whenPainted(() => done.push('one'));
  whenPainted(() => done.push('two'));
  vi.runOnlyPendingTimers();
  paint();
  expect(done).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['one', 'two']);
});

it('can be given up before the picture and after it', () => {
  const done: string[] = [];
  const [before, after] = ['before', 'after'].map((when) => whenPainted(() => done.push(when)));
  before!();
  paint();
  after!();
  vi.runOnlyPendingTimers();
  expect(done).toEqual([]);
});

it('does not wait on a hidden page, even when a picture is still being waited for', () => {
  const done: string[] = [];
  whenPainted(() => done.push('seen'));
  page.hidden = true;
  whenPainted(() => done.push('unseen'));
  whenPainted(() => done.push('given up'))();
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['unseen']);
});
