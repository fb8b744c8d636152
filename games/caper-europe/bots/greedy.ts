import type { State, View } from '../rules/index.ts';
import { ActionList, FastRng, type Action, type Game, type GameEvent, type Seat } from '@hideout/kernel';
import type { Bot } from '@hideout/bots';

/** Takes what leads furthest in points at once, counting the table as if the game ended there; any of several equals. */
export function greedyBot(game: Game<State, GameEvent, View>): Bot {
  return {
    name: 'greedy',
    choose({ legal, view, rng }) {
      const seen = view() as View;
      const leads = legal.toArray().map((action) => leadAfter(game, seen, action));
      const most = Math.max(...leads);
      const best = legal.toArray().filter((_, i) => leads[i] === most);
      return best[rng.below(best.length)]!;
    },
  };
}

/** The seat's lead after the action and the best choices that its own card then asks of it. */
function leadAfter(game: Game<State, GameEvent, View>, view: View, action: Action): number {
  const seat = view.viewer as Seat;
  // What the seat cannot see never counts before the next deal, so any world will do.
  const s = game.imagine(view, new FastRng(0));
  game.apply(s, action, { rng: new FastRng(0), log: undefined });
  const next = game.view(s, seat);
  if (next.frames.length === 0 || next.actor !== seat) return leadIn(game, next, seat);
  const legal = new ActionList();
  game.legal(s, legal);
  return Math.max(...legal.toArray().map((choice) => leadAfter(game, next, choice)));
}

function leadIn(game: Game<State, GameEvent, View>, view: View, seat: Seat): number {
  return game.sheets(view).reduce((lead, sheet) => lead + (sheet.seat === seat ? sheet.total : -sheet.total), 0);
}
