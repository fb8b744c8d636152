import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenPainted } from '../src/whenPainted.ts';

/** The callbacks that wait for the next picture. */
let frames: (() => void)[] = [];
let page = { hidden: false };

/** Draws the next picture. */
function paint(): void {
  const due = frames;
  frames = [];
  for (const callback of due) callback();
}

beforeEach(() => {
  frames = [];
  page = { hidden: false };
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('does all that waits for a picture in one go, after it, in order', () => {
  const done: string[] = [];
  whenPainted(() => done.push('one'));
  whenPainted(() => done.push('two'));
  expect(frames).toHaveLength(1);
  paint();
  expect(done).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['one', 'two']);
});

it('has what comes after a picture wait for the next one', () => {
  const done: string[] = [];
  whenPainted(() => done.push('one'));
  paint();
  whenPainted(() => done.push('two'));
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['one']);
  paint();
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['one', 'two']);
});

it('leaves out what was given up, and lets nothing that fails keep the others back', () => {
  const done: string[] = [];
  const problems: unknown[] = [];
  vi.stubGlobal('reportError', (problem: unknown) => problems.push(problem));
  const giveUp = whenPainted(() => done.push('given up'));
  whenPainted(() => {
    throw new Error('broken');
  });
  whenPainted(() => done.push('other'));
  giveUp();
  paint();
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['other']);
  expect(problems).toEqual([new Error('broken')]);
});

it('does not wait on a hidden page, even when a picture is still being waited for', () => {
  const done: string[] = [];
  whenPainted(() => done.push('seen'));
  page.hidden = true;
  whenPainted(() => done.push('unseen'));
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['unseen']);
});
