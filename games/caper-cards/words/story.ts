import { nameFor, type Audience } from '@hideout/kernel';
import { LOOM_LENS, VALUE_OF, type Reward } from '../rules/rewards.ts';
import { LIMIT, riskShown } from '../rules/scoring.ts';
import { sheetsOf } from '../rules/sheets.ts';
import { openState, type View } from '../rules/view.ts';
import type { Names } from './called.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What decided a finished game: the last heist, what weighed most in it, and what else was to be known. */
export function storyOf(v: Vocabulary, names: Names, view: View, to: Audience): readonly string[] {
  const { ending, score, tucked, goal } = view;
  if (ending === undefined) return [];
  const reward = view.reward as Reward;
  const risk = riskShown(openState(view));
  const needed = risk + VALUE_OF[reward]! + (tucked.includes(LOOM_LENS) ? 1 : 0);
  const heists = tucked.length + (ending === 'won' ? 1 : 0);
  const heaviest = heaviestIn(view);
  const weight = heaviest && v.story.weighed(names.reward(heaviest.reward), heaviest.points);
  if (ending === 'won') return [v.story.won(needed, score), v.story.heists(heists, goal), ...(weight ? [weight] : [])];
  const seen = v.story.seen(view.lookers.map((seat) => nameFor(seat, to)));
  const last = weight ?? lowerReward(v, view, risk) ?? seen;
  const lost =
    ending === 'bust' ? v.story.bust(needed, score, score - LIMIT) : v.story.short(needed, score, needed - score);
  return [lost, last, v.story.heists(heists, goal)];
}

/** The Complication that did most harm to the last heist; for a won game, that did most. */
function heaviestIn(view: View): { readonly reward: number; readonly points: number } | undefined {
  const [crew] = sheetsOf(view);
  const lines = crew!.lines.filter(({ what }) => what === 'complication');
  const harm = (points: number): number => {
    if (view.ending === 'won') return Math.abs(points);
    return view.ending === 'bust' ? points : -points;
  };
  const [heaviest] = lines.toSorted((a, b) => harm(b.points) - harm(a.points));
  return heaviest && harm(heaviest.points) > 0 ? { reward: heaviest.of[0]!, points: heaviest.points } : undefined;
}

/** [CC-3.2] Which Rewards would have let the heist succeed, if a lower one would. */
function lowerReward(v: Vocabulary, view: View, risk: number): string | undefined {
  const most = view.score - risk - (view.tucked.includes(LOOM_LENS) ? 1 : 0);
  return view.ending !== 'bust' && most >= 5 ? v.story.lower(most) : undefined;
}
