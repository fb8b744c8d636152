import type { AnyGuide, Note } from '@hideout/boardkit';
import type { GameView } from '@hideout/kernel';
import { beforeEach, expect, it, vi } from 'vitest';
import { asTips, withLessons } from '../src/table/lessons.ts';

const NOTE: Note = {
  lesson: 'carry',
  text: 'All about carrying.',
  short: 'Carry.',
  clauses: [],
  things: [],
  advice: 1 as never,
};
const guide = { note: () => NOTE } as unknown as AnyGuide;
const view = (): GameView => ({}) as GameView;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

it('tells a lesson whole as long as its decision stands, and afterwards in short', () => {
  const taught = withLessons('magpie', guide);
  const first = view();
  const text = (at: GameView) => taught.note(at, [], 'en')?.text;
  expect([text(first), text(first), text(view())]).toEqual(['All about carrying.', 'All about carrying.', 'Carry.']);
});

it('gives a tip at first use, without advice, and never again', () => {
  const tips = asTips('magpie', guide);
  const first = view();
  expect(tips.note(first, [], 'en')).toEqual({ ...NOTE, advice: undefined });
  expect(tips.note(first, [], 'en')?.text).toBe('All about carrying.');
  expect(tips.note(view(), [], 'en')).toBeUndefined();
});
