import { FastRng } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { levelsAround, seatSparring, strengthAfter } from '../src/store/sparring.ts';

type Met = Parameters<typeof strengthAfter>[0][number];

const met = (result: Met['result'], strength: number, at: number, more: Partial<Met> = {}): Met => ({
  game: 'vault',
  result,
  names: ['Ann', 'Sparring partner'],
  at,
  counts: true,
  sparring: { strength, seats: [1] },
  ...more,
});
const after = (...games: Met[]): number => strengthAfter(games, 'vault', false);

describe('the strength of the sparring partner', () => {
  it('begins between easy and medium, and heeds no other game and none that does not count', () => {
    expect(after()).toBe(1.5);
    const others = [
      met('won', 3, 1, { game: 'chess' }),
      met('won', 3, 2, { counts: false }),
      met('won', 3, 3, { sparring: undefined }),
      met('open', 3, 4),
    ];
    expect(after(...others)).toBe(1.5);
  });

  it('moves by a quarter towards the player, and by a half after two of a kind', () => {
    expect(after(met('won', 2, 1))).toBe(2.25);
    expect(after(met('lost', 2, 1))).toBe(1.75);
    expect(after(met('nobody', 2, 1))).toBe(2);
    expect(after(met('won', 2, 1), met('won', 2.25, 2))).toBe(2.75);
    expect(after(met('won', 2, 1), met('lost', 2.25, 2))).toBe(2);
    expect(after(met('lost', 2.25, 2), met('won', 2, 1))).toBe(2);
  });

  it('stays on the scale of the levels', () => {
    expect(after(met('won', 4, 1), met('won', 4, 2))).toBe(4);
    expect(after(met('lost', 0, 1), met('lost', 0, 2))).toBe(0);
  });

  it('goes by an equal share where more sit at the table, and the other way round in a team', () => {
    const names = ['Ann', 'Ben', 'Cem', 'Sparring partner'];
    expect(after(met('won', 2, 1, { names }))).toBe(2.375);
    expect(after(met('lost', 2, 1, { names }))).toBe(1.875);
    expect(strengthAfter([met('won', 2, 1)], 'vault', true)).toBe(1.75);
    expect(strengthAfter([met('lost', 2, 1)], 'vault', true)).toBe(2.25);
  });

  it.each([0.6, 1.5, 2.3, 3.4])('keeps somebody whose like is at %f near half of the games', (own) => {
    const rng = new FastRng(11);
    const chance = (): number => rng.next() / 2 ** 32;
    const games: Met[] = [];
    for (let at = 1; at <= 2000; at++) {
      const strength = after(...games.slice(-2));
      // A level more wins three games of four.
      const wins = 1 / (1 + 3 ** (strength - own));
      games.push(met(chance() < wins ? 'won' : 'lost', strength, at));
    }
    const won = games.slice(100).filter(({ result }) => result === 'won').length / 1900;
    expect(won).toBeGreaterThan(0.46);
    expect(won).toBeLessThan(0.54);
  });
});

describe('seating the sparring partner', () => {
  it('draws a level for each of its seats, and keeps where it sat', () => {
    const chances = [0.2, 0.8];
    const seated = seatSparring(
      ['person', 'sparring', 'hard', 'sparring'],
      () => 1.5,
      () => chances.shift()!,
    );
    expect(seated).toEqual({
      seats: ['person', 'medium', 'hard', 'easy'],
      sparring: { strength: 1.5, seats: [1, 3] },
    });
    expect(seatSparring(['person', 'hard'], () => 1)).toEqual({ seats: ['person', 'hard'] });
  });

  it('plays one level where it stands on it', () => {
    expect(levelsAround(4)).toEqual(['master', 'master']);
    expect(levelsAround(0.25)).toEqual(['beginner', 'easy']);
    expect(
      seatSparring(
        ['sparring'],
        () => 4,
        () => 0,
      ).seats,
    ).toEqual(['master']);
  });
});
