// `npm run experiment -- games/caper-cards/lab/experiments/learn.ts --seats 4 --risk 11`: prints rows for games/caper-cards/bots/weights.ts.
import { parseArgs } from 'node:util';
import { School, type Lessons } from '../school.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    risk: { type: 'string', default: '11' },
    games: { type: 'string', default: '8000' },
    rounds: { type: 'string', default: '4' },
    trials: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
  },
});
const [seats, risk, games, rounds, trials, seed] = [
  values.seats,
  values.risk,
  values.games,
  values.rounds,
  values.trials,
  values.seed,
].map(Number) as [number, number, number, number, number, number];

/** Characters of a row in one line. */
const LINE = 114;

const school = new School({ hands: 'hidden', seats, risk, seed });
let lessons: Lessons = [];
let best: { readonly wins: number; readonly lessons: Lessons } = { wins: -1, lessons };
for (let round = 0; round < rounds; round++) {
  lessons = school.teach(lessons, round * games, (round + 1) * games);
  const wins = school.examine(lessons, trials, seed + 1);
  console.error(`round ${round + 1}: wins ${wins} of ${trials} trials`);
  if (wins > best.wins) best = { wins, lessons };
}
for (const [heists, weights] of best.lessons.entries()) {
  if (weights) console.log(`  '${risk} ${seats} ${heists}': \`${linesOf(weights)}\`,`);
}

/** The weights in hundredths, in indented lines. */
function linesOf(weights: ArrayLike<number>): string {
  let text = '';
  let width = LINE;
  for (const word of Array.from(weights, (weight) => String(Math.round(100 * weight)))) {
    const isFull = width + 1 + word.length > LINE;
    text += `${isFull ? '\n    ' : ' '}${word}`;
    width = isFull ? word.length : width + 1 + word.length;
  }
  return text;
}
