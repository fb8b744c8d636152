import type { Thing } from '@hideout/boardkit';
import { act } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { belongTogether, nothingChosen, touch, uncovered } from '../src/table/selection.ts';

const [aToX, aToY, bToX, pass] = [act(0, 0), act(0, 1), act(0, 2), act(1)];
const LEGAL = [aToX, aToY, bToX, pass];
const thing = (id: string, actions: Thing['actions']): Thing => ({ id, label: id, actions });
const A = thing('a', [aToX, aToY]);
const B = thing('b', [bToX]);
const X = thing('x', [aToX, bToX]);
const STONE = thing('stone', []);
const NO_PLAN = { plans: [], plan: undefined };
const PLAN = { name: 'go', text: 'go there', actions: [aToX, pass] };
const FAR: Thing = { ...thing('far', [act(2)]), plans: () => [PLAN] };

it('a thing that is part of several actions is chosen, and its targets are left', () => {
  expect(touch(nothingChosen(LEGAL), A, LEGAL)).toEqual({ chosen: ['a'], candidates: [aToX, aToY], ...NO_PLAN });
});

it('source and target together leave one action, in either order', () => {
  const fromSource = touch(touch(nothingChosen(LEGAL), A, LEGAL), X, LEGAL);
  const fromTarget = touch(touch(nothingChosen(LEGAL), X, LEGAL), A, LEGAL);
  expect(fromSource).toEqual({ chosen: ['a', 'x'], candidates: [aToX], ...NO_PLAN });
  expect(fromTarget).toEqual({ chosen: ['x', 'a'], candidates: [aToX], ...NO_PLAN });
});

it('touching the chosen thing again lets go of it', () => {
  expect(touch(touch(nothingChosen(LEGAL), A, LEGAL), A, LEGAL)).toEqual(nothingChosen(LEGAL));
});

it('a thing that fits nothing left begins anew', () => {
  expect(touch(touch(nothingChosen(LEGAL), A, LEGAL), B, LEGAL)).toEqual({
    chosen: ['b'],
    candidates: [bToX],
    ...NO_PLAN,
  });
});

it('a thing that is part of no legal action changes nothing', () => {
  const chosen = touch(nothingChosen(LEGAL), A, LEGAL);
  expect(touch(chosen, STONE, LEGAL)).toBe(chosen);
});

it('an action that no thing is part of needs a button', () => {
  expect(uncovered(LEGAL, [A, B, X, STONE])).toEqual([pass]);
});

it('a thing that only a plan leads to shows the plan, from whatever was chosen before', () => {
  const planned = { chosen: ['far'], candidates: LEGAL, plans: [PLAN], plan: PLAN };
  expect(touch(nothingChosen(LEGAL), FAR, LEGAL)).toEqual(planned);
  expect(touch(touch(nothingChosen(LEGAL), A, LEGAL), FAR, LEGAL)).toEqual(planned);
  expect(touch(planned, A, LEGAL).chosen).toEqual(['a']);
  expect(touch(nothingChosen([]), FAR, [])).toEqual(nothingChosen([]));
});

it('things belong together by a legal action of both', () => {
  expect(belongTogether(A, X, LEGAL)).toBe(true);
  expect(belongTogether(A, B, LEGAL)).toBe(false);
  expect(belongTogether(A, X, [pass])).toBe(false);
});
