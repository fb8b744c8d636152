import type { GameRecord } from '@hideout/kernel';
import type { Table } from './table.ts';

/** The whole truth of a game that is over, with the server's secret; undefined until then. */
export function recordOf(table: Table): GameRecord | undefined {
  const { founding, match, stop } = table;
  if (table.phase !== 'over' || !match) return undefined;
  return {
    game: founding.game,
    rulesVersion: founding.rulesVersion,
    setup: table.setup,
    names: table.seats.map((seat) => seat.name),
    deal: table.deal,
    moves: match.moves,
    outcome: match.outcome,
    ...(stop && { stop }),
  };
}
