import { grid, wrap, type AnyGame } from '@hideout/kernel';
import type { Job, Simulation } from '@hideout/lab';
import { figure } from '../progress.ts';

/** The result of a simulation as one JSON object. */
export const simulationJson = ({ game, setup, bots, seed }: Job, result: Simulation) => ({
  game,
  ...setup,
  bots,
  seed,
  ...result,
  // It follows from the others.
  meanLength: undefined,
});

/** What games are played: the game, how many seats or games, its options in words, and the seed. */
export function headingOf(
  game: AnyGame,
  howMany: string,
  { setup, seed }: Pick<Job, 'setup' | 'seed'>,
  width: number,
): string[] {
  const { option, choice } = game.words.en;
  const options = Object.entries(setup.options).map(([key, value]) => `${option(key)}: ${choice(key, value)}`);
  return wrap([game.words.en.name, howMany, ...options, `seed ${seed}`].join(' · '), width);
}

/** The result of a simulation, in lines. */
export function simulationTable(game: AnyGame, job: Job, result: Simulation, wanted: number, width: number): string[] {
  const share = (count: number): string =>
    result.games === 0 ? '–' : `${((100 * count) / result.games).toFixed(2)} %`;
  const rows = job.bots.map((bot, seat) => {
    const wins = result.wins[seat]!;
    return [`seat ${seat + 1}`, bot, figure(wins), share(wins), result.meanScores[seat]!.toFixed(2)];
  });
  const endings = Object.entries(result.endings).map(([ending, count]) => {
    return [game.words.en.ending(ending), figure(count), share(count)];
  });
  return [
    ...headingOf(game, `${job.setup.seats} seats`, job, width),
    '',
    ...grid([['', 'bot', 'wins', '', 'mean score'], ...rows], width),
    ...(game.cooperative ? [] : [`draws  ${figure(result.draws)}  ${share(result.draws)}`]),
    '',
    ...grid([['ending', 'games', ''], ...endings], width),
    '',
    ...wrap(
      `${figure(result.games)} games${result.games < wanted ? ` of ${figure(wanted)} (interrupted)` : ''}, ` +
        `${result.meanLength.toFixed(1)} actions each, in ${result.seconds.toFixed(2)} s: ` +
        `${figure(result.gamesPerSecond)} games/s, ${figure(result.actionsPerSecond)} actions/s`,
      width,
    ),
  ];
}
