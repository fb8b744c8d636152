import { given } from '@hideout/kernel';
import { lineupOf, type Job } from './job.ts';
import { chunksOf } from './run/chunk.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { shareOut, type Running } from './threads.ts';

/** The result of a simulation. Everything but the times depends on the job and the number of games alone. */
export interface Simulation extends Readonly<Omit<Tally, 'scores'>> {
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  /** By seat. */
  readonly meanScores: readonly number[];
  /** Mean number of actions per game. */
  readonly meanLength: number;
}

/** Simulates games 0 to `games` − 1 of the job. Throws a RangeError if the job is not valid. */
export async function simulate(job: Job, games: number, running: Running): Promise<Simulation> {
  const lineup = given(lineupOf(job));
  const start = performance.now();
  const total = emptyTally(lineup.game, job.setup.seats);
  await shareOut<Tally>({ task: 'tally', settings: job }, chunksOf(games), running, (tally) => {
    addTally(total, tally);
    running.onProgress?.(total.games);
  });
  return summarise(total, (performance.now() - start) / 1000);
}

/** In the order in which the command line prints it. */
function summarise({ games, actions, wins, draws, scores, endings }: Tally, seconds: number): Simulation {
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
