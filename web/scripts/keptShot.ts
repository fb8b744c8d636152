import { botOf } from '@hideout/catalogue/house';
import { given, FastRng, seatOf, type Action, type AnyGame, type AnyMatch } from '@hideout/kernel';
import type { Shot } from '@hideout/testkit';
import { keptGame } from '../e2e/keptGame.ts';

/** Everybody plays like a bot of that name, with a fixed chance. */
export function playedBy(name: string, game: AnyGame): (match: AnyMatch) => Action {
  const rng = new FastRng(1);
  const bot = given(botOf(name, game));
  return (match) => {
    const view = () => match.view(seatOf(match.actor));
    return bot.choose({ legal: match.legal(), view, rng, budget: { iterations: 60 } });
  };
}

/** The shot as a game that the page keeps under this id. */
export const kept = (id: string, game: AnyGame, shot: Shot): readonly [string, string] =>
  keptGame(id, { ...shot, game, ...(shot.bot === undefined ? {} : { choose: playedBy(shot.bot, game) }) });
