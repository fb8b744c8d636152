import { CARDS, KINDS, PLACES, type State, type View } from '../rules/index.ts';
import { act, nounOf, verbOf, type Action, type Game, type GameEvent, type Seat } from '@hideout/kernel';
import type { Knowledge } from '@hideout/bots';
import { Appraisal } from './appraisal.ts';
import { ACTIVATE, DEPLOY, placeOf } from './gain.ts';
import type { Weigh } from './likelihood.ts';
import { Outlook } from './outlook.ts';
import { pickByGain } from './policy.ts';
import { Promises } from './promises.ts';
import type { Round } from './round.ts';
import { Worlds } from './worlds.ts';

/** What a search knows about a round of Caps & Hammers. It serves one search, in which every world is imagined here. */
export function knowledgeOf(game: Game<State, GameEvent, View>, round: Round, weigh: Weigh): Knowledge<State, View> {
  const worlds = new Worlds(game, weigh);
  const promises = new Promises();
  const look = new Appraisal();
  const outlook = new Outlook();
  let judged = -1;
  let verdict = 0.5;

  const imagine = (view: View, rng: Parameters<Worlds['next']>[1], into?: State): State => {
    const s = worlds.next(view, rng, into);
    round.number = view.round;
    outlook.begin(s);
    return s;
  };

  /** A world ends once, and everybody on the path asks. */
  const verdictIn = (s: State): number => {
    if (judged !== worlds.count) verdict = outlook.verdict(s, round.kept);
    judged = worlds.count;
    return verdict;
  };

  return {
    imagine,
    pick: (s, legal, rng) => pickByGain(look, s, legal, rng),
    promise: (s, action) => promises.of(s, action, worlds.count),
    result: (s, seat) => (seat === 0 ? verdictIn(s) : 1 - verdictIn(s)),
    seenBy,
  };
}

/** [CH-3.2, CH-3.4] The enemy sees where a card is deployed, and what it is when it is turned up. */
export function seenBy(s: Readonly<State>, action: Action, seat: Seat): Action {
  if (s.actor === seat) return action;
  switch (verbOf(action)) {
    case DEPLOY:
      return act(DEPLOY, KINDS.length * PLACES + placeOf(action));
    case ACTIVATE: {
      const card = nounOf(action);
      return act(ACTIVATE, card * KINDS.length + s.kind[s.actor * CARDS + card]!);
    }
    default:
      return action;
  }
}
