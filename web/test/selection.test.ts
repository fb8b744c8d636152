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
const NOTHING = nothingChosen(LEGAL);
const PLAN = { name: 'go', text: 'go there', actions: [aToX, pass] };
const FAR: Thing = { ...thing('far', [act(2)]), plans: () => [PLAN] };

it('a thing that is part of several actions is chosen, and its targets are left', () => {
  expect(touch(NOTHING, A)).toEqual({ ...NOTHING, chosen: ['a'], candidates: [aToX, aToY] });
});

it('source and target together leave one action, in either order', () => {
  const fromSource = touch(touch(NOTHING, A), X);
  const fromTarget = touch(touch(NOTHING, X), A);
  expect(fromSource).toEqual({ ...NOTHING, chosen: ['a', 'x'], candidates: [aToX] });
  expect(fromTarget).toEqual({ ...NOTHING, chosen: ['x', 'a'], candidates: [aToX] });
});

it('touching the chosen thing again lets go of it', () => {
  expect(touch(touch(NOTHING, A), A)).toEqual(NOTHING);
});

it('a thing that fits nothing left begins again', () => {
  expect(touch(touch(NOTHING, A), B)).toEqual({ ...NOTHING, chosen: ['b'], candidates: [bToX] });
});

it('a thing that is part of no legal action changes nothing', () => {
  const chosen = touch(NOTHING, A);
  expect(touch(chosen, STONE)).toBe(chosen);
});

it('an action that no thing is part of needs a button', () => {
  expect(uncovered(LEGAL, [A, B, X, STONE])).toEqual([pass]);
});

it('a thing that only a plan leads to shows the plan, from whatever was chosen before', () => {
  const planned = { ...NOTHING, chosen: ['far'], plans: [PLAN], plan: PLAN };
  expect(touch(NOTHING, FAR)).toEqual(planned);
  expect(touch(touch(NOTHING, A), FAR)).toEqual(planned);
  expect(touch(planned, A).chosen).toEqual(['a']);
  expect(touch(nothingChosen([]), FAR)).toEqual(nothingChosen([]));
});

it('things belong together by a legal action of both', () => {
  expect(belongTogether(A, X, LEGAL)).toBe(true);
  expect(belongTogether(A, B, LEGAL)).toBe(false);
  expect(belongTogether(A, X, [pass])).toBe(false);
});
