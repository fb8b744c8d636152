import { safeWith, SPACES, TOOLS, type State } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { Reach } from '../reach.ts';
import { stepsBetween } from '../steps.ts';
import { Threats } from '../threats.ts';
import { at, lay, on } from './position.ts';

const MOST = 12;

/** Looked up again: by space, how likely one roll of the seat ends there. */
function chancesOf(s: State, seat: number): number[] {
  const reach = new Reach({ spends: true });
  reach.find(s, s.thief[seat]!, MOST, s.stock, seat * TOOLS.length);
  return Array.from({ length: SPACES }, (_, space) => reach.chanceOf(space));
}

describe('threats', () => {
  const threats = new Threats();
  const known = (s: State, seat: number): number[] => {
    threats.begin(s);
    return Array.from({ length: SPACES }, (_, space) => threats.chanceOf(s, seat, space));
  };
  const table = (): State =>
    lay({ count: 5, thieves: [at(8, 13), on(1, 4)], stock: [['knife', 'ladder'], []], jewels: [0, 0, 0, 1] });

  it('are those of the table as it is now, whatever was asked before', () => {
    const s = table();
    expect(known(s, 0)).toEqual(chancesOf(s, 0));
    const moves: (() => void)[] = [
      () => (s.thief[0] = at(3, 9)),
      () => s.stock.fill(0, 0, TOOLS.length),
      () => s.auto.fill(1),
      () => s.lying.fill(1),
      () => (s.jewel[2] = safeWith(1)),
    ];
    for (const move of moves) {
      move();
      for (const seat of [0, 1]) expect(known(s, seat)).toEqual(chancesOf(s, seat));
    }
  });

  it('come from no farther than the dice show', () => {
    const s = table();
    for (const [space, chance] of chancesOf(s, 0).entries()) {
      if (stepsBetween(s.thief[0]!, space) > MOST) expect(chance).toBe(0);
    }
  });
});
