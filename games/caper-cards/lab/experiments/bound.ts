// `npm run experiment -- games/caper-cards/lab/experiments/bound.ts --seats 4 --risk 11`: what a team with open hands reaches.
import { intervalOfRate } from '@hideout/labkit';
import { School, type Lessons } from '../school.ts';
import { optionsOf } from '@hideout/labkit/options';

const standard = { seats: 4, risk: 11, lessons: 400, rounds: 2, games: 2000, seed: 1 };
const { seats, risk, lessons: learnt, rounds, games, seed } = optionsOf(standard);

const school = new School({ hands: 'open', seats, risk, seed });
let lessons: Lessons = [];
for (let round = 0; round < rounds; round++) lessons = school.teach(lessons, round * learnt, (round + 1) * learnt);
const wins = school.examine(lessons, games, seed + 2);
const { low, high } = intervalOfRate(wins, games);
console.log(JSON.stringify({ seats, risk, games, seed, wins, rate: wins / games, low, high }));
