import { describe, expect, it } from 'vitest';
import { act, ActionList, actionSpace, isInSpace, nounOf, verbOf, type Action } from '../src/index.ts';

const VERBS = [
  { id: 'play', nouns: 3 },
  { id: 'pass', nouns: 1 },
];

describe('actions', () => {
  it('packs a verb and a noun, ascending by verb and then by noun', () => {
    expect([verbOf(act(5, 65_535)), nounOf(act(5, 65_535))]).toEqual([5, 65_535]);
    expect(act(1, 0)).toBeGreaterThan(act(0, 65_535));
    expect(act(0, 1)).toBeGreaterThan(act(0, 0));
  });

  it('lists the whole action space in ascending order', () => {
    expect([...actionSpace(VERBS)]).toEqual([act(0, 0), act(0, 1), act(0, 2), act(1, 0)]);
  });

  it.each([
    [act(0, 2), true],
    [act(0, 3), false],
    [act(2, 0), false],
    [-1 as Action, false],
    [0.5 as Action, false],
    [Number.NaN as Action, false],
  ])('knows whether %d names a verb and a noun of the game', (action, inside) => {
    expect(isInSpace(VERBS, action)).toBe(inside);
  });
});

describe('a list of actions', () => {
  it('grows past its first room and keeps order', () => {
    const list = new ActionList();
    for (let noun = 0; noun < 1000; noun++) list.add(act(1, noun));
    expect(list.size).toBe(1000);
    expect(list.toArray()).toEqual(Array.from({ length: 1000 }, (_, noun) => act(1, noun)));
  });

  it('forgets everything when cleared', () => {
    const list = new ActionList();
    list.add(act(1, 1));
    list.clear();
    expect([list.size, list.includes(act(1, 1)), list.toArray()]).toEqual([0, false, []]);
  });
});
