/** Small counts by hue or by kind of Goods, side by side in one number: they are added all at once. */
export type Pack = number;

const BITS = 6;
const MASK = (1 << BITS) - 1;

/** One count of a pack. */
export const unpack = (pack: Pack, member: number): number => (pack >> (BITS * member)) & MASK;

/** A pack with `n` for one member. */
export const packed = (member: number, n: number): Pack => n << (BITS * member);

/** The sum of the counts whose bit is set in `members`. */
export function sumOf(pack: Pack, members: number): number {
  let sum = 0;
  for (let bits = members, rest = pack; bits !== 0; bits >>= 1, rest >>= BITS) if ((bits & 1) !== 0) sum += rest & MASK;
  return sum;
}
