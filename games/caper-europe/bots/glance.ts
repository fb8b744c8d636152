import { bookIn, type State, type View } from '../rules/index.ts';
import { FastRng, type Game, type GameEvent, type Seat } from '@hideout/kernel';
import type { Bot } from '@hideout/bots';
import { Crews } from './crews.ts';
import { POINT } from './prospects.ts';
import { Promises } from './promises.ts';
import { Traits } from './traits.ts';
import { Yields } from './yields.ts';

/** Gains that differ by less than this are alike to it. */
const ALIKE = 0.5 * POINT;

/** Takes what seems most promising at a glance, any of what seems about as good; it never looks ahead. */
export function glanceBot(game: Game<State, GameEvent, View>): Bot {
  const traits = new Traits(bookIn(game));
  const yields = new Yields(traits);
  const crews = new Crews(traits, yields);
  const promises = new Promises(traits, yields, crews);
  let world = 0;
  let table: State | undefined;
  return {
    name: 'glance',
    choose({ legal, view, rng }) {
      const seen = view() as View;
      // What the seat cannot see never counts at a glance, so any world will do.
      table = game.imagine(seen, new FastRng(0), table);
      world++;
      crews.begin(table);
      promises.survey(table);
      let best = legal.at(0);
      let most = -Infinity;
      for (let i = 0; i < legal.size; i++) {
        const hope = promises.of(table, seen.viewer as Seat, legal.at(i), world) + (ALIKE * rng.next()) / 2 ** 32;
        if (hope <= most) continue;
        most = hope;
        best = legal.at(i);
      }
      return best;
    },
  };
}
