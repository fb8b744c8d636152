import { describe, expect, it } from 'vitest';
import { act, Match, NOBODY, seatOf, SPECTATOR, type Action } from '../src/index.ts';
import { pass, roll, step, toy } from './toy.ts';

const [A, B] = [seatOf(0), seatOf(1)];
const SEED = new Uint8Array(32).fill(7);

const begin = () => new Match(toy, { seats: 2, options: { length: '6' } }, SEED);

function played(...actions: Action[]) {
  const match = begin();
  for (const action of actions) expect(match.play(match.actor as typeof A, action).ok).toBe(true);
  return match;
}

describe('a match', () => {
  it('refuses with a clause and changes nothing', () => {
    const match = played(step);
    const before = match.encode();
    expect(match.play(B, step)).toEqual({ ok: false, problem: { clause: 'TY-2.1', reason: 'not your turn' } });
    expect([match.encode(), match.length]).toEqual([before, 1]);
  });

  it.each([act(3, 0), act(0, 1), -5 as Action, 0.5 as Action])('refuses %d, which the game does not know', (action) => {
    const match = begin();
    expect(match.play(A, action)).toMatchObject({ ok: false, problem: { reason: 'unknown action' } });
    expect(match.length).toBe(0);
  });

  it('tells each viewer only the events that it may notice', () => {
    const match = played(step, pass);
    expect(match.history(A).map((events) => events.length)).toEqual([1, 1]);
    expect(match.history(B).map((events) => events.length)).toEqual([1, 0]);
    expect(match.history(SPECTATOR, 1)).toEqual([[]]);
  });

  it('tells what happened before the first decision apart, and again the same after an undo', () => {
    const match = played(step);
    match.undo(A);
    expect([match.opening(A), match.opening(B), match.history(A)]).toEqual([[{ type: 'passed', seat: 0 }], [], []]);
  });

  it('ends with an outcome and nobody to act', () => {
    const match = played(step, step, step, pass, step, step);
    expect([match.actor, match.outcome?.ending, match.legal().size]).toEqual([NOBODY, 'over', 0]);
    expect(match.play(A, step)).toMatchObject({ ok: false, problem: { clause: 'TY-3.1' } });
  });
});

describe('exact undo', () => {
  it('goes back action by action while nothing was learnt and nobody else acted', () => {
    const match = played(step, step);
    const [one] = [played(step).encode()];
    expect(match.undo(A)).toEqual({ ok: true, value: { seat: A, action: step } });
    expect(match.encode()).toBe(one);
    expect(match.undo(A).ok).toBe(true);
    expect(match.encode()).toBe(begin().encode());
    expect(match.undo(A)).toEqual({ ok: false, problem: 'nothing to undo' });
  });

  it('stops where somebody learnt something', () => {
    const match = played(roll, step);
    expect(match.undo(A).ok).toBe(true);
    expect(match.whyNoUndo(A)).toBe('something was learnt');
    expect(match.length).toBe(1);
  });

  it('is for the seat that acted last, until another acts or the game is over', () => {
    const match = played(step, pass);
    expect(match.whyNoUndo(B)).toBe('somebody else acted');
    expect(match.whyNoUndo(A)).toBeUndefined();
    expect(match.play(B, step).ok).toBe(true);
    expect(match.whyNoUndo(A)).toBe('somebody else acted');
    expect(played(step, step, step, step, step, step).whyNoUndo(A)).toBe('game over');
  });

  it('takes the last choice back with what was forced after it', () => {
    const match = played(step, step, step);
    expect(match.undo(A, new Set([2, 3]))).toEqual({ ok: true, value: { seat: A, action: step } });
    expect([match.length, match.encode()]).toEqual([0, begin().encode()]);
  });

  it('needs a choice of the seat’s own behind what was forced, and nothing learnt since', () => {
    expect(played(step, step).whyNoUndo(A, new Set([1, 2]))).toBe('nothing to undo');
    expect(played(roll, step).whyNoUndo(A, new Set([2]))).toBe('something was learnt');
    expect(played(step, roll).whyNoUndo(A, new Set([2]))).toBe('something was learnt');
    expect(played(step, pass, step).whyNoUndo(B, new Set([3]))).toBe('somebody else acted');
  });

  it('does not tell a seat what was forced on another', () => {
    for (const forced of [[], [1], [1, 2]])
      expect(played(step, pass).whyNoUndo(B, new Set(forced))).toBe('somebody else acted');
  });

  it('gives the same chance again', () => {
    const straight = played(step, roll);
    const match = played(step, step);
    match.undo(A);
    match.play(A, roll);
    expect(match.encode()).toBe(straight.encode());
  });
});
