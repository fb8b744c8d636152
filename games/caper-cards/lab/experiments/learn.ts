// `npm run experiment -- games/caper-cards/lab/experiments/learn.ts --seats 4 --risk 11`: prints rows for games/caper-cards/bots/weights.ts.
import { School, type Lessons } from '../school.ts';
import { optionsOf } from '@hideout/labkit/options';

const standard = { seats: 4, risk: 11, games: 8000, rounds: 4, trials: 4000, seed: 1 };
const { seats, risk, games, rounds, trials, seed } = optionsOf(standard);

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
