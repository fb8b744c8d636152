import type { Plan, Thing, Things } from '@hideout/boardkit';
import { act, type Action, type Refusal } from '@hideout/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import type { Scene, Session } from '../src/session/session.ts';
import { setSetting } from '../src/store/settings.ts';
import { Chooser } from '../src/table/Chooser.ts';
import { Stage } from '../src/table/Stage.ts';

const [aToX, aToY, bToX, pass] = [act(0, 0), act(0, 1), act(0, 2), act(1)];
const LEGAL = [aToX, aToY, bToX, pass];
const PLAN: Plan = { name: 'go', text: 'go there', actions: [aToX, pass] };
const THINGS: readonly Thing[] = [
  { id: 'a', label: 'A', actions: [aToX, aToY] },
  { id: 'b', label: 'B', actions: [bToX] },
  { id: 'x', label: 'X', actions: [aToX, bToX] },
  { id: 'y', label: 'Y', actions: [aToY] },
  { id: 'far', label: 'Far', actions: [], plans: () => [PLAN] },
];
const things = { find: (id: string) => THINGS.find((thing) => thing.id === id) } as Things;
const sceneAt = (number: number): Scene => ({ number, viewer: 0, legal: LEGAL, steps: [] }) as unknown as Scene;

type Answer = (refusal: Refusal | undefined) => void;

/** A table whose session answers at once, as at home, or when it is told to, as over a wire. */
function sit({ isFar = false, isVersed = true } = {}) {
  const done: Action[] = [];
  const answers: Answer[] = [];
  const painting: (() => void)[] = [];
  const stage = new Stage(sceneAt(0), {
    stage: (_before, scene, present = scene) => [{ scene, present }],
    stayOf: () => 0,
    whenPainted: (task) => {
      painting.push(task);
      return () => painting.splice(painting.indexOf(task), 1);
    },
  });
  let { scene } = stage.beat.get();
  const session = {
    get scene() {
      return scene;
    },
    play: (action: Action) => {
      done.push(action);
      if (isFar) return new Promise<Refusal | undefined>((resolve) => answers.push(resolve));
      scene = sceneAt(scene.number + 1);
      stage.take(scene);
      return Promise.resolve(undefined);
    },
  } as unknown as Session;
  const chooser = new Chooser({ session, stage, things, guide: undefined, isVersed: () => isVersed });
  const paint = () => painting.splice(0).forEach((task) => task());
  const chosen = () => chooser.choice.get().selection.chosen;
  const number = () => chooser.choice.get().scene.number;
  return { chooser, stage, done, answers, paint, chosen, number };
}

/** Whether to ask before every move; a page is there that settings are written on. */
function ask(confirm: 'auto' | 'on' | 'off'): void {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  setSetting('confirm', confirm);
  vi.unstubAllGlobals();
}
afterEach(() => ask('auto'));

/** Whatever was waiting for an answer has heard it. */
const heard = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('chooses a thing, then plays the one action that is left', () => {
  const { chooser, done, chosen } = sit();
  chooser.touch('a');
  expect([chosen(), done]).toEqual([['a'], []]);
  chooser.touch('x');
  expect(done).toEqual([aToX]);
});

it('keeps the last decision until the next beat has settled, then begins with nothing chosen', () => {
  const { chooser, paint, chosen, number } = sit();
  chooser.touch('a');
  chooser.touch('x');
  expect([number(), chosen()]).toEqual([0, ['a']]);
  paint();
  expect([number(), chosen()]).toEqual([1, []]);
});

it('plays nothing that the last decision offered when the next one is on the stage', () => {
  const { chooser, done } = sit();
  chooser.play(pass);
  chooser.play(pass);
  chooser.follow(PLAN);
  expect(done).toEqual([pass]);
});

it('lets the beat settle when something is touched before it has been painted', async () => {
  const { chooser, stage, chosen, number } = sit();
  chooser.play(pass);
  await heard();
  expect([number(), stage.beat.get().isSettled]).toEqual([0, false]);
  chooser.touch('a');
  expect([number(), chosen(), stage.beat.get().isSettled]).toEqual([1, ['a'], true]);
});

it('offers nothing while an answer is awaited, and all again when it was refused', async () => {
  const { chooser, done, answers, chosen } = sit({ isFar: true });
  chooser.play(pass);
  expect(chooser.choice.get()).toMatchObject({ selection: { legal: [] }, isUnderWay: false });
  chooser.touch('a');
  expect([chosen(), done]).toEqual([[], [pass]]);
  answers[0]!({ clause: '', reason: 'too late' });
  await heard();
  expect(chooser.choice.get().selection.legal).toEqual(LEGAL);
});

it('shows a plan at the first touch and follows it at the second; meanwhile it is under way', async () => {
  const { chooser, done, answers } = sit({ isFar: true });
  chooser.touch('far');
  expect([chooser.choice.get().selection.plan, done]).toEqual([PLAN, []]);
  chooser.touch('far');
  expect([chooser.choice.get().isUnderWay, done]).toEqual([true, [aToX]]);
  answers[0]!({ clause: '', reason: 'too late' });
  await heard();
  expect([chooser.choice.get().isUnderWay, done]).toEqual([false, [aToX]]);
});

it('asks before every move where that is wanted, and lets go of what was chosen', () => {
  ask('on');
  const { chooser, done, chosen } = sit();
  chooser.touch('b');
  expect([chosen(), done]).toEqual([['b'], []]);
  chooser.clear();
  expect(chosen()).toEqual([]);
});

it('explains at the first touch and plays at the second, until a game has been finished and always by finger', () => {
  for (const [isVersed, by] of [
    [false, 'mouse'],
    [true, 'touch'],
  ] as const) {
    const { chooser, done, chosen } = sit({ isVersed });
    chooser.touch('b', by);
    expect([chosen(), done]).toEqual([['b'], []]);
    chooser.touch('b', by);
    expect(done).toEqual([bToX]);
  }
});

it('plays at once what is meant: by mouse when a game has been finished, by key, by drag, and where a second thing was chosen', () => {
  const table = () => sit({ isVersed: false });
  const versed = sit();
  versed.chooser.touch('b', 'mouse');
  const [key, drag, second] = [table(), table(), table()];
  key.chooser.touch('b', 'key');
  drag.chooser.drop('b', undefined);
  second.chooser.touch('a', 'touch');
  second.chooser.touch('x', 'touch');
  expect([versed, key, drag, second].map(({ done }) => done)).toEqual([[bToX], [bToX], [bToX], [aToX]]);
});

it('drops a thing on another that it belongs to, chosen or not, and on no other', () => {
  for (const isChosen of [false, true]) {
    const { chooser, done } = sit();
    if (isChosen) chooser.touch('a');
    chooser.drop('a', 'b');
    expect(done).toEqual([]);
    chooser.drop('a', 'y');
    expect(done).toEqual([aToY]);
  }
});

it('does not touch a thing in the next decision because another was dropped on it', () => {
  const { chooser, done } = sit();
  chooser.drop('b', 'x');
  expect(done).toEqual([bToX]);
});

it('offers nothing of the past', () => {
  const { chooser, stage, paint, done } = sit();
  stage.lookBack(sceneAt(-1));
  paint();
  chooser.touch('b');
  expect([chooser.choice.get().selection.legal, done]).toEqual([[], []]);
});
