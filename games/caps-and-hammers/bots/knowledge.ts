import type { State, View } from '../rules/index.ts';
import type { Game, GameEvent } from '@hideout/kernel';
import type { Knowledge } from '@hideout/bots';
import { Appraisal } from './appraisal.ts';
import type { Weigh } from './likelihood.ts';
import { Outlook, type Appetite } from './outlook.ts';
import { pickByGain } from './policy.ts';
import { Promises } from './promises.ts';
import type { Round } from './round.ts';
import { Worlds } from './worlds.ts';

/**
 * What a search knows about a round of Caps & Hammers. It serves one search, in which every world is imagined here. An
 * appetite is the searching seat's own; what the enemy wants is not known.
 */
export function knowledgeOf(
  game: Game<State, GameEvent, View>,
  round: Round,
  weigh: Weigh,
  appetite?: Appetite,
): Knowledge<State, View> {
  const worlds = new Worlds(game, weigh);
  const promises = new Promises();
  const look = new Appraisal();
  const outlook = new Outlook();
  let viewer = -1;
  let judged = -1;
  let verdict = 0.5;

  const imagine = (view: View, rng: Parameters<Worlds['next']>[1], into?: State): State => {
    const s = worlds.next(view, rng, into);
    round.number = view.round;
    viewer = view.viewer;
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
    result(s, seat) {
      if (appetite && seat === viewer) return outlook.verdictFor(s, round.kept, seat === 0 ? 1 : -1, appetite);
      return seat === 0 ? verdictIn(s) : 1 - verdictIn(s);
    },
  };
}
