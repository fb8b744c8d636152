// `npm run experiment -- lab/trials/time.ts --game <id> --bot master --times 4,16 --games 40`: what more iterations bring a bot against itself, on
// the same deals with places swapped, and what its decisions take.
import { parseArgs } from 'node:util';
import { isThinker, type Bot, type Thinker } from '@hideout/bots';
import { botOf, gameOf } from '@hideout/catalogue/house';
import { setUp, type Result } from '@hideout/kernel';
import { intervalOfShares, meanOf } from '@hideout/labkit';
import { playDeal } from '../src/arena/match.ts';
import { threadMilliseconds } from '../src/bench.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    bot: { type: 'string', default: 'master' },
    times: { type: 'string', default: '4,16' },
    games: { type: 'string', default: '40' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    option: { type: 'string', multiple: true, default: [] },
  },
});
const given = <T>(result: Result<T>): T => {
  if (!result.ok) throw new RangeError(result.problem);
  return result.value;
};
const game = gameOf(values.game);
if (!game) throw new Error(`there is no game “${values.game}”`);
const options = Object.fromEntries(values.option.map((each) => each.split('=') as [string, string]));
const setup = given(setUp(game, Number(values.seats), options));

interface Timed extends Bot {
  /** What every decision took, in milliseconds of the thread. */
  readonly took: number[];
}

/** The bot with so many times its iterations. */
function timed(name: string, times: number): Timed {
  const bot = given(botOf(name, game!)) as Thinker;
  if (!isThinker(bot)) throw new RangeError(`${name} does not think in iterations`);
  const took: number[] = [];
  const iterations = Math.round(times * bot.budget.iterations);
  return {
    ...bot,
    name: `${name} × ${times}`,
    took,
    choose(question) {
      const start = threadMilliseconds();
      const action = bot.choose({ ...question, budget: { iterations, milliseconds: Infinity } });
      if (question.legal.size > 1) took.push(threadMilliseconds() - start);
      return action;
    },
  };
}

const between = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);

function paceOf({ name, took }: Timed): string {
  const sorted = took.toSorted((a, b) => a - b);
  return `${name}: ${meanOf(took).toFixed(1)} ms a decision, half within ${between(sorted, 0.5)}, all within ${between(sorted, 1)}`;
}

for (const times of values.times.split(',').map(Number)) {
  const bots = [timed(values.bot, times), timed(values.bot, 1)];
  const deals = Math.ceil(Number(values.games) / 2);
  const pairing = game.cooperative ? { first: 0, second: 0 } : { first: 0, second: 1 };
  const lineup = { game, setup, bots, seed: Number(values.seed) };
  const shares = Array.from({ length: deals }, (_, deal) => playDeal(lineup, pairing, deal).share);
  const { low, high } = intervalOfShares(shares);
  const share = `${(100 * meanOf(shares)).toFixed(1)} % (${(100 * low).toFixed(1)} – ${(100 * high).toFixed(1)})`;
  console.log(`${game.id}, ${bots[0]!.name}: ${share} of ${game.cooperative ? deals : 2 * deals} games`);
  for (const bot of bots) if (bot.took.length > 0) console.log(`  ${paceOf(bot)}`);
}
