import { describe, expect, it } from 'vitest';
import { afterRivals, afterTeam, NEWCOMER, partly, showSkill, type Skill } from '../src/rating/skill.ts';

const sure = (mu: number): Skill => ({ mu, sigma: 1 });

describe('a rating', () => {
  it('moves to the winner, the more the less was expected, and a draw moves both together', () => {
    const [won, lost] = afterRivals([NEWCOMER, NEWCOMER], [1, 2]);
    expect(won!.mu).toBeGreaterThan(NEWCOMER.mu);
    expect(won!.mu + lost!.mu).toBeCloseTo(2 * NEWCOMER.mu, 6);
    expect(won!.sigma).toBeLessThan(NEWCOMER.sigma);
    const gain = (mu: number): number => afterRivals([NEWCOMER, sure(mu)], [1, 2])[0]!.mu;
    expect(gain(1900)).toBeGreaterThan(gain(1500));
    const [strong, weak] = afterRivals(
      [
        { mu: 1700, sigma: 100 },
        { mu: 1300, sigma: 100 },
      ],
      [1, 1],
    );
    expect(strong!.mu).toBeLessThan(1700);
    expect(weak!.mu).toBeGreaterThan(1300);
  });

  it('comes near to what is true, and is sure of it, on the scale of the arena', () => {
    // Somebody who beats a bot of 1500 ten times of eleven is 400 points stronger.
    let skill = NEWCOMER;
    let games = 0;
    const seen: number[] = [];
    for (; games < 660; games++) {
      [skill] = afterRivals([skill, sure(1500)], games % 11 === 0 ? [2, 1] : [1, 2]) as [Skill, Skill];
      if (games >= 330) seen.push(skill.mu);
    }
    expect(Math.abs(seen.reduce((sum, mu) => sum + mu) / seen.length - 1900)).toBeLessThan(40);
    expect(showSkill(skill).provisional).toBe(false);
    expect(showSkill(NEWCOMER).provisional).toBe(true);
  });

  it('of a team comes from the deals that it wins', () => {
    let team: readonly Skill[] = [NEWCOMER, NEWCOMER];
    for (let game = 0; game < 400; game++) ({ team } = afterTeam(team, sure(1500), { won: game % 2 === 0 }));
    for (const { mu } of team) expect(Math.abs(mu - NEWCOMER.mu)).toBeLessThan(30);
    const gain = (mu: number): number => afterTeam([NEWCOMER], sure(mu), { won: true }).team[0]!.mu;
    expect(gain(1500)).toBeGreaterThan(NEWCOMER.mu);
    expect(gain(1800)).toBeGreaterThan(gain(1500));
  });

  it('of a deal comes from the teams that succeed at it', () => {
    let deal = NEWCOMER;
    for (let game = 0; game < 330; game++) ({ deal } = afterTeam([sure(1500)], deal, { won: game % 11 !== 0 }));
    expect(Math.abs(deal.mu - 1100)).toBeLessThan(60);
  });

  it('goes a part of the way where a game weighs less', () => {
    expect(partly({ mu: 1500, sigma: 300 }, { mu: 1600, sigma: 280 }, 0.5)).toEqual({ mu: 1550, sigma: 290 });
  });
});
