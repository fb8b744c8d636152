import { act } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { NO_DECISION, stanceOf, type Decision } from '../src/standing.ts';
import type { Thing } from '../src/thing.ts';

const [STEP, JUMP] = [act(0), act(1)];
const pawn: Thing = { id: 'pawn', label: 'Pawn', actions: [STEP] };
const hill: Thing = { id: 'hill', label: 'Hill', actions: [JUMP], plans: () => [] };
const rock: Thing = { id: 'rock', label: 'Rock', actions: [] };

/** How pawn, hill and rock stand by a decision. */
const standingsBy = (decision: Partial<Decision>) =>
  [pawn, hill, rock].map((thing) => stanceOf(thing, { ...NO_DECISION, ...decision }).standing);

it('lets stand as possible what is part of a candidate, and as reachable what only a plan leads to', () => {
  expect(standingsBy({ candidates: new Set([STEP]) })).toEqual(['possible', 'reachable', 'idle']);
  expect(standingsBy({ candidates: new Set([STEP, JUMP]) })).toEqual(['possible', 'possible', 'idle']);
});

it('offers no plan when nothing can be done, nor beside a chosen thing, but beside a chosen plan', () => {
  const plan = { name: '', text: '', actions: [] };
  const chosen = ['pawn'];
  expect(standingsBy({})).toEqual(['idle', 'idle', 'idle']);
  expect(standingsBy({ candidates: new Set([STEP]), chosen })).toEqual(['chosen', 'idle', 'idle']);
  expect(standingsBy({ candidates: new Set([STEP]), chosen, plan })).toEqual(['chosen', 'reachable', 'idle']);
});

it('answers with the same stance as long as a thing stands the same, whatever changes for others', () => {
  const before = { ...NO_DECISION, candidates: new Set([STEP]), fresh: new Set(['rock']) };
  const after = { ...NO_DECISION, candidates: new Set([STEP, JUMP]), marked: new Set(['rock']) };
  expect(stanceOf(pawn, after)).toBe(stanceOf(pawn, before));
  expect(stanceOf(rock, before)).toEqual({ standing: 'idle', isMarked: false, isFresh: true, isLit: false });
  expect(stanceOf(rock, after)).toEqual({ standing: 'idle', isMarked: true, isFresh: false, isLit: false });
});
