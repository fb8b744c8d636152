import { PLACES, STEP, type State, type View } from '../rules/index.ts';
import { ActionList, type Action, type FastRng, type Game, type GameEvent, type Seat } from '@hideout/kernel';
import type { Bot } from '@hideout/bots';
import { Appraisal } from './appraisal.ts';
import { countryLead, roundsAfter } from './stakes.ts';
import { PROTEST, VALUES } from './traits.ts';

/** In this many imagined worlds an action is tried. */
const WORLDS = 6;

/**
 * Takes the action after which it stands best on average: by the countries it has, its protests, and how likely it wins
 * each location with the influence that it sees there. It looks no further; any of several equals.
 */
export function greedyBot(game: Game<State, GameEvent, View>): Bot {
  const look = new Appraisal();
  return {
    name: 'greedy',
    choose({ legal, view, rng }) {
      const seen = view() as View;
      const worlds = Array.from({ length: WORLDS }, () => game.imagine(seen, rng));
      const standings = legal.toArray().map((action) => {
        const after = worlds.map((s) => standingAfter(game, look, s, action, rng));
        return after.reduce((sum, standing) => sum + standing, 0);
      });
      const most = Math.max(...standings);
      const best = legal.toArray().filter((_, i) => standings[i]! > most - 1e-9);
      return best[rng.below(best.length)]!;
    },
  };
}

/** The actor's standing after the action and the best target that it then asks for. */
function standingAfter(
  game: Game<State, GameEvent, View>,
  look: Appraisal,
  before: Readonly<State>,
  action: Action,
  rng: FastRng,
): number {
  const s = game.clone(before);
  game.apply(s, action, { rng, log: undefined });
  if (s.step !== STEP.shift && s.step !== STEP.steal) return standingOf(look, s, before.actor as Seat);
  const targets = new ActionList();
  game.legal(s, targets);
  return Math.max(...targets.toArray().map((target) => standingAfter(game, look, s, target, rng)));
}

/** In points: how the seat stands, by what it knows. */
function standingOf(look: Appraisal, s: Readonly<State>, seat: Seat): number {
  const lead = countryLead(s, roundsAfter(s));
  let standing = (seat === 0 ? lead : -lead) - PROTEST * countProtests(s, seat) + PROTEST * countProtests(s, 1 - seat);
  if (s.row[0]! < 0) return standing;
  look.look(s, seat);
  for (let place = 0; place < PLACES; place++) standing += look.swing[place]! * (look.chance(place, 0) - 0.5);
  return standing;
}

function countProtests(s: Readonly<State>, seat: number): number {
  let count = 0;
  for (let value = 0; value < VALUES; value++) count += s.protests[seat * VALUES + value]!;
  return count;
}
