import { gameOf } from '@hideout/catalogue/house';
import { lineOf, type Job } from './job.ts';
import { chunksOf } from './run/chunk.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { shareOut, type Running } from './workers.ts';

/** What came of a simulation. Everything but the times depends on the job and the number of games alone. */
export interface Simulation {
  readonly games: number;
  readonly actions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  /** By seat: games that it won alone or, in a cooperative game, with its team. */
  readonly wins: readonly number[];
  /** Games of rivals that several shared or nobody won. */
  readonly draws: number;
  /** By seat. */
  readonly meanScores: readonly number[];
  /** Games by kind of ending. */
  readonly endings: Readonly<Record<string, number>>;
  /** Mean number of actions of a game. */
  readonly meanLength: number;
}

/** Simulates games 0 to `games` − 1 of the job. Throws a RangeError when the job is not a possible one. */
export async function simulate(job: Job, games: number, running: Running): Promise<Simulation> {
  const line = lineOf(job);
  if (!line.ok) throw new RangeError(line.problem);
  const start = performance.now();
  const trade = { module: new URL('worker.ts', import.meta.url), data: job };
  const tallies = await shareOut(trade, chunksOf(games), running, (tally: Tally) => tally.games);
  const total = emptyTally(gameOf(job.game)!, job.setup.seats);
  for (const tally of tallies) if (tally) addTally(total, tally);
  return summarise(total, (performance.now() - start) / 1000);
}

function summarise(tally: Tally, seconds: number): Simulation {
  const { games, actions, wins, draws, scores, endings } = tally;
  const perGame = (sum: number): number => (games === 0 ? 0 : sum / games);
  return {
    games,
    actions,
    seconds,
    gamesPerSecond: games / seconds,
    actionsPerSecond: actions / seconds,
    wins,
    draws,
    meanScores: scores.map(perGame),
    endings,
    meanLength: perGame(actions),
  };
}
