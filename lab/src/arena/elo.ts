/** How two players did against each other: `share` of the points went to `first`. */
export interface Score {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  readonly share: number;
}

/** A rating with its 95 % interval: `elo` ± `margin`. */
export interface Rating {
  readonly elo: number;
  readonly margin: number;
}

/** The mean of all ratings. */
const MEAN = 1500;
/** Rating points for one unit of log odds. */
const SCALE = 400 / Math.LN10;
/** Every two that met are given one extra draw, so that a clean sweep has a finite rating. */
const PRIOR_GAMES = 1;
const Z95 = 1.96;

/** The share that a player can expect against another rated `points` lower. */
export const expectedShare = (points: number): number => 1 / (1 + Math.exp(-points / SCALE));

/**
 * The most likely ratings of players with these scores (Bradley and Terry), with a mean of 1500. The margins treat
 * every game as independent; mirrored deals make the truth narrower. Every player must have met another.
 */
export function rate(players: number, scores: readonly Score[]): Rating[] {
  const strengths = new Float64Array(players);
  for (let round = 0; round < 100; round++) {
    const { slope, information } = differentiate(strengths, scores);
    const step = solve(information, slope);
    for (let i = 0; i < players; i++) strengths[i]! += Math.max(-1, Math.min(1, step[i]!));
    if (Math.max(...step.map(Math.abs)) < 1e-10) break;
  }
  const { information } = differentiate(strengths, scores);
  return Array.from(strengths, (strength, i) => {
    const own = Float64Array.from(strengths, (_, j) => (i === j ? 1 : 0) - 1 / players);
    const variance = solve(information, own)[i]!;
    return { elo: MEAN + SCALE * strength, margin: Z95 * SCALE * Math.sqrt(variance) };
  });
}

/** Slope and information of the likelihood in log odds; an extra row keeps the sum of the strengths at zero. */
function differentiate(strengths: Float64Array, scores: readonly Score[]) {
  const players = strengths.length;
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  const slope = new Float64Array(players).fill(-sum);
  const information = Array.from({ length: players }, () => new Float64Array(players).fill(1));
  for (const { first, second, games, share } of scores) {
    const played = games + PRIOR_GAMES;
    const won = share * games + PRIOR_GAMES / 2;
    const expected = 1 / (1 + Math.exp(strengths[second]! - strengths[first]!));
    const weight = played * expected * (1 - expected);
    slope[first]! += won - played * expected;
    slope[second]! -= won - played * expected;
    information[first]![first]! += weight;
    information[second]![second]! += weight;
    information[first]![second]! -= weight;
    information[second]![first]! -= weight;
  }
  return { slope, information };
}

/** The solution of a small system of equations, by elimination. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row, i) => Float64Array.from([...row, right[i]!]));
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column; i < size; i++) if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i]![column]! / rows[column]![column]!;
      for (let j = column; j <= size; j++) rows[i]![j]! -= factor * rows[column]![j]!;
    }
  }
  return Float64Array.from(rows, (row, i) => row[size]! / row[i]!);
}
