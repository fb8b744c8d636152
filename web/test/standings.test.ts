import type { Thing } from '@hideout/boardkit';
import { act } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { NO_DECISION, Standings, type Decision } from '../../boardkit/src/Standings.ts';

const [STEP, JUMP] = [act(0), act(1)];
const pawn: Thing = { id: 'pawn', label: 'Pawn', actions: [STEP] };
const hill: Thing = { id: 'hill', label: 'Hill', actions: [JUMP], plans: () => [] };
const rock: Thing = { id: 'rock', label: 'Rock', actions: [] };

/** How pawn, hill and rock stand by a decision. */
function standingsBy(decision: Partial<Decision>) {
  const standings = new Standings();
  standings.decide({ ...NO_DECISION, ...decision });
  return [pawn, hill, rock].map((thing) => standings.of(thing).standing);
}

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
  const standings = new Standings();
  standings.decide({ ...NO_DECISION, candidates: new Set([STEP]), fresh: new Set(['rock']) });
  const [before, rockBefore] = [standings.of(pawn), standings.of(rock)];
  standings.decide({ ...NO_DECISION, candidates: new Set([STEP, JUMP]), marked: new Set(['rock']) });
  expect(standings.of(pawn)).toBe(before);
  expect(rockBefore).toEqual({ standing: 'idle', isMarked: false, isFresh: true });
  expect(standings.of(rock)).toEqual({ standing: 'idle', isMarked: true, isFresh: false });
});

it('tells those who listen, until they leave', () => {
  const standings = new Standings();
  let heard = 0;
  const leave = standings.subscribe(() => heard++);
  standings.decide({ ...NO_DECISION, chosen: ['pawn'] });
  expect(heard).toBe(0);
  standings.tell();
  leave();
  standings.tell();
  expect(heard).toBe(1);
});

it('does what waits for the new standings once, after all have been told', async () => {
  const standings = new Standings();
  const order: string[] = [];
  standings.subscribe(() => order.push('told'));
  standings.onceTold(() => order.push('done'));
  standings.onceTold(() => order.push('given up'))();
  standings.tell();
  await Promise.resolve();
  standings.tell();
  await Promise.resolve();
  expect(order).toEqual(['told', 'done', 'told']);
});

it('does what comes after the telling right away, until there is another decision', async () => {
  const standings = new Standings();
  const done: string[] = [];
  standings.decide({ ...NO_DECISION });
  standings.tell();
  standings.onceTold(() => done.push('late'));
  standings.onceTold(() => done.push('given up'))();
  await Promise.resolve();
  expect(done).toEqual(['late']);
  standings.decide({ ...NO_DECISION });
  standings.onceTold(() => done.push('next'));
  await Promise.resolve();
  expect(done).toEqual(['late']);
  standings.tell();
  await Promise.resolve();
  expect(done).toEqual(['late', 'next']);
});
