import type { Id } from '@hideout/kernel';
import { barrierBetween, caseOn, LEVEL, SOLID, vaultOf } from './barriers.ts';
import { JEWEL_COUNT } from './jewels.ts';
import { SIZE, STREET_LENGTH, VAULTS } from './map.ts';
import { ALARM, GLASS, WALL, type Obstacle } from './obstacles.ts';
import { SIDES, sideOf } from './sides.ts';
import { RING, ringAt, SPACES, SQUARES, squareAt, squaresBeside, streetAt, type Space } from './spaces.ts';

/** The ways out of a space: of a square north, east, south, west; of a ring space on, back, and the squares beside it. */
export type Slot = Id<'Slot'>;
export const SLOTS = 4;
const [EAST, SOUTH] = [1, 2];
const [ON, BACK, BESIDE] = [0, 1, 2];
const WAYS = SPACES * SLOTS;

/** A place where a tool can lie: an obstacle on an edge, or on a space. */
export type Site = Id<'Site'>;
const NO_SITE = -1 as Site;
export const NO_SPACE = -1;

/** What a site is, and the space or the two spaces that it belongs to. */
export interface Place {
  readonly obstacle: Obstacle;
  readonly spaces: readonly Space[];
}

/** Why a way never opens, whatever tool there is: CA-7.1, CA-8.1, CA-3.2. */
export const NEVER = ['', 'nothing there', 'solid', 'too high'] as const;

/** By way (`space * SLOTS + slot`): the neighbour, or NO_SPACE where no step can ever lead. */
export const NEXT = new Int16Array(WAYS).fill(NO_SPACE);
/** By way: why it never opens, as an index of NEVER; 0 where it can. */
export const NEVER_OPEN = new Int8Array(WAYS).fill(NEVER.indexOf('nothing there'));
/** By way: the wall to climb there. */
export const WALL_AT = new Int16Array(WAYS).fill(NO_SITE);
/** By way: the wire, the door or the bars there. */
export const GATE_AT = new Int16Array(WAYS).fill(NO_SITE);
/** By space: the glass or the alarm on it. */
export const CASE_AT = new Int16Array(SPACES).fill(NO_SITE);
/** By way: whether a tool can ever be placed that way. */
export const HAS_SITE = new Int8Array(WAYS);
/** By space: the jewel whose place it is, or −1. */
export const JEWEL_AT = new Int8Array(SPACES).fill(-1);
/** By space: its street, or −1 for squares and corners (CA-7.1). */
export const STREET_OF = new Int8Array(SPACES).fill(-1);
/** By jewel: its space. */
export const JEWEL_SPACE = Int16Array.from(VAULTS, ({ row, column }) => squareAt(row, column));

/** By site. */
export const PLACES: readonly Place[] = build();
export const SITES = PLACES.length;
/** By site: its obstacle. */
export const OBSTACLE_OF = Int8Array.from(PLACES, ({ obstacle }) => obstacle);
/** By jewel: the alarms of its vault (CA-4.3). */
export const ALARMS_OF = Array.from({ length: JEWEL_COUNT }, (_, jewel) =>
  Int16Array.from(
    vaultOf(jewel).filter((space) => caseOn(space) === ALARM),
    (space) => CASE_AT[space]!,
  ),
);

function build(): Place[] {
  const places: Place[] = [];
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) JEWEL_AT[JEWEL_SPACE[jewel]!] = jewel;
  joinSquares(places);
  layStreets(places);
  for (let square = 0 as Space; square < SQUARES; square++) {
    const obstacle = caseOn(square);
    if (obstacle !== undefined) CASE_AT[square] = addPlace(places, obstacle, [square]);
  }
  for (let way = 0; way < WAYS; way++) {
    const beyond = NEXT[way] as Space;
    const isGlass = beyond >= 0 && caseOn(beyond) === GLASS;
    if (WALL_AT[way]! >= 0 || GATE_AT[way]! >= 0 || isGlass) HAS_SITE[way] = 1;
  }
  return places;
}

function joinSquares(places: Place[]): void {
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const square = squareAt(row, column);
      if (column + 1 < SIZE) join(places, square, EAST, squareAt(row, column + 1), EAST + 2);
      if (row + 1 < SIZE) join(places, square, SOUTH, squareAt(row + 1, column), SOUTH - 2);
    }
  }
}

/** CA-7.1 and CA-7.2: the ring, and the squares beside each street; seen from a square a street lies on its own side. */
function layStreets(places: Place[]): void {
  for (let place = 0; place < RING; place++) join(places, ringAt(place), ON, ringAt(place + 1), BACK);
  for (let street = 0; street < SIDES; street++) {
    for (let index = 0; index < STREET_LENGTH; index++) {
      const space = streetAt(sideOf(street), index);
      const [first, second] = squaresBeside(sideOf(street), index);
      STREET_OF[space] = street;
      join(places, space, BESIDE, first, street);
      join(places, space, BESIDE + 1, second, street);
    }
  }
}

/** Joins two neighbours, each by its own slot, with whatever stands between them. */
function join(places: Place[], a: Space, slotA: number, b: Space, slotB: number): void {
  const there = a * SLOTS + slotA;
  const back = b * SLOTS + slotB;
  const rise = Math.abs(LEVEL[a]! - LEVEL[b]!);
  const barrier = barrierBetween(a, b);
  const never = barrier === SOLID ? 'solid' : rise > 1 ? 'too high' : '';
  NEVER_OPEN[there] = NEVER_OPEN[back] = NEVER.indexOf(never);
  if (barrier === SOLID || rise > 1) return;
  NEXT[there] = b;
  NEXT[back] = a;
  if (rise === 1) WALL_AT[there] = WALL_AT[back] = addPlace(places, WALL, [a, b]);
  if (barrier !== undefined) GATE_AT[there] = GATE_AT[back] = addPlace(places, barrier, [a, b]);
}

function addPlace(places: Place[], obstacle: Obstacle, spaces: readonly Space[]): Site {
  return (places.push({ obstacle, spaces }) - 1) as Site;
}
