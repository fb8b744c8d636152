import { intervalOfShares, meanOf, type Interval } from '@hideout/labkit';

/** A share from which luck was taken off. */
export interface Steadied {
  readonly share: number;
  readonly interval: Interval;
  /** The variance of the shares without luck, as a part of that with it. */
  readonly ratio: number;
}

/**
 * Takes luck off shares. By how much is learnt for every deal from all the others, so that none is judged by what it was
 * fitted to, and the mean stays without a bias.
 */
export function steady(shares: readonly number[], luck: readonly number[]): Steadied {
  const all = shares.reduce((sums, share, deal) => plus(sums, share, luck[deal]!, 1), NOTHING);
  const without = shares.map((share, deal) => share - slopeOf(plus(all, share, luck[deal]!, -1)) * luck[deal]!);
  const variance = varianceOf(shares);
  return {
    share: meanOf(without),
    interval: intervalOfShares(without),
    ratio: variance === 0 ? 1 : varianceOf(without) / variance,
  };
}

/** Everything about deals from which it follows how shares rise with luck. */
interface Sums {
  readonly count: number;
  readonly share: number;
  readonly luck: number;
  readonly squares: number;
  readonly lucks: number;
  readonly products: number;
}

const NOTHING: Sums = { count: 0, share: 0, luck: 0, squares: 0, lucks: 0, products: 0 };

const plus = (sums: Sums, share: number, luck: number, times: 1 | -1): Sums => ({
  count: sums.count + times,
  share: sums.share + times * share,
  luck: sums.luck + times * luck,
  squares: sums.squares + times * share * share,
  lucks: sums.lucks + times * luck * luck,
  products: sums.products + times * share * luck,
});

/** Rounding leaves as much of nothing. */
const HARDLY_ANY = 1e-12;

/** How shares rise with luck, drawn towards nothing as far as that could be chance. */
function slopeOf({ count, share, luck, squares, lucks, products }: Sums): number {
  const spread = lucks - (luck * luck) / count;
  if (count < 3 || spread < HARDLY_ANY) return 0;
  const slope = (products - (share * luck) / count) / spread;
  const rest = Math.max(0, squares - (share * share) / count - slope * slope * spread);
  const doubt = rest / (spread * (count - 2));
  return slope * Math.max(0, 1 - doubt / (slope * slope || doubt || 1));
}

function varianceOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return meanOf(numbers.map((each) => (each - mean) ** 2));
}
