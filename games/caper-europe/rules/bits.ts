/**
 * A small set of slots, hues or kinds of Goods, one bit each: free to copy and to compare. To visit its members:
 * `for (let left = set; left !== NONE; left = rest(left)) visit(first(left))`.
 */
export type Bits = number;
export const NONE: Bits = 0;

/** The set of one member. */
export const only = (member: number): Bits => 1 << member;
/** The set of the members 0 to `size - 1`. */
export const upTo = (size: number): Bits => (1 << size) - 1;
/** Whether the set has the member. */
export const has = (set: Bits, member: number): boolean => (set & (1 << member)) !== 0;
/** The least member of a set that has one. */
export const first = (set: Bits): number => 31 - Math.clz32(set & -set);
/** The set without its least member. */
export const rest = (set: Bits): Bits => set & (set - 1);
/** Whether the set has more than one member. */
export const isMany = (set: Bits): boolean => rest(set) !== NONE;
/** Whether a card that asks for the members of a set takes this one; one that names none takes any. */
export const asksFor = (set: Bits, member: number): boolean => set === NONE || has(set, member);
