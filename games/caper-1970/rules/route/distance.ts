import { SIZE } from '../map.ts';
import { SQUARES } from '../spaces.ts';

/** The colour of a square on a chessboard; ring spaces have none, so that passing over a street can change it. */
export const tintOf = (space: number): number => (space < SQUARES ? (Math.floor(space / SIZE) + space) & 1 : 0);

/** No way between two squares is shorter than this; 0 where a ring space is involved. */
export function distanceBetween(a: number, b: number): number {
  if (a >= SQUARES || b >= SQUARES) return 0;
  return Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE)) + Math.abs((a % SIZE) - (b % SIZE));
}
