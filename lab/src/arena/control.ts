import { intervalOfShares, meanOf, type Interval } from '@hideout/labkit';

/** A share from which luck was taken off. */
export interface Steadied {
  readonly share: number;
  readonly interval: Interval;
  /** The variance of the shares without luck, as a part of that with it. */
  readonly ratio: number;
}

/**
 * Takes luck off shares. By how much is learnt from every second deal for those between, so that neither half is judged by
 * what it was fitted to, and the mean stays without a bias.
 */
export function steady(shares: readonly number[], luck: readonly number[]): Steadied {
  const slopes = [1, 0].map((half) => slopeOf(everySecond(shares, half), everySecond(luck, half)));
  const without = shares.map((share, deal) => share - slopes[deal % 2]! * luck[deal]!);
  const variance = varianceOf(shares);
  return {
    share: meanOf(without),
    interval: intervalOfShares(without),
    ratio: variance === 0 ? 1 : varianceOf(without) / variance,
  };
}

const everySecond = (numbers: readonly number[], half: number): number[] => numbers.filter((_, i) => i % 2 === half);

/** How shares rise with luck, drawn towards nothing as far as that could be chance. */
function slopeOf(shares: readonly number[], luck: readonly number[]): number {
  const [share, chance] = [meanOf(shares), meanOf(luck)];
  const spread = varianceOf(luck);
  if (spread === 0) return 0;
  const slope = meanOf(shares.map((each, i) => (each - share) * (luck[i]! - chance))) / spread;
  const rest = varianceOf(shares.map((each, i) => each - slope * luck[i]!));
  const doubt = rest / (spread * shares.length);
  return slope * Math.max(0, 1 - doubt / (slope * slope || doubt));
}

function varianceOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return meanOf(numbers.map((each) => (each - mean) ** 2));
}
