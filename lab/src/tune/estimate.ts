import { addCounts, type Ledger } from '@hideout/labkit';

/** A value from batches of games, and its standard error by leaving out one batch after another. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

/** The estimate of any figure of ledgers: `of` is given the sum of all batches, then of all but one. */
export function jackknife(batches: number, of: (left: number | undefined) => number): Estimate {
  const value = of(undefined);
  if (batches < 2) return { value, error: Infinity };
  const others = Array.from({ length: batches }, (_, left) => of(left));
  const mean = others.reduce((sum, each) => sum + each, 0) / batches;
  const squares = others.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { value, error: Math.sqrt((squares * (batches - 1)) / batches) };
}

/** The sum of ledgers, without the one at `left`. */
export function sumOf(ledgers: readonly Ledger[], left?: number): Ledger {
  const [first, ...rest] = ledgers.filter((_, i) => i !== left);
  return rest.reduce(addCounts, structuredClone(first!));
}
