import { seatOf } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { done, HIDEOUT, safeWith, step, unsafeWith, type Card } from '../rules/index.ts';
import { TIDY, UNITS } from '../rules/state.ts';
import { at, game, NORTH, seated } from './position.ts';

const home = HIDEOUT[0]!;
const cards = [0, 1, 2, 3] as Card[];
const comingHome = (jewels: readonly number[], seats = 4) =>
  seated({ seats, at: { 0: home - 1 }, phase: UNITS, count: 1, jewels, hand: { 0: cards } });

describe('§9 the end', () => {
  it('[CA-9.1] the game ends when all jewels are off the board', () => {
    const t = comingHome([unsafeWith(0), safeWith(1), safeWith(1), safeWith(2)]);
    t.does(0, step(0));
    expect(game.outcome(t.state)).toEqual({ ending: 'all-home', winners: [1], scores: [1000, 1400, 400, 0] });
    expect(t.refusal(0, step(0))).toEqual({ clause: 'CA-9.1', reason: 'game over' });
  });

  it('[CA-9.1] or when no rival can still pass the leader, though one could draw level', () => {
    const t = comingHome([unsafeWith(0), unsafeWith(0), 0, safeWith(1)], 2);
    t.does(0, step(0));
    expect(game.outcome(t.state)).toEqual({ ending: 'uncatchable', winners: [0], scores: [1800, 400] });
    const level = comingHome([unsafeWith(0), safeWith(1), 0, unsafeWith(0)], 2);
    level.does(0, step(0));
    expect(game.outcome(level.state)).toMatchObject({ ending: 'uncatchable', scores: [1400, 800] });
    const open = comingHome([unsafeWith(0), 0, 0, safeWith(1)], 2);
    open.does(0, step(0));
    expect(game.outcome(open.state)).toBeUndefined();
  });

  it('[CA-9.2] most points win, and equal points are shared', () => {
    const t = comingHome([unsafeWith(0), safeWith(1), safeWith(1), unsafeWith(0)], 2);
    t.does(0, step(0));
    expect(game.outcome(t.state)).toEqual({ ending: 'all-home', winners: [0, 1], scores: [1400, 1400] });
    expect([game.payoff(t.state, seatOf(0)), game.payoff(t.state, seatOf(1))]).toEqual([0.5, 0.5]);
  });

  it('[CA-9.3] a game that has run its turns ends with the scores as they are', () => {
    const t = seated({ phase: TIDY, turnsLeft: 1, jewels: [safeWith(2), unsafeWith(0), 0, 0], hand: { 0: cards } });
    t.does(0, done());
    expect(game.outcome(t.state)).toEqual({ ending: 'guard', winners: [2], scores: [0, 0, 1000, 0] });
    const more = seated({ phase: TIDY, turnsLeft: 2, hand: { 0: cards } });
    more.does(0, done());
    expect(game.outcome(more.state)).toBeUndefined();
  });

  it('[CA-9.4] when the rolls are made, none is owed any more and the game ends after the turn', () => {
    const t = seated({ at: { 0: at(2, 5) }, phase: UNITS, count: 1, extra: 2, rollsLeft: 0, hand: { 0: cards } });
    t.does(0, step(NORTH), done());
    expect(game.outcome(t.state)).toMatchObject({ ending: 'guard', winners: [0, 1, 2, 3] });
    expect(game.maxActions).toBe(2000 * 12 + 400 * 10);
  });
});
