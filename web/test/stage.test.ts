import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Broadcast } from '../src/session/broadcast.ts';
import type { Scene, Session } from '../src/session/session.ts';
import { Stage } from '../src/table/Stage.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

const HOLD_MS = 100;
const sceneAt = (number: number): Scene => ({ number }) as Scene;

function setStage() {
  const news = new Broadcast();
  const session = { scene: sceneAt(0), line: 'here', subscribe: news.subscribe } as unknown as Writable<Session>;
  const stage = new Stage(session, (_scene, then) => {
    const timer = setTimeout(then, HOLD_MS);
    return () => clearTimeout(timer);
  });
  const happen = (number: number) => {
    session.scene = sceneAt(number);
    news.send();
  };
  const lose = () => {
    session.line = 'lost';
    news.send();
  };
  return { stage, happen, lose, shown: () => stage.showing().scene.number };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('scenes that come at once are shown in order, each for a while', () => {
  const { stage, happen, shown } = setStage();
  for (const number of [1, 2, 3]) happen(number);
  expect([shown(), stage.showing().isNow]).toEqual([1, false]);
  vi.advanceTimersByTime(HOLD_MS);
  expect([shown(), stage.showing().isNow]).toEqual([2, false]);
  vi.advanceTimersByTime(HOLD_MS);
  expect([shown(), stage.showing().isNow]).toEqual([3, true]);
});

it('skipping shows the present at once', () => {
  const { stage, happen, shown } = setStage();
  for (const number of [1, 2, 3]) happen(number);
  stage.skip();
  expect([shown(), stage.showing().isNow]).toEqual([3, true]);
  vi.advanceTimersByTime(10 * HOLD_MS);
  expect(shown()).toBe(3);
});

it('undo is shown at once, and nothing of what was taken back follows', () => {
  const { happen, shown } = setStage();
  for (const number of [1, 2, 3]) happen(number);
  happen(2);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(10 * HOLD_MS);
  expect(shown()).toBe(2);
});

it('the old scene still stands when the places of its pieces are noted', () => {
  const { stage, happen, shown } = setStage();
  let seen = -1;
  stage.beforeChange(() => (seen = shown()));
  happen(1);
  expect(seen).toBe(0);
});

it('whoever acts need not wait until what was last shown has stood long enough', () => {
  const { stage, happen, shown } = setStage();
  happen(1);
  stage.hurry();
  happen(2);
  expect([shown(), stage.showing().isNow]).toEqual([2, true]);
  happen(3);
  expect([shown(), stage.showing().isNow]).toEqual([2, false]);
  vi.advanceTimersByTime(HOLD_MS);
  expect(shown()).toBe(3);
});

it('a line that is lost is told at once, though nothing has happened in the game', () => {
  const { stage, lose } = setStage();
  let told = 0;
  stage.subscribe(() => (told += 1));
  const before = stage.showing();
  lose();
  expect([told, stage.showing()]).toEqual([1, { ...before, line: 'lost' }]);
});
