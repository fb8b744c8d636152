import { describe, expect, it } from 'vitest';
import { cellNames, layout, SCALAR } from '../src/index.ts';

const LAYOUT = layout({ round: SCALAR, hand: 4, boss: SCALAR });

function sample() {
  const s = LAYOUT.make();
  s.round = 3;
  s.hand.set([0, -2, 7]);
  return s;
}

describe('a layout', () => {
  it('names numbers and arrays of one block', () => {
    const s = sample();
    s.boss = 9;
    expect([...s.cells]).toEqual([3, 0, -2, 7, 0, 9]);
    expect([s.round, s.boss, s.hand[1]]).toEqual([3, 9, -2]);
  });

  it('knows every cell by its window', () => {
    expect(cellNames(sample())).toEqual(['round', 'hand[0]', 'hand[1]', 'hand[2]', 'hand[3]', 'boss']);
    expect(cellNames({ round: 3 })).toBeUndefined();
  });

  it('copies into a new state or a used one, and shares nothing', () => {
    const s = sample();
    const used = LAYOUT.make();
    used.boss = 5;
    for (const copy of [LAYOUT.clone(s), LAYOUT.clone(s, used)]) {
      expect(LAYOUT.encode(copy)).toBe(LAYOUT.encode(s));
      copy.hand[0] = 99;
      copy.round = 8;
      expect(LAYOUT.encode(s)).toBe('round:3 hand:0,-2,7');
    }
  });

  it('writes a state without zeros at the end, and reads it back', () => {
    expect(LAYOUT.encode(sample())).toBe('round:3 hand:0,-2,7');
    expect([...LAYOUT.decode('round:3 hand:0,-2,7').cells]).toEqual([...sample().cells]);
    expect(LAYOUT.encode(LAYOUT.decode(''))).toBe('');
  });

  it.each([
    'round',
    'round:',
    'round:x',
    'round:1,2',
    'rounds:1',
    'hand:1,2,3,4,5',
    'hand:1,0',
    'hand:40000',
    'hand:1.5',
    'boss:1 round:1',
    'round:1 round:1',
    ' round:1',
  ])('refuses %j, which is no line of a state', (line) => {
    expect(() => LAYOUT.decode(line)).toThrow(RangeError);
  });

  it('is all zeros again after a reset', () => {
    expect(LAYOUT.encode(LAYOUT.reset(sample()))).toBe('');
  });
});
