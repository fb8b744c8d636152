import type { Game, GameEvent, GameView, Seat } from '@hideout/kernel';
import type { Knowledge } from './search/knowledge.ts';

/** What a finished game is worth to somebody with a style, 0 to 1, by the points of both sides. */
export type Taste = (own: number, rival: number, won: number) => number;

/** The share of a taste that winning decides. */
const WIN_SHARE = 0.5;
/** What an even game is worth to the cautious: there is more to lose than to win. */
const AT_EASE = 0.8;

/**
 * Tastes for games that are counted in points: `clear` is a lead that leaves no doubt, `much` what a winner has. The
 * cautious fear to lose more than they like to win by much, the greedy want points, the aggressive grudge them.
 */
export const tastes = (clear: number, much: number): Readonly<Record<'cautious' | 'greedy' | 'aggressive', Taste>> => {
  const blend = (won: number, taste: number): number => WIN_SHARE * won + (1 - WIN_SHARE) * taste;
  return {
    cautious(own, rival, won) {
      const lead = Math.tanh((own - rival) / clear);
      return blend(won, AT_EASE + (lead < 0 ? AT_EASE : 1 - AT_EASE) * lead);
    },
    greedy: (own, _rival, won) => blend(won, share(own, much)),
    aggressive: (_own, rival, won) => blend(won, 1 - share(rival, much)),
  };
};

/** Points as a share that grows with every point, and is one half at half of `much`. */
const share = (points: number, much: number): number => 1 / (1 + Math.exp((4 * (much / 2 - points)) / much));

/** The knowledge of somebody with a taste: their own results are worth what they care for, those of others what they were. */
export function withTaste<S extends object, E extends GameEvent, V extends GameView>(
  game: Game<S, E, V>,
  knowledge: Knowledge<S, V>,
  taste: Taste,
): Knowledge<S, V> {
  let own: number = -1;
  const worth = (s: S, seat: Seat): number => knowledge.result?.(s, seat) ?? game.payoff(s, seat);
  return {
    ...knowledge,
    imagine(view, rng, into) {
      own = view.viewer;
      return knowledge.imagine ? knowledge.imagine(view, rng, into) : game.imagine(view, rng, into);
    },
    result(s, seat) {
      const scores = seat === own ? game.outcome(s)?.scores : undefined;
      if (!scores) return worth(s, seat);
      const rival = Math.max(...scores.filter((_, other) => other !== seat));
      return taste(scores[seat]!, rival, game.payoff(s, seat));
    },
  };
}
