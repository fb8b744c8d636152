import type { Action, FastRng } from '@hideout/kernel';
import type { Ranked } from './bot.ts';

/** One of the actions that seem at most `slack` worse than the best; the better it seems, the likelier. */
export function drawNearBest(ranking: readonly Ranked[], slack: number, rng: FastRng): Action {
  const [best, ...others] = ranking;
  if (!best) throw new Error('nothing was thought of, so nothing can be chosen');
  if (slack === 0) return best.action;
  const near = [best, ...others.filter((each) => each.value >= best.value - slack)];
  const weights = near.map((each) => Math.max(0, 1 - (best.value - each.value) / slack) + 0.01);
  return draw(near, weights, rng);
}

/** An action tried less often than this share of the favourite was given up early. */
const GIVEN_UP = 0.05;

/** An action drawn as often as the search tried it, leaving out what the search gave up early. */
export function drawByVisits(ranking: readonly Ranked[], rng: FastRng): Action {
  const most = Math.max(...ranking.map((each) => each.visits));
  const tried = ranking.filter((each) => each.visits >= GIVEN_UP * most);
  const weights = tried.map((each) => each.visits);
  return draw(tried, weights, rng);
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
