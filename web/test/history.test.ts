import { describe, expect, it } from 'vitest';
import type { TableLine } from '@hideout/protocol';
import { pastByLink, standings, type PastGame } from '../src/store/history.ts';

const LINE = {
  table: 'a'.repeat(16),
  game: 'vault',
  options: {},
  phase: 'over',
  seats: [
    { plan: 'kept', name: 'Ann', player: 'person', ownNonce: true, yours: false },
    { plan: 'bot', name: 'easy', player: 'bot', level: 'easy', ownNonce: false, yours: false },
  ],
  number: 9,
  seat: 0,
  yourTurn: false,
  changedAt: 5,
} satisfies TableLine;
const ended = (change: Partial<TableLine>, { isTeam = false } = {}) => pastByLink({ ...LINE, ...change }, () => isTeam);
const outcome = (...winners: number[]) => ({ ending: 'count', winners, scores: [3, 4] });

describe('how a game ended for me', () => {
  it('is by the winners that its rules name', () => {
    expect(ended({ outcome: outcome(0) })).toMatchObject({
      result: 'won',
      levels: [undefined, 'easy'],
      scores: [3, 4],
    });
    expect(ended({ outcome: outcome(1) }).result).toBe('lost');
    expect(ended({ outcome: outcome() }).result).toBe('nobody');
    expect(ended({ outcome: outcome() }, { isTeam: true }).result).toBe('lost');
  });

  it('is by who ended it, where somebody did', () => {
    expect(ended({ stop: { seat: 0, why: 'resigned' } }).result).toBe('lost');
    expect(ended({ stop: { seat: 1, why: 'time' } }).result).toBe('won');
    expect(ended({ stop: { seat: 1, why: 'resigned' } }, { isTeam: true }).result).toBe('lost');
    expect(ended({ stop: { seat: 1, why: 'idle' } }).result).toBe('nobody');
  });

  it('stands with where it was played', () => {
    expect(ended({}).place).toBe('link');
    expect(ended({ daily: '2026-11-18' }).place).toBe('daily');
  });

  it('is open for whoever had no seat', () => {
    expect(ended({ seat: undefined, outcome: outcome(0) })).toMatchObject({ result: 'open', counts: false });
  });
});

it('what counts is counted by game, and wins in a row from the last one on', () => {
  const past = (result: PastGame['result'], change: Partial<PastGame> = {}): PastGame => ({
    ...ended({ outcome: outcome(0) }),
    result,
    ...change,
  });
  const games = [
    past('won'),
    past('won'),
    past('won', { counts: false }),
    past('lost'),
    past('won', { game: 'other' }),
  ];
  expect(standings(games)).toEqual([
    { game: 'vault', played: 3, won: 2, lost: 1, row: 2 },
    { game: 'other', played: 1, won: 1, lost: 0, row: 1 },
  ]);
});
