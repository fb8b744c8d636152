import { sheetsAfter, type ScorePuzzle } from '@hideout/bots';
import { brainOf, gameOf } from '@hideout/catalogue/house';
import { FastRng } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { playWith } from '../../src/judge/decisions.ts';
import { findScores } from '../../src/puzzle/findScore.ts';

const MOST_GAMES = 20;

describe('sums', { timeout: 60_000 }, () => {
  it('ask what a whole way leaves, where a game has ways, and never what the board shows', () => {
    const game = gameOf('caper-1970')!;
    const coach = brainOf(game.id).coach!;
    const isWay = ({ after = [] }: ScorePuzzle): boolean => after.length > 1;
    const asked: ScorePuzzle[] = [];
    for (let index = 0; index < MOST_GAMES && !asked.some(isWay); index++) {
      const { decisions, results } = playWith(game, 'medium', 12, new FastRng(20261203, index));
      for (const { view, legal } of decisions)
        asked.push(...findScores({ game, coach, effort: 1 }, { seats: results.length, view, legal }));
    }
    expect(asked.some(isWay)).toBe(true);
    for (const { view, heading, of, after } of asked) {
      const shown = game.sheets(view).find((sheet) => sheet.heading === heading && sheet.seat === of)!;
      const left = sheetsAfter(game, view, after!).find((sheet) => sheet.heading === heading && sheet.seat === of)!;
      expect(left.total).not.toBe(shown.total);
    }
  });
});
