import { FastRng, type AnyGame, type GameView, type Riddle } from '@hideout/kernel';
import type { Coach } from '../judge/coach.ts';
import { seedOf } from '../judge/seedOf.ts';

/** How likely each answer of a riddle is, in its order: by the cards alone, and by what the others did as well. */
export interface Odds {
  readonly bare: readonly number[];
  readonly believed: readonly number[];
}

/** The odds of riddles of one view, counted over this many worlds that the game imagines, and as many that its coach believes in. */
export function answerOdds(
  game: AnyGame,
  coach: Coach,
  view: GameView,
  riddles: readonly Riddle[],
  { worlds, sample }: { readonly worlds: number; readonly sample: number },
): Odds[] {
  const foresight = coach.foresight(game);
  foresight.begin?.();
  const rng = new FastRng(seedOf(view, sample));
  const count = (imagine: () => object): number[][] => {
    const counts = riddles.map(({ answers }) => answers.map(() => 0));
    for (let world = 0; world < worlds; world++) {
      const s = imagine();
      for (const [i, riddle] of riddles.entries()) {
        counts[i]![riddle.answers.indexOf(coach.riddles!.answer(riddle, s))]!++;
      }
    }
    return counts.map((each) => each.map((times) => times / worlds));
  };
  const bare = count(() => game.imagine(view, rng));
  const believed = count(() => foresight.imagine(view, rng));
  return riddles.map((_, i) => ({ bare: bare[i]!, believed: believed[i]! }));
}
