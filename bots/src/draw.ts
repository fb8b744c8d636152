import type { Action, FastRng } from '@hideout/kernel';
import type { Ranked } from './bot.ts';
import type { Level } from './level.ts';

/** One of the actions that seem at most `slack` worse than the best; the better it seems, the likelier. */
export function drawNearBest(ranking: readonly Ranked[], slack: number, rng: FastRng): Action {
  const [best, ...others] = ranking;
  if (!best) throw new Error('nothing was thought of, so nothing can be chosen');
  if (slack === 0) return best.action;
  const near = [best, ...others.filter((each) => each.value >= best.value - slack)];
  const weights = near.map((each) => Math.max(0, 1 - (best.value - each.value) / slack) + 0.01);
  return draw(near, weights, rng);
}

/** One of them, each as likely as its weight. */
function draw(from: readonly Ranked[], weights: readonly number[], rng: FastRng): Action {
  let rest = (rng.next() / 0x1_0000_0000) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return from[i]!.action;
  }
  return from[0]!.action;
}

/** What was tried less often than this share of the favourite was given up early, and is never played. */
const GIVEN_UP = 0.25;
/** How much the favourites are preferred to what the search tried less often: 1 plays by visits alone. */
const TEMPER = 1.5;

/**
 * How likely each of the ranked actions is played: by how often the search tried it, but never one that it gave up, or
 * that seems more than `slack` worse than its favourite.
 */
export function mixOf(ranking: readonly Ranked[], slack: number): number[] {
  const favourite = ranking[0];
  if (!favourite) throw new Error('nothing was thought of, so nothing can be chosen');
  const weights = ranking.map(({ visits, value }) => {
    const isRival = visits >= GIVEN_UP * favourite.visits && value >= favourite.value - slack;
    return isRival ? (visits / favourite.visits) ** TEMPER : 0;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Whether it is settled what will be chosen, however a search goes on that tried its favourite `most` times: nothing
 * else, tried `others` times by its end, can overtake it or, for those who mix, be drawn. Whoever takes what is nearly
 * best is never settled.
 */
export const isSettled = (most: number, others: number, { slack, mixes }: Pick<Level, 'slack' | 'mixes'>): boolean =>
  mixes ? others < GIVEN_UP * most : slack === 0 && others < most;

/** An action drawn from the mix. */
export function drawMixed(ranking: readonly Ranked[], slack: number, rng: FastRng): Action {
  let rest = rng.next() / 0x1_0000_0000;
  const mix = mixOf(ranking, slack);
  const drawn = ranking.find((_, i) => (rest -= mix[i]!) < 0);
  return (drawn ?? ranking[0]!).action;
}
