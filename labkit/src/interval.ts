const Z95 = 1.96;

/** Where the truth lies in 95 of 100 such cases. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The interval of a rate of wins (Wilson), which holds for few games and clean sweeps too. */
export function intervalOfRate(wins: number, games: number): Interval {
  const rate = wins / games;
  const spread = Z95 * Z95;
  const middle = rate + spread / (2 * games);
  const reach = Z95 * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games * games));
  const scale = 1 + spread / games;
  return { low: Math.max((middle - reach) / scale, 0), high: Math.min((middle + reach) / scale, 1) };
}

/** The interval of a mean of shares from 0 to 1, one per deal; never narrower than one deal more or less allows. */
export function intervalOfShares(shares: ArrayLike<number>): Interval {
  const deals = shares.length;
  const mean = meanOf(shares);
  let squares = 0;
  for (let i = 0; i < deals; i++) squares += (shares[i]! - mean) ** 2;
  const reach = Math.max(deals > 1 ? Z95 * Math.sqrt(squares / (deals - 1) / deals) : 1, 1 / deals);
  return { low: Math.max(mean - reach, 0), high: Math.min(mean + reach, 1) };
}

/** The mean of numbers, added in their order. */
export function meanOf(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i]!;
  return numbers.length === 0 ? 0 : sum / numbers.length;
}
