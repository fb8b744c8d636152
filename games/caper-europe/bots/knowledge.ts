import { bookIn, newcomerIn, type State, type View } from '../rules/index.ts';
import { seatOf, type Game, type GameEvent, type Rng, type Seat } from '@hideout/kernel';
import type { Knowledge, Net } from '@hideout/bots';
import { Crews } from './crews.ts';
import { Valuer } from './valuer.ts';
import { HastyPlayers } from './hasty.ts';
import { Promises } from './promises.ts';
import { Traits } from './traits.ts';
import { resultOf, worthOf } from './verdict.ts';
import { Worlds } from './worlds.ts';
import { Yields } from './yields.ts';

/** How what has been learnt stands for playouts. */
export interface Leaves {
  readonly net: Net;
  /** Of so many iterations one is played out all the same. */
  readonly playedOut: number;
}

/** What a search knows about Caper: Europe. It serves one search, in which every world is imagined here. */
export function knowledgeOf(game: Game<State, GameEvent, View>, leaves?: Leaves): Knowledge<State, View> {
  const worlds = new Worlds(game);
  const traits = new Traits(bookIn(game));
  const yields = new Yields(traits);
  const crews = new Crews(traits, yields);
  const promises = new Promises(traits, yields, crews);
  const hasty = new HastyPlayers(game, traits, yields, crews);
  const valuer = leaves && new Valuer(game, leaves.net);
  const actorIn = (s: State) => seatOf(game.actor(s));
  let judged = -1;
  let verdict = 0.5;
  /** Whether a Location is to be replaced [CE-1.3]: until then the Locations are others in every world. */
  let isReplacing = false;

  /** What a world is worth to seat 0: it ends once, and everybody on the path asks. */
  const verdictIn = (s: State): number => {
    if (judged === worlds.count) return verdict;
    judged = worlds.count;
    const outcome = game.outcome(s);
    verdict = outcome ? worthOf(...resultOf(outcome)) : valuer!.worth(s);
    return verdict;
  };

  const worthIn = (s: State, seat: Seat): number => (seat === 0 ? verdictIn(s) : 1 - verdictIn(s));

  /** What lies open is the same in all worlds of a view. */
  const imagine = (view: View, rng: Rng, into?: State): State => {
    const s = worlds.next(view, rng, into);
    if (!worlds.isFirst) {
      crews.restart();
      return s;
    }
    crews.begin(s);
    isReplacing = newcomerIn(view) !== undefined;
    survey(s);
    valuer?.begin(s);
    return s;
  };

  const survey = (s: State): void => {
    promises.survey(s);
    hasty.survey(s);
  };

  return {
    imagine,
    follow: (s, action) => crews.follow(s, actorIn(s), action),
    playOut(s, io, rng) {
      if (leaves && worlds.count % leaves.playedOut !== 0) return;
      if (isReplacing) survey(s);
      hasty.playOut(s, io, rng);
    },
    promise(s, action) {
      if (isReplacing) survey(s);
      return promises.of(s, actorIn(s), action, worlds.count);
    },
    ...(valuer && { estimate: worthIn }),
    result: worthIn,
  };
}
