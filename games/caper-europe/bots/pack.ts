import { has, type Bits } from '../rules/bits.ts';
import { HUES } from '../rules/cities.ts';

/** Small counts by hue or by kind of Goods, side by side in one number: they are added all at once. */
export type Pack = number;

const BITS = 6;
const MASK = (1 << BITS) - 1;

/** One count of a pack. */
export const unpack = (pack: Pack, member: number): number => (pack >> (BITS * member)) & MASK;

/** A pack with `n` for one member. */
export const packed = (member: number, n: number): Pack => n << (BITS * member);

/** By members, one bit each: where their counts lie. */
const FIELDS = Int32Array.from({ length: 1 << HUES }, (_, members) => {
  let fields = 0;
  for (let member = 0; member < HUES; member++) if (has(members, member)) fields |= MASK << (BITS * member);
  return fields;
});

/** The sum of the counts whose bit is set in `members`; it stays below MASK, so casting out MASKs finds it. */
export const sumOf = (pack: Pack, members: Bits): number => (pack & FIELDS[members]!) % MASK;
