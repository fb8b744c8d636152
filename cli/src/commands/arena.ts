import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { botOf } from '@hideout/catalogue/house';
import { grid, setUp, wrap, type AnyGame } from '@hideout/kernel';
import { anchorsOf, arena, contestantsOf, dealsIn, type Arena, type Contest, type Meeting } from '@hideout/lab';
import { findGame, keyValue, list, standardSeats, wholeNumber } from '../arguments.ts';
import { demand, EXIT } from '../badInput.ts';
import { command, flag, option, type FlagsOf } from '../command.ts';
import { EXAMPLE } from '../example.ts';
import { figure, percent, startProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { meetAgent } from './arenaAgent.ts';
import { keepRatings } from './arenaRatings.ts';
import { headingOf } from './runTable.ts';

/** A deal takes up to three sequences of the generator, which has 2^32 of them. */
const MAX_GAMES = 2 ** 30;

const FLAGS = {
  bots: option('<a,b,…>', 'which bots', list, ['random', 'easy', 'medium', 'hard']),
  games: option('<n>', 'games per pairing', wholeNumber(1, MAX_GAMES), 200),
  seats: option('<n>', 'how many seats', wholeNumber(1, 99)),
  seed: option('<n>', 'same seed, same games', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  option: option('<key=value>', 'an option of the game; may be repeated', keyValue),
  workers: option('<n>', 'threads; does not change the results', wholeNumber(1, 256), availableParallelism()),
  agent: option(
    '<command>',
    'a program that plays too, asked and answering in JSON lines, against the first bot',
    String,
  ),
  seconds: option('<n>', 'the most that the agent may take for an action', wholeNumber(1, 3600), 60),
  transcripts: option('<folder>', 'keep what the agent played', String),
  account: flag('keep account of what chance brings and take it off the results: narrower intervals, more time'),
  ratings: option('<file>', 'keep the ratings of the bots in this file, for people to be rated against', String),
  json: flag('print one JSON object'),
};
type Flags = FlagsOf<typeof FLAGS>;

/** `hideout arena`: how strong each bot is. */
export const addArena = command('arena', {
  about: 'let bots play each other on the same deals with places swapped, and rate them',
  takes: ['<game>', 'which game'],
  flags: FLAGS,
  note: `\nExample:\n  hideout arena ${EXAMPLE} --bots easy,hard --games 500 --seed 1`,
  act: (terminal, flags, id) => act(terminal, findGame(id), flags),
});

async function act(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const { bots, games } = flags;
  const setup = demand(setUp(game, flags.seats ?? standardSeats(game), flags.option));
  const { seed = randomInt(2 ** 32) } = flags;
  if (flags.agent !== undefined) {
    const bot = demand(botOf(bots[0]!, game));
    const { agent: command, seconds } = flags;
    const deals = Math.ceil(games / setup.seats);
    return meetAgent(terminal, { game, setup, command, bot, deals, seed, seconds }, flags);
  }
  const plain: Contest = { game: game.id, setup, bots, games, seed };
  const contest = flags.account ? { ...plain, accounts: true } : plain;
  demand(contestantsOf(contest));
  const { signal } = terminal.streams;
  const progress = startProgress(terminal, game.id, dealsIn(contest), 'deals');
  const result = await arena(contest, { workers: flags.workers, onProgress: progress.update, signal }).finally(
    progress.stop,
  );
  if (flags.json) terminal.printJson({ ...contest, ...result });
  else terminal.print(...tableOf(game, contest, result, terminal.width));
  if (signal.aborted) terminal.exitCode = EXIT.interrupted;
  else if (flags.ratings !== undefined)
    keepRatings(terminal, flags.ratings, game, contest, anchorsOf(game, contest, result));
}

function tableOf(game: AnyGame, contest: Contest, result: Arena, width: number): string[] {
  const tables = game.cooperative ? [teamTable(result)] : [ratingTable(result), crossTable(contest, result)];
  const games = result.meetings.reduce((sum, meeting) => sum + meeting.games, 0);
  const closing = game.cooperative
    ? 'Share of games won, with 95 % intervals; two bots sit in alternate seats.'
    : 'Share of the points of the bot at the left, with 95 % intervals.';
  return [
    ...headingOf(game, `${contest.setup.seats} seats`, contest, width),
    '',
    ...[...tables, ...(contest.accounts ? [accountTable(result)] : [])].flatMap((rows) => [...grid(rows, width), '']),
    ...wrap(`${closing} ${figure(games)} games, every deal once for each seating.`, width),
  ];
}

const between = ({ interval: { low, high } }: Meeting): string => `${percent(low)} – ${percent(high)}`;

/** The results without luck, and what is left of their variance. */
function accountTable({ meetings }: Arena): string[][] {
  const rows = meetings.flatMap(({ first, second, games, steadied }) => {
    if (games === 0 || !steadied) return [];
    const { share, interval, ratio } = steadied;
    const reach = `±${(50 * (interval.high - interval.low)).toFixed(1)}`;
    return [[first === second ? first : `${first} – ${second}`, `${percent(share)} ${reach}`, percent(ratio)]];
  });
  return [['without luck', '95 %', 'variance left'], ...rows];
}

function teamTable({ meetings }: Arena): string[][] {
  const rows = meetings.map((meeting) => {
    const { first, second, games, share } = meeting;
    const team = first === second ? first : `${first} + ${second}`;
    return games === 0 ? [team, '0', '–'] : [team, figure(games), percent(share), between(meeting)];
  });
  return [['team', 'games', 'won', '95 %'], ...rows];
}

function ratingTable({ ratings }: Arena): string[][] {
  const rows = ratings.toSorted((a, b) => b.elo - a.elo);
  return [
    ['bot', 'Elo', '95 %'],
    ...rows.map(({ bot, elo, margin }) => [bot, elo.toFixed(0), `± ${margin.toFixed(0)}`]),
  ];
}

function crossTable({ bots }: Contest, { meetings }: Arena): string[][] {
  const cell = (row: string, column: string): string => {
    for (const { first, second, games, share, interval } of meetings) {
      const reach = `±${(50 * (interval.high - interval.low)).toFixed(1)}`;
      if (games === 0) continue;
      if (first === row && second === column) return `${percent(share)} ${reach}`;
      if (first === column && second === row) return `${percent(1 - share)} ${reach}`;
    }
    return '';
  };
  return [['', ...bots], ...bots.map((row) => [row, ...bots.map((column) => cell(row, column))])];
}
