import { nounOf, verbOf, type Action } from '@hideout/kernel';
import {
  choicesIn,
  choose,
  crewScore,
  FACES,
  LAYOUT,
  play,
  playCard,
  riskShown,
  SETTLED,
  strike,
  targetOf,
  type Event,
  type Face,
  type Kind,
  type State,
  type View,
} from '../rules/index.ts';
import { hasFace } from '../rules/faceSet.ts';
import { LIMIT } from '../rules/scoring.ts';
import { openState } from '../rules/view.ts';

const PLAY = verbOf(play(0 as Kind));

/** How a Crew score stands to what the heist needs: too low, perhaps enough, enough, or a bust. */
export type Standing = 'short' | 'maybe' | 'sure' | 'over';

/** How a score stands to the target of a heist. */
export function standingOf(
  score: number,
  { least, most }: { readonly least: number; readonly most: number },
): Standing {
  if (score > LIMIT) return 'over';
  if (score >= most) return 'sure';
  return score >= least ? 'maybe' : 'short';
}

/** What comes of an action, as far as it can be known: everything but the Reward. */
export interface Prospect {
  /** What the card lies as, turns or throws out by this. */
  readonly deeds: readonly Extract<Event, { type: 'laid' | 'rotated' | 'discarded' }>[];
  readonly score: number;
  readonly risk: number;
  /** After the fourth card: what the Complications that strike leave of the score, and how that stands. */
  readonly scored?: number;
  readonly standing?: Standing;
}

/** [CC-2.2] Every way in which the actor can go on from this action until its card has done all it does. */
export function foresee(view: View, action: Action): readonly Prospect[] {
  const s = openState(view);
  const deeds: Prospect['deeds'][number][] = [];
  const log = { emit: (event: Event) => void (isDeed(event) && deeds.push(event)) };
  if (verbOf(action) === PLAY) playCard(s, nounOf(action), 'hand', log);
  else choose(s, s.step, nounOf(action), log);
  if (s.step === SETTLED) return [prospectOf(view, s, deeds)];
  return choicesOf(s).map((face) => {
    const next = LAYOUT.clone(s);
    const more = [...deeds];
    choose(next, next.step, face, { emit: (event) => void (isDeed(event) && more.push(event)) });
    return prospectOf(view, next, more);
  });
}

const isDeed = (event: Event): event is Prospect['deeds'][number] =>
  event.type === 'laid' || event.type === 'rotated' || event.type === 'discarded';

const choicesOf = (s: Readonly<State>): readonly Face[] =>
  FACES.flatMap((_, face) => (hasFace(choicesIn(s, s.step), face) ? [face as Face] : []));

function prospectOf(view: View, s: State, deeds: Prospect['deeds']): Prospect {
  const prospect = { deeds, score: crewScore(s), risk: riskShown(s) };
  if (view.plays < 3) return prospect;
  strike(s, undefined);
  const scored = crewScore(s);
  const crew = Array.from(s.crew.subarray(0, s.crewSize), (face) => face as Face);
  return { ...prospect, risk: riskShown(s), scored, standing: standingOf(scored, targetOf({ ...view, crew })) };
}
