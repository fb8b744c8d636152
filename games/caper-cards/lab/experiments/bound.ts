// `npm run experiment -- games/caper-cards/lab/experiments/bound.ts --seats 4 --risk 11`: what a team with open hands reaches.
import { parseArgs } from 'node:util';
import { intervalOfRate } from '@hideout/labkit';
import { School, type Lessons } from '../school.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    risk: { type: 'string', default: '11' },
    lessons: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '2' },
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});
const [seats, risk, learnt, rounds, games, seed] = [
  values.seats,
  values.risk,
  values.lessons,
  values.rounds,
  values.games,
  values.seed,
].map(Number) as [number, number, number, number, number, number];

const school = new School({ hands: 'open', seats, risk, seed });
let lessons: Lessons = [];
for (let round = 0; round < rounds; round++) lessons = school.teach(lessons, round * learnt, (round + 1) * learnt);
const wins = school.examine(lessons, games, seed + 2);
const { low, high } = intervalOfRate(wins, games);
console.log(JSON.stringify({ seats, risk, games, seed, wins, rate: wins / games, low, high }));
