// `npm run experiment -- games/caper-1970/lab/experiments/routes.ts`: how long the route helper of Caper (1970) takes, on tables of random play.
import { optionsOf } from '@hideout/labkit/options';
import { caper1970, Routes, TOOLS } from '../../rules/index.ts';
import { ActionList, FastRng, NOBODY } from '@hideout/kernel';

const { games, seed } = optionsOf({ games: 160, seed: 7 });
/** Of every game, this many actions, and a question at one of this many. */
const ACTIONS = 1500;
const STRIDE = 15;
/** Each question is asked so often, and the shortest time counts: what else the machine does is not the helper's. */
const REPEATS = 3;
/** The first questions only warm the code. */
const WARMING = 1000;

const routes = new Routes();
const rng = new FastRng(seed);
const legal = new ActionList();
const microseconds: number[] = [];

function ask(s: ReturnType<typeof caper1970.setup>): void {
  const count = 2 + rng.below(6) + rng.below(6);
  let shortest = Infinity;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const start = performance.now();
    routes.find(s, s.thief[s.turn]!, count, s.stock, s.turn * TOOLS.length);
    shortest = Math.min(shortest, performance.now() - start);
  }
  microseconds.push(shortest * 1000);
}

for (let game = 0; game < games; game++) {
  const s = caper1970.setup({ seats: 4, options: { thief: 'drawn', empty: 'drawn', begins: 'drawn' } }, rng);
  for (let actions = 0; actions < ACTIONS && caper1970.actor(s) !== NOBODY; actions++) {
    legal.clear();
    caper1970.legal(s, legal);
    caper1970.apply(s, legal.at(rng.below(legal.size)), { rng, log: undefined });
    if (actions % STRIDE === 0) ask(s);
  }
}
const times = microseconds.slice(WARMING).toSorted((a, b) => a - b);
const quantile = (share: number): number => Math.round(times[Math.floor(share * times.length)] ?? NaN);
console.log(JSON.stringify({ calls: times.length, median: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99) }));
