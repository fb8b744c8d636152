import type { AnyBoard, Moment, Weight } from '@hideout/boardkit';
import { seatOf, type GameView } from '@hideout/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import type { Scene } from '../src/session/session.ts';
import { setSetting, type Settings } from '../src/store/settings.ts';
import { clockOf } from '../src/table/clock.ts';
import { stayOfGlance, stayOfMoment, stayOfRoutine, type Pace } from '../src/table/pace.ts';
import { Story } from '../src/table/Story.ts';

type Told = Moment<GameView>;
const moment = (weight: Told['weight'], caption: string = weight): Told => ({
  kind: weight,
  caption,
  weight,
  things: [],
});
const ALL = [moment('glance'), moment('sentence'), moment('climax')];

/** The clock of a table whose every action has a moment of each weight, and what it tells. */
function setClock(weight: Weight = 'glance', moments: readonly Told[] = ALL) {
  const story = new Story();
  const board = { direction: { momentsOf: () => moments, weightOf: () => weight } } as unknown as AnyBoard;
  return { story, clock: clockOf({ session: { names: ['A', 'B'] }, board, tell: story.tell }) };
}

const sceneBy = (seat: number, number: number, more: Partial<Scene> = {}): Scene =>
  ({ number, viewer: 0, view: {}, steps: [{ number, seat, events: [], forced: false }], ...more }) as unknown as Scene;

function at(pace: Settings['pace']): void {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('navigator', { languages: ['en'] });
  setSetting('pace', pace);
}
afterEach(() => {
  at('normal');
  vi.unstubAllGlobals();
});

const PACES: readonly Pace[] = ['slow', 'normal', 'quick'];
const captions = (pictures: readonly { readonly moment?: Told }[]) => pictures.map((each) => each.moment?.caption);

it('stages everything that somebody else brings about, and of one’s own action what came of it', () => {
  at('normal');
  const { clock } = setClock();
  expect(captions(clock.stage(sceneBy(1, 0), sceneBy(1, 1)))).toEqual(['glance', 'sentence', 'climax', undefined]);
  expect(captions(clock.stage(sceneBy(0, 0), sceneBy(0, 1)))).toEqual(['sentence', 'climax', undefined]);
});

it('stages what begins the next turn of somebody else, though one’s own action led to it', () => {
  at('normal');
  const rolls = [0, 1].map((seat) => ({ ...moment('glance', `roll of ${seat}`), seat: seatOf(seat) }));
  const pictures = setClock('step', rolls).clock.stage(sceneBy(0, 0), sceneBy(0, 1));
  expect(captions(pictures)).toEqual(['roll of 1', undefined]);
  expect(pictures.map(({ seat }) => seat)).toEqual([1, 1]);
});

it('stages nothing at once, but keeps all that is to be read, and stages it when it is told again', () => {
  at('at once');
  const { clock, story } = setClock();
  const [before, scene] = [sceneBy(1, 0), sceneBy(1, 1)];
  expect(captions(clock.stage(before, scene))).toEqual([undefined]);
  expect(story.told.get().map((each) => each.moment.caption)).toEqual(['sentence', 'climax']);
  expect(captions(clock.stage(before, scene, scene))).toEqual(['glance', 'sentence', 'climax', undefined]);
  expect(clock.stayOf({ scene, present: scene, moment: ALL[2]! }, 0)).toBeGreaterThan(0);
  expect(clock.stayOf({ scene, present: scene }, 0)).toBe(0);
});

it('lets the curtain fall only after the moments and a look at the table, at every pace', () => {
  for (const pace of ['normal', 'at once'] as const) {
    at(pace);
    const { clock } = setClock();
    const scene = sceneBy(0, 1, { curtain: 1 as Scene['curtain'] });
    const pictures = clock.stage(sceneBy(0, 0), scene);
    expect(captions(pictures)).toEqual(['sentence', 'climax', undefined, undefined]);
    expect(pictures.map((each) => each.scene.curtain)).toEqual([undefined, undefined, undefined, 1]);
  }
});

it('stages nothing between scenes of two viewers, nor across a gap', () => {
  at('normal');
  const { clock } = setClock();
  const other = { viewer: 1 as Scene['viewer'] };
  expect(captions(clock.stage(sceneBy(1, 0), sceneBy(1, 1, other)))).toEqual([undefined]);
  expect(captions(clock.stage(sceneBy(1, 0), sceneBy(1, 3)))).toEqual([undefined]);
});

it('gives no viewer what was told to another', () => {
  const story = new Story();
  story.tell(sceneBy(0, 1), ALL);
  story.tell(sceneBy(1, 2, { viewer: 1 as Scene['viewer'] }), [moment('climax', 'mine')]);
  expect(story.told.get().map((each) => each.moment.caption)).toEqual(['mine']);
});

it('forgets what was taken back', () => {
  const story = new Story();
  story.tell(sceneBy(0, 1), [moment('climax', 'kept')]);
  story.tell(sceneBy(0, 2), [moment('climax', 'taken back')]);
  story.tell(sceneBy(0, 2), []);
  expect(story.told.get().map((each) => each.moment.caption)).toEqual(['kept']);
});

it('tells the routine of a turn in its time, however many actions it has', () => {
  for (const pace of PACES)
    for (const weight of ['step', 'glance', 'sentence'] as const) {
      let spent = 0;
      for (let action = 0; action < 200; action++) {
        spent += stayOfGlance(pace, spent);
        spent += stayOfRoutine(weight, pace, spent);
      }
      expect(spent).toBeLessThan({ slow: 4300, normal: 2600, quick: 950, 'at once': 1 }[pace]);
    }
});

it('lets weightier things stay longer, a long count longer still, and slower paces longest', () => {
  const stays = (pace: Pace) => ALL.map((each) => stayOfMoment(each, pace));
  for (const pace of PACES) expect(stays(pace)).toEqual(stays(pace).toSorted((a, b) => a - b));
  const count = [1, 2, 3].map((sum) => ({ text: 'more', figure: '+1', sum }));
  expect(stayOfMoment({ ...ALL[2]!, count }, 'normal')).toBeGreaterThan(stayOfMoment(ALL[2]!, 'normal'));
  for (const [place] of ALL.entries()) {
    const by = PACES.map((pace) => stays(pace)[place]!);
    expect(by).toEqual(by.toSorted((a, b) => b - a));
  }
});

it('tells all that came of one action in its time, and leaves each caption and each line of a count to be read', () => {
  const count = Array.from({ length: 6 }, () => ({ text: 'more', figure: '+1' }));
  const long = [...ALL, { ...moment('climax', 'c'.repeat(100)), count }, moment('sentence', 's'.repeat(80))];
  const stays = long.map((each) => stayOfMoment(each, 'normal', long));
  expect(stays.reduce((sum, stay) => sum + stay, 0)).toBeCloseTo(7800);
  expect(stays[3]).toBeGreaterThanOrEqual(600 + Math.max(100 * 22, 6 * 250));
  expect(stays[4]).toBeGreaterThanOrEqual(600 + (80 * 22) / 2);
  const wordy = [1, 60].map((length) => ({ ...ALL[1]!, count: [{ text: 'x'.repeat(length), figure: '+1' }] }));
  expect(stayOfMoment(wordy[1]!, 'normal')).toBeGreaterThan(stayOfMoment(wordy[0]!, 'normal'));
  expect(stayOfMoment(ALL[2]!, 'normal', ALL)).toBe(stayOfMoment(ALL[2]!, 'normal'));
});
