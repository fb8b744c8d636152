import { describe, expect, it } from 'vitest';
import {
  ALARMS_OF,
  FIGURES,
  HIDEOUT,
  JEWEL_SPACE,
  LEVEL,
  NEXT,
  PLACES,
  SLOTS,
  SPACES,
  SQUARES,
  START,
} from '../rules/index.ts';
import { GATE_AT, NEVER, NEVER_OPEN, STREET_OF, WALL_AT } from '../rules/graph.ts';
import { BARS, DOOR, OBSTACLES, WIRE } from '../rules/obstacles.ts';
import { cornerAt, streetAt } from '../rules/spaces.ts';
import { sideOf } from '../rules/sides.ts';
import { at, EAST, NORTH, siteAt, sitesAt, SOUTH, WEST } from './position.ts';

const obstacleAt = (way: number): string => (GATE_AT[way]! < 0 ? '' : OBSTACLES[PLACES[GATE_AT[way]!]!.obstacle]!);
const countOf = (obstacle: number): number => PLACES.filter((each) => each.obstacle === obstacle).length;

describe('§3 and §8 the board', () => {
  it('[CA-3.1] every way leads to a neighbour and back, and from a square never diagonally', () => {
    for (let way = 0; way < SPACES * SLOTS; way++) {
      const [from, to] = [Math.floor(way / SLOTS), NEXT[way]!];
      if (to < 0) continue;
      expect(Array.from(NEXT.subarray(to * SLOTS, (to + 1) * SLOTS))).toContain(from);
      if (from < SQUARES && to < SQUARES) expect([1, 20]).toContain(Math.abs(from - to));
    }
  });

  it('[CA-7.1] the ring has 44 spaces, ten a street, and corners touch no square', () => {
    const ring = [streetAt(sideOf(0), 0) as number];
    while (NEXT[ring.at(-1)! * SLOTS] !== ring[0]) ring.push(NEXT[ring.at(-1)! * SLOTS]!);
    expect(ring).toHaveLength(44);
    expect([0, 1, 2, 3].map((street) => STREET_OF.filter((own) => own === street).length)).toEqual([10, 10, 10, 10]);
    for (let side = 0; side < 4; side++) {
      const corner = cornerAt(sideOf(side));
      expect(Array.from(NEXT.subarray(corner * SLOTS + 2, corner * SLOTS + 4))).toEqual([-1, -1]);
      expect(STREET_OF[corner]).toBe(-1);
    }
  });

  it('[CA-7.2] a street space lies beside two squares', () => {
    const beside = (street: number, index: number): number[] => {
      const space = streetAt(sideOf(street), index);
      return Array.from(NEXT.subarray(space * SLOTS + 2, space * SLOTS + 4));
    };
    expect(beside(0, 0)).toEqual([at(0, 0), at(0, 1)]);
    expect(beside(1, 3)).toEqual([at(6, 19), at(7, 19)]);
    expect(beside(2, 0)).toEqual([at(19, 19), at(19, 18)]);
    expect(beside(3, 9)).toEqual([at(1, 0), at(0, 0)]);
    expect(NEXT[at(0, 0) * SLOTS + NORTH]).toBe(streetAt(sideOf(0), 0));
    expect(NEXT[at(0, 0) * SLOTS + WEST]).toBe(streetAt(sideOf(3), 9));
  });

  it('[CA-8.1] vaults are solid but for the middle of each side, and the sapphire stands free', () => {
    const gates = [0, 1, 2].map((jewel) => {
      const [row, column] = [Math.floor(JEWEL_SPACE[jewel]! / 20), JEWEL_SPACE[jewel]! % 20];
      const middles = [at(row - 1, column), at(row, column + 1), at(row + 1, column), at(row, column - 1)];
      return middles.map((space, side) => obstacleAt(space * SLOTS + side));
    });
    expect(gates).toEqual([
      ['door', 'bars', 'bars', 'door'],
      ['bars', 'door', 'bars', 'door'],
      ['bars', 'bars', 'door', 'door'],
    ]);
    expect(NEVER[NEVER_OPEN[at(13, 4) * SLOTS + NORTH]!]).toBe('solid');
    expect(NEVER_OPEN.filter((never) => NEVER[never] === 'solid')).toHaveLength(3 * 8 * 2);
    expect([countOf(DOOR), countOf(BARS)]).toEqual([6, 6]);
    expect(sitesAt(at(2, 15), at(2, 16))).toEqual([]);
  });

  it('[CA-8.2] wire runs round the corner plot and both strips of the yard', () => {
    const wired = (row: number, column: number): string =>
      [NORTH, EAST, SOUTH, WEST]
        .map((side) => (obstacleAt(at(row, column) * SLOTS + side) === 'wire' ? 'x' : '.'))
        .join('');
    expect([wired(0, 15), wired(0, 19), wired(2, 17), wired(4, 16), wired(4, 19)]).toEqual([
      'x..x',
      'xx..',
      '....',
      '..xx',
      '.xx.',
    ]);
    expect([wired(4, 1), wired(10, 1), wired(17, 1), wired(18, 1), wired(18, 2), wired(18, 15)]).toEqual([
      'xx.x',
      '.x.x',
      '.xxx',
      'xx..',
      'x.xx',
      'xxx.',
    ]);
    // Round the corner plot 5 + 5 at the streets, 4 + 4 inside, 2 at the building; round the yard 30 and 30.
    expect(countOf(WIRE)).toBe(20 + 30 + 30);
    expect(sitesAt(at(3, 15), at(4, 15))).toHaveLength(2);
    expect(siteAt([at(3, 15), at(4, 15)], WIRE)).toBe(GATE_AT[at(3, 15) * SLOTS + SOUTH]);
  });

  it('[CA-8.3] starts and hideouts lie on opposite sides', () => {
    const names = (spaces: Int16Array): string[] =>
      Array.from(spaces, (space) => `${STREET_OF[space]!}:${((space - SQUARES) % 11) - 1}`);
    expect(names(START)).toEqual(['0:2', '1:2', '2:2', '3:2']);
    expect(names(HIDEOUT)).toEqual(['2:7', '3:7', '0:7', '1:7']);
  });

  it('[CA-3.2] a level is a wall to climb, two levels are too high', () => {
    expect([
      LEVEL[at(3, 5)],
      LEVEL[at(4, 5)],
      LEVEL[at(8, 5)],
      LEVEL[at(12, 5)],
      LEVEL[at(14, 5)],
      LEVEL[at(10, 9)],
    ]).toEqual([0, 1, 2, 3, 3, 2]);
    expect(WALL_AT[at(7, 5) * SLOTS + SOUTH]).toBe(siteAt([at(7, 5), at(8, 5)]));
    expect(NEVER[NEVER_OPEN[at(14, 2) * SLOTS + EAST]!]).toBe('too high');
    // Building A has 56 sides, B 36 less the 10 beside C where it is two levels, C 5 on the north and 5 on the east.
    expect(countOf(0)).toBe(56 + 26 + 10);
  });

  it('[CA-8.4] [CA-8.5] there are 56 tools and 56 cards', () => {
    expect(FIGURES.tools).toEqual({ ladder: 12, screwdriver: 14, pipewrench: 10, wirecutter: 10, knife: 10 });
    expect(Object.values(FIGURES.deck)).toEqual([8, 8, 6, 4, 6, 8, 2, 2, 2, 2, 8]);
  });

  it('[CA-4.3] the diamond has three alarms, the ruby three, the emerald two, the sapphire none', () => {
    expect(ALARMS_OF.map((alarms) => alarms.length)).toEqual([3, 3, 2, 0]);
  });
});
