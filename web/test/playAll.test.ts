import { act, type Action } from '@hideout/kernel';
import { expect, it } from 'vitest';
import { playAll } from '../src/session/playAll.ts';
import type { Scene, Session } from '../src/session/session.ts';

const [one, two, three] = [act(0, 1), act(0, 2), act(0, 3)];

/** A session that lets one do these actions, one decision after another, and notes what was done. */
function sessionWith(decisions: readonly (readonly Action[])[], { late = false } = {}) {
  const done: Action[] = [];
  const session = {
    get scene() {
      return { legal: decisions[done.length] ?? [] } as unknown as Scene;
    },
    play: (action: Action) => {
      if (late && done.length === 1) return Promise.resolve({ clause: '', reason: 'too late' });
      done.push(action);
      return Promise.resolve(undefined);
    },
  } as unknown as Session;
  return { session, done };
}

it('carries a plan out to its end', async () => {
  const { session, done } = sessionWith([[one], [two, three], [three]]);
  expect(await playAll(session, [one, two, three])).toBeUndefined();
  expect(done).toEqual([one, two, three]);
});

it('stops where something else is to be decided, or nothing', async () => {
  for (const decision of [[three], []]) {
    const { session, done } = sessionWith([[one], decision, [three]]);
    await playAll(session, [one, two, three]);
    expect(done).toEqual([one]);
  }
});

it('stops at a refusal, and answers with it', async () => {
  const { session, done } = sessionWith([[one], [two], [three]], { late: true });
  expect(await playAll(session, [one, two, three])).toEqual({ clause: '', reason: 'too late' });
  expect(done).toEqual([one]);
});
