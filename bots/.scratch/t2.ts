import { caperCards } from '@hideout/caper-cards';
import { ActionList, FastRng, NOBODY, nounOf, verbOf, seatOf } from '@hideout/kernel';
import { Plan } from '/work/main/bots/src/caper-cards/plan.ts';
import { readFileSync, existsSync } from 'node:fs';
import { decide } from './decide.ts';
const [seats = 4, risk = 11, games = 200, seed = 1, wfile = ''] = process.argv
  .slice(2)
  .map((x, i) => (i < 4 ? Number(x) : x)) as any;
const W = wfile && existsSync(wfile) ? JSON.parse(readFileSync(wfile, 'utf8')) : {};
const plan = undefined;
const legal = new ActionList();
let wins = 0,
  dec = 0;
const reached = [0, 0, 0, 0, 0, 0];
const t0 = process.cpuUsage().user;
for (let g = 0; g < games; g++) {
  const rng = new FastRng(seed, g);
  const s = caperCards.setup({ seats, options: { risk: String(risk), boss: 'random' } }, rng);
  while (caperCards.actor(s) !== NOBODY) {
    legal.clear();
    caperCards.legal(s, legal);
    let a = legal.at(0);
    if (legal.size > 1) {
      dec++;
      a = decide(plan, caperCards.view(s, seatOf(caperCards.actor(s))), legal, W[seats]?.[s.round]);
    }
    caperCards.apply(s, a, { rng, log: undefined });
  }
  const o = caperCards.outcome(s)!;
  if (o.ending === 'won') wins++;
  reached[o.scores[0]!]!++;
}
const us = process.cpuUsage().user - t0;
console.log(
  seats,
  risk,
  'win',
  (wins / games).toFixed(3),
  '±',
  (1.96 * Math.sqrt(((wins / games) * (1 - wins / games)) / games)).toFixed(3),
  'ends',
  reached.join(' '),
  'ms/dec',
  (us / 1000 / dec).toFixed(3),
);
