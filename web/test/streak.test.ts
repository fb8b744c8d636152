import { expect, it } from 'vitest';
import { streakOf } from '../src/store/streak.ts';

const at = (text: string): number => Date.parse(text);

it('a streak counts days of the player’s own calendar, up to today or yesterday', () => {
  // 23:30 and 00:30 in Berlin are two days, though one day in UTC.
  const late = [at('2026-11-16T22:30:00Z'), at('2026-11-16T23:30:00Z')];
  expect(streakOf(late, at('2026-11-17T12:00:00Z'), 'Europe/Berlin')).toBe(2);
  expect(streakOf(late, at('2026-11-17T12:00:00Z'), 'UTC')).toBe(1);
  expect(streakOf(late, at('2026-11-18T12:00:00Z'), 'Europe/Berlin')).toBe(2);
  expect(streakOf(late, at('2026-11-19T12:00:00Z'), 'Europe/Berlin')).toBe(0);
  expect(streakOf([], at('2026-11-19T12:00:00Z'), 'UTC')).toBe(0);
});
