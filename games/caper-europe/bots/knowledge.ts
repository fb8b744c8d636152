import { bookIn, newcomerIn, type State, type View } from '../rules/index.ts';
import { seatOf, type Game, type GameEvent, type Outcome, type Rng } from '@hideout/kernel';
import type { Knowledge } from '@hideout/bots';
import { Crews } from './crews.ts';
import { HastyPlayers } from './hasty.ts';
import { Promises } from './promises.ts';
import { Traits } from './traits.ts';
import { Worlds } from './worlds.ts';
import { Yields } from './yields.ts';

/** The share of a result that the lead decides; the rest is won or lost. */
const LEAD_SHARE = 0.4;
/** A lead of this many points is a clear one. */
const CLEAR = 12;

/** What a search knows about Caper: Europe. It serves one search, in which every world is imagined here. */
export function knowledgeOf(game: Game<State, GameEvent, View>): Knowledge<State, View> {
  const worlds = new Worlds(game);
  const traits = new Traits(bookIn(game));
  const yields = new Yields(traits);
  const crews = new Crews(traits, yields);
  const promises = new Promises(traits, yields, crews);
  const hasty = new HastyPlayers(game, traits, yields, crews);
  const actorIn = (s: State) => seatOf(game.actor(s));
  let judged = -1;
  let verdict = 0.5;
  /** Whether a Location is to be replaced [CE-1.3]: until then the Locations are others in every world. */
  let isReplacing = false;

  /** A world ends once, and everybody on the path asks. */
  const verdictIn = (s: State): number => {
    if (judged !== worlds.count) verdict = verdictOf(game.outcome(s)!);
    judged = worlds.count;
    return verdict;
  };

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
      if (isReplacing) survey(s);
      hasty.playOut(s, io, rng);
    },
    promise(s, action) {
      if (isReplacing) survey(s);
      return promises.of(s, actorIn(s), action, worlds.count);
    },
    result: (s, seat) => (seat === 0 ? verdictIn(s) : 1 - verdictIn(s)),
  };
}

/** What a finished game is worth to seat 0, 0 to 1: a win counts most, and a clear one more than a narrow one. */
function verdictOf({ winners, scores }: Outcome): number {
  const won = winners.length === 0 ? 0.5 : 1 - winners[0]!;
  const lead = scores![0]! - scores![1]!;
  return (1 - LEAD_SHARE) * won + LEAD_SHARE * (0.5 + 0.5 * Math.tanh(lead / CLEAR));
}
