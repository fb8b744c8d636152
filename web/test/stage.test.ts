import { SPECTATOR, type Viewer } from '@hideout/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../src/session/session.ts';
import { isPast, settledOf, Stage } from '../src/table/Stage.ts';

const STAY_MS = 100;
const sceneAt = (number: number, viewer = 0): Scene => ({ number, viewer: viewer as Viewer }) as Scene;

/** A stage with the scene before the first action, whose pictures are painted by hand. */
function setStage({ stay = STAY_MS } = {}) {
  const painting = new Set<() => void>();
  const stage = new Stage(sceneAt(0), {
    stayOf: () => stay,
    whenPainted: (task) => {
      painting.add(task);
      return () => painting.delete(task);
    },
  });
  const paint = () => {
    const due = [...painting];
    painting.clear();
    for (const task of due) task();
  };
  /** What is shown: the number of the scene, and of the one that all around it is drawn from. */
  const shown = () => [stage.beat.get(), settledOf(stage.beat.get())].map(({ scene }) => scene.number);
  const happen = (...numbers: readonly number[]) => numbers.forEach((number) => stage.take(sceneAt(number)));
  return { stage, paint, shown, happen };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('begins with a scene that has settled', () => {
  const { stage, shown } = setStage();
  expect([shown(), stage.beat.get().isSettled, stage.beat.get().before]).toEqual([[0, 0], true, undefined]);
});

it('shows the board first, and settles when that has been painted', () => {
  const { stage, paint, shown, happen } = setStage();
  happen(1);
  expect([shown(), stage.beat.get().isSettled]).toEqual([[1, 0], false]);
  paint();
  expect([shown(), stage.beat.get().isSettled]).toEqual([[1, 1], true]);
  expect(stage.beat.get().before?.scene.number).toBe(0);
});

it('shows scenes that come at once in order, each for a while', () => {
  const { paint, shown, happen } = setStage();
  happen(1, 2, 3);
  for (const number of [1, 2, 3]) {
    expect(shown()).toEqual([number, number - 1]);
    paint();
    expect(shown()).toEqual([number, number]);
    vi.advanceTimersByTime(STAY_MS);
  }
  expect(shown()).toEqual([3, 3]);
});

it('shows each scene in a picture of its own where none is to stay, and lets the last settle', () => {
  const { paint, shown, happen } = setStage({ stay: 0 });
  happen(1, 2);
  expect(shown()).toEqual([1, 0]);
  paint();
  expect(shown()).toEqual([2, 0]);
  paint();
  expect(shown()).toEqual([2, 2]);
});

it('skips to the present at once', () => {
  const { stage, paint, shown, happen } = setStage();
  happen(1, 2, 3);
  stage.skip();
  expect(shown()).toEqual([3, 0]);
  paint();
  vi.advanceTimersByTime(10 * STAY_MS);
  expect(shown()).toEqual([3, 3]);
});

it('shows undo at once, and nothing of what was taken back follows', () => {
  const { paint, shown, happen } = setStage();
  happen(1, 2, 3, 2);
  expect(shown()).toEqual([2, 0]);
  paint();
  vi.advanceTimersByTime(10 * STAY_MS);
  expect(shown()).toEqual([2, 2]);
});

it('tells of a beat while the one before it still stands, and of its settling', () => {
  const { stage, paint, happen } = setStage();
  const heard: boolean[] = [];
  stage.beat.subscribe(() => heard.push(stage.beat.get().isSettled));
  happen(1);
  paint();
  expect(heard).toEqual([false, true]);
});

it('does not make whoever acts wait until what was last shown has stood its time', () => {
  const { stage, paint, shown, happen } = setStage();
  happen(1);
  stage.hurry();
  happen(2);
  expect(shown()).toEqual([2, 0]);
  happen(3);
  paint();
  expect(shown()).toEqual([2, 2]);
  vi.advanceTimersByTime(STAY_MS);
  expect(shown()).toEqual([3, 2]);
});

it('lets a beat settle although its stay was cut short', () => {
  const { stage, paint, shown, happen } = setStage();
  happen(1);
  stage.hurry();
  paint();
  expect(shown()).toEqual([1, 1]);
});

it('shows another viewer nothing of what led there', () => {
  const { stage, happen } = setStage();
  happen(1);
  stage.take(sceneAt(1, 1));
  expect(stage.beat.get()).toMatchObject({ before: undefined, isSettled: true, scene: { number: 1, viewer: 1 } });
  stage.take(sceneAt(2, SPECTATOR));
  vi.advanceTimersByTime(STAY_MS);
  expect(stage.beat.get()).toMatchObject({ before: undefined, isSettled: true, scene: { viewer: SPECTATOR } });
});

it('looks back, until it is skipped or something happens', () => {
  const { stage, paint, shown, happen } = setStage();
  happen(1, 2);
  stage.lookBack(sceneAt(0));
  expect([shown()[0], isPast(stage.beat.get()), stage.beat.get().present.number]).toEqual([0, true, 2]);
  stage.skip();
  expect([shown()[0], isPast(stage.beat.get())]).toEqual([2, false]);
  stage.lookBack(sceneAt(1));
  paint();
  vi.advanceTimersByTime(STAY_MS);
  expect(isPast(stage.beat.get())).toBe(true);
  happen(3);
  expect([shown()[0], isPast(stage.beat.get())]).toEqual([3, false]);
});

it('does what waits for the settling once, at once where nothing is to be waited for', () => {
  const { stage, paint, happen } = setStage();
  const done: string[] = [];
  stage.whenSettled(() => done.push('settled'));
  happen(1);
  stage.whenSettled(() => done.push('painted'));
  stage.whenSettled(() => done.push('given up'))();
  expect(done).toEqual(['settled']);
  paint();
  happen(2);
  paint();
  expect(done).toEqual(['settled', 'painted']);
});

it('settles before it has been painted when it is told to', () => {
  const { stage, paint, shown, happen } = setStage();
  happen(1);
  stage.settle();
  expect(shown()).toEqual([1, 1]);
  let told = 0;
  stage.beat.subscribe(() => told++);
  paint();
  expect(told).toBe(0);
});

it('shows the same scene once', () => {
  const { stage } = setStage();
  let told = 0;
  stage.beat.subscribe(() => told++);
  stage.show(stage.beat.get().scene);
  stage.skip();
  expect(told).toBe(0);
});
