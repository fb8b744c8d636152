import { isInSpace, seatOf, UNKNOWN_ACTION, type Action, type AnyGame } from '@hideout/kernel';
import { BadRequest } from './request.ts';
import type { EngineTable } from './table.ts';

/** What an answer says about an action that the game does not have. */
export const NO_ACTION = { reason: UNKNOWN_ACTION.reason };

/** Throws unless the actor of the table may do this now. */
export function demandLegal(game: AnyGame, table: EngineTable, action: Action): void {
  if (table.isOver) throw new BadRequest('the game is over');
  if (table.legal.includes(action)) return;
  if (!isInSpace(game.verbs, action)) throw new BadRequest(`${action} is not an action of ${game.id}`, NO_ACTION);
  const { clause, reason } = game.refuse(table.state, seatOf(table.actor), action)!;
  throw new BadRequest(`not legal: ${game.words.en.refusal(reason)}`, { clause, reason });
}
