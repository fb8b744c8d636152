import type { Chunk } from './run/chunk.ts';
import { Series, type Lineup } from './series.ts';
import { countGame, emptyTally, type Tally } from './tally.ts';

/** Plays the games of a chunk, each bot in its own seat, and adds them up. */
export function playGames(lineup: Lineup, { from, to }: Chunk): Tally {
  const { game, setup } = lineup;
  const tally = emptyTally(game, setup.seats);
  const series = new Series(lineup);
  const seated = lineup.bots.map((_bot, seat) => seat);
  for (let index = from; index < to; index++) {
    const actions = series.play({ deal: index, turn: index, seated });
    countGame(tally, game, game.outcome(series.state)!, actions);
  }
  return tally;
}
