import { describe, expect, it } from 'vitest';
import { byGames, byMotive, byOpening, byPhase, type Studied } from '../src/pages/insights/gather.ts';

interface Played {
  readonly against: string;
  readonly won: boolean;
  readonly opening: string;
  readonly decisions: Studied['digest']['decisions'];
}

const studied = ({ against, won, opening, decisions }: Played): Studied => {
  const own = -decisions.reduce((sum, { cost }) => sum + cost, 0);
  const result = won ? 1 : 0;
  return {
    past: {
      id: `${against} ${opening}`,
      place: 'here',
      game: 'caper-europe',
      names: ['Ada', against],
      levels: [undefined, undefined],
      own: 0,
      result: won ? 'won' : 'lost',
      scores: [],
      at: 0,
      counts: true,
    },
    digest: {
      decisions,
      account: { start: 0.5, own, others: 0, luck: result - 0.5 - own, result },
      opening: { en: opening, de: opening },
    },
  };
};

const GAMES = [
  studied({ against: 'Ben', won: true, opening: 'Hire', decisions: [{ cost: 0, phase: 0 }] }),
  studied({
    against: 'Cleo',
    won: false,
    opening: 'Hire',
    decisions: [
      { cost: 0.2, phase: 0.4, motive: 'passed' },
      { cost: 0.1, phase: 0.99, motive: 'location' },
      { cost: 0.1, phase: 1, motive: 'passed' },
      { cost: 0.05, phase: 0.5 },
    ],
  }),
  studied({ against: 'Ben', won: false, opening: 'Sell', decisions: [{ cost: 0, phase: 0.1 }] }),
];

describe('insights', () => {
  it('put games together by opponent, most games first', () => {
    const [ben, cleo] = byGames(GAMES, ({ past }) => past.names.slice(1));
    expect(ben).toMatchObject({ name: 'Ben', games: 2, won: 1, accuracy: 1, cost: 0 });
    expect(ben!.luck).toBeCloseTo(0);
    expect(cleo).toMatchObject({ name: 'Cleo', games: 1, won: 0, accuracy: 0 });
    expect(cleo!.cost).toBeCloseTo(0.45);
    expect(cleo!.luck).toBeCloseTo(-0.05);
  });

  it('tell in which third of a game choices cost something', () => {
    const [start, middle, end] = byPhase(GAMES);
    expect([start!.decisions, middle!.decisions, end!.decisions]).toEqual([2, 2, 2]);
    expect([start!.accuracy, middle!.accuracy, end!.accuracy]).toEqual([1, 0, 0]);
    expect(middle!.cost).toBeCloseTo(0.125);
  });

  it('tell what mistakes were about, the costliest first, a game', () => {
    const rows = byMotive(GAMES);
    expect(rows.map(({ name, decisions }) => [name, decisions])).toEqual([
      ['passed', 2],
      ['location', 1],
      [undefined, 1],
    ]);
    expect(rows[0]!.cost).toBeCloseTo(0.1);
  });

  it('compare beginnings', () => {
    expect(byOpening(GAMES, 'de').map(({ name, games, won }) => [name, games, won])).toEqual([
      ['Hire', 2, 1],
      ['Sell', 1, 0],
    ]);
  });
});
