import type { CSSProperties } from 'react';

/**
 * By side, blue first: the colour of its thief, as it is seen in either theme, and what is written on it. Pawn, home,
 * panel and every mark wear it: a mark needs 3 : 1 against the page, a letter 4.5 : 1 against its pawn.
 */
const SIDES = [
  { side: 'light-dark(#1f5f8b, #5ba4d9)', ink: 'light-dark(#ffffff, #10151f)' },
  { side: 'light-dark(#bd8100, #f0b429)', ink: '#17130d' },
  { side: 'light-dark(#b3392a, #e5705f)', ink: 'light-dark(#ffffff, #10151f)' },
  { side: 'light-dark(#4c6b23, #8fb755)', ink: 'light-dark(#ffffff, #10151f)' },
] as const;

/** The colour of each seat. */
export const coloursOf = ({ sides }: { readonly sides: readonly number[] }): readonly string[] =>
  sides.map((side) => SIDES[side]!.side);

/** Gives what is drawn inside the colour of a side. */
export const worn = (side: number): CSSProperties =>
  ({ '--side': SIDES[side]!.side, '--on-side': SIDES[side]!.ink }) as CSSProperties;
