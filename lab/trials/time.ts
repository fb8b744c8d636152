// `npm run experiment -- lab/trials/time.ts --game <id> --bots master:16000,master --games 40`: what more iterations bring, or one bot against another,
// on the same deals with places swapped, and what their decisions take. `name:n` is that bot with n iterations, if it
// counts them. With `--keep <file>` what was played
// is kept there, and the same command goes on with it; with `--seconds <n>` it pauses after that long.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Bot } from '@hideout/bots';
import { botOf, gameOf } from '@hideout/catalogue/house';
import { given, setUp } from '@hideout/kernel';
import { intervalOfShares, meanOf } from '@hideout/labkit';
import { playDeal } from '../src/arena/match.ts';
import { threadMilliseconds } from '../src/bench.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    bots: { type: 'string', default: 'master,hard' },
    games: { type: 'string', default: '40' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    option: { type: 'string', multiple: true, default: [] },
    keep: { type: 'string' },
    seconds: { type: 'string', default: 'Infinity' },
  },
});
const game = gameOf(values.game);
if (!game) throw new Error(`there is no game “${values.game}”`);
const options = Object.fromEntries(values.option.map((each) => each.split('=') as [string, string]));
const setup = given(setUp(game, Number(values.seats), options));

/** What the decisions of a bot took in a deal, in milliseconds of the thread. */
interface Pace {
  readonly sum: number;
  readonly decisions: number;
  readonly most: number;
}

const NONE: Pace = { sum: 0, decisions: 0, most: 0 };

const together = (one: Pace, other: Pace): Pace => ({
  sum: one.sum + other.sum,
  decisions: one.decisions + other.decisions,
  most: Math.max(one.most, other.most),
});

interface Timed extends Bot {
  /** Its pace since it was last read. */
  readPace(): Pace;
}

/** A bot by its name, with as many iterations as stand behind a colon. */
function timed(called: string): Timed {
  const [name, iterations] = called.split(':') as [string, string?];
  const bot = given(botOf(name, game!));
  const limits = { milliseconds: Infinity, ...(iterations !== undefined && { iterations: Number(iterations) }) };
  let pace = NONE;
  return {
    ...bot,
    name: called,
    choose(question) {
      const start = threadMilliseconds();
      const action = bot.choose({ ...question, budget: limits });
      const took = threadMilliseconds() - start;
      if (question.legal.size > 1) pace = together(pace, { sum: took, decisions: 1, most: took });
      return action;
    },
    readPace() {
      const read = pace;
      pace = NONE;
      return read;
    },
  };
}

/** What came of a deal: the share of the first bot, and the paces of both. */
interface Played {
  readonly share: number;
  readonly paces: readonly Pace[];
}

const bots = values.bots.split(',').map(timed);
const deals = Math.ceil(Number(values.games) / 2);
const pairing = game.cooperative ? { first: 0, second: 0 } : { first: 0, second: 1 };
const { keep } = values;
const kept = keep !== undefined && existsSync(keep) ? readFileSync(keep, 'utf8').trim().split('\n') : [];
const played = kept.map((line) => JSON.parse(line) as Played).slice(0, deals);
const lineup = { game, setup, bots, seed: Number(values.seed) };
const end = Date.now() + 1000 * Number(values.seconds);
while (played.length < deals && Date.now() < end) {
  const { share } = playDeal(lineup, pairing, played.length);
  played.push({ share, paces: bots.map((bot) => bot.readPace()) });
  if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(played.at(-1))}\n`);
}

const shares = played.map(({ share }) => share);
const { low, high } = intervalOfShares(shares);
const share = `${(100 * meanOf(shares)).toFixed(1)} % (${(100 * low).toFixed(1)} – ${(100 * high).toFixed(1)})`;
console.log(`${game.id}, ${values.bots}: ${share} of ${game.cooperative ? shares.length : 2 * shares.length} games`);
for (const [i, bot] of bots.entries()) {
  const { sum, decisions, most } = played.map(({ paces }) => paces[i]!).reduce(together, NONE);
  if (decisions > 0)
    console.log(`  ${bot.name}: ${(sum / decisions).toFixed(1)} ms a decision, ${most.toFixed(1)} at most`);
}
