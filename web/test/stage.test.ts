import { SPECTATOR, type Viewer } from '@hideout/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene, SceneStep } from '../src/session/session.ts';
import { isPast, settledOf, Stage } from '../src/table/Stage.ts';

const STAY_MS = 100;
const sceneAt = (number: number, viewer = 0): Scene =>
  ({ number, viewer: viewer as Viewer, steps: [] as SceneStep[] }) as unknown as Scene;

/** A stage with the scene before the first action, whose pictures are painted by hand. */
function setStage({ stay = STAY_MS } = {}) {
  const painting = new Set<() => void>();
  const stage = new Stage(sceneAt(0), {
    stage: (_before, scene, present = scene) => [{ scene, present }],
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

/** A stage on which every scene has these moments before it, each as long as a stay. */
function setStory(...captions: readonly string[]) {
  const moments = captions.map((caption) => ({ kind: 'test', caption, weight: 'climax', things: [] }) as const);
  const painting = new Set<() => void>();
  const stage = new Stage(sceneAt(0), {
    stage: (before, scene, present) => [
      ...moments.map((moment) => {
        const derived = { ...before };
        return { scene: derived, present: present ?? derived, moment };
      }),
      { scene, present: present ?? scene },
    ],
    stayOf: () => STAY_MS,
    whenPainted: (task) => {
      painting.add(task);
      return () => painting.delete(task);
    },
  });
  const shown = () => [stage.beat.get().scene.number, stage.beat.get().moment?.caption];
  const pass = () => {
    for (const task of painting) task();
    vi.advanceTimersByTime(STAY_MS);
  };
  return { stage, shown, pass };
}

it('shows the moments of an action one after another, then the table after it', () => {
  const { stage, shown, pass } = setStory('one', 'two');
  stage.take(sceneAt(1));
  const seen = [0, 1, 2, 3].map(() => {
    const now = shown();
    pass();
    return now;
  });
  expect(seen).toEqual([
    [0, 'one'],
    [0, 'two'],
    [1, undefined],
    [1, undefined],
  ]);
});

it('shows nothing newer while a moment stands, whatever arrives', () => {
  const { stage, shown } = setStory('one');
  stage.take(sceneAt(1));
  stage.take(sceneAt(2));
  vi.advanceTimersByTime(STAY_MS - 1);
  expect(shown()).toEqual([0, 'one']);
});

it('is led on by a moment at a time, and skips all at once', () => {
  const { stage, shown } = setStory('one', 'two');
  stage.take(sceneAt(1));
  stage.next();
  expect(shown()).toEqual([0, 'two']);
  stage.skip();
  expect(shown()).toEqual([1, undefined]);
  stage.next();
  expect(shown()).toEqual([1, undefined]);
});

it('tells the past again and comes back to the very present', () => {
  const { stage, shown, pass } = setStory('one');
  stage.show(sceneAt(2));
  const present = stage.beat.get().scene;
  stage.tellAgain([sceneAt(0), sceneAt(1), sceneAt(2)]);
  const seen = [0, 1, 2, 3, 4].map(() => {
    const now = [...shown(), isPast(stage.beat.get())];
    pass();
    return now;
  });
  expect(seen).toEqual([
    [0, undefined, true],
    [0, 'one', true],
    [1, undefined, true],
    [1, 'one', true],
    [2, undefined, false],
  ]);
  expect(stage.beat.get().scene).toBe(present);
});

it('leaves out passing moments that a turn has no time for, but nothing that is to be read', () => {
  const seen: string[] = [];
  const stage = new Stage(sceneAt(0), {
    stage: (_before, scene) => [
      ...(['glance', 'sentence'] as const).map((weight) => {
        const derived = { ...scene };
        const moment = { kind: 'test', caption: `${weight} ${scene.number}`, weight, things: [] };
        return { scene: derived, present: derived, moment, seat: 1 };
      }),
      { scene, present: scene },
    ],
    stayOf: (_picture, spent) => (spent < STAY_MS ? STAY_MS : 0),
    whenPainted: () => () => {},
  });
  stage.beat.subscribe(() => seen.push(stage.beat.get().moment?.caption ?? 'table'));
  for (const number of [1, 2]) {
    const step = { number, seat: 1, events: [], forced: false } as unknown as SceneStep;
    stage.take({ ...sceneAt(number), steps: [step] });
    vi.advanceTimersByTime(10 * STAY_MS);
    stage.hurry();
  }
  expect(seen).toEqual(['glance 1', 'sentence 1', 'table', 'sentence 2', 'table']);
});

it('leaves out what a turn has no time for, but not its last action', () => {
  const seen: number[] = [];
  const byOne = (number: number): Scene => {
    const step = { number, seat: 1, events: [], forced: false } as unknown as SceneStep;
    return { ...sceneAt(number), steps: [step] };
  };
  const stage = new Stage(sceneAt(0), {
    stage: (_before, scene) => [{ scene, present: scene }],
    stayOf: (_picture, spent) => (spent < 2 * STAY_MS ? STAY_MS : 0),
    whenPainted: () => () => {},
  });
  stage.beat.subscribe(() => seen.push(stage.beat.get().scene.number));
  for (const number of [1, 2, 3, 4, 5]) stage.take(byOne(number));
  vi.advanceTimersByTime(10 * STAY_MS);
  expect(seen).toEqual([1, 2, 5]);
});
