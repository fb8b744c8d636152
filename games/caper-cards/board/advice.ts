import { nounOf, UNKNOWN, verbOf, type Action } from '@hideout/kernel';
import {
  choicesIn,
  choose,
  CREW,
  crewScore,
  FACES,
  failureOf,
  KIND_OF,
  LAYOUT,
  play,
  playCard,
  REWARDS,
  riskShown,
  SETTLED,
  strike,
  turnsLeft,
  VALUE_OF,
  type Kind,
  type State,
  type View,
} from '../rules/index.ts';
import { COPIES } from '../rules/crew.ts';
import { hasFace } from '../rules/faceSet.ts';
import { openState } from '../rules/view.ts';

const PLAY = verbOf(play(0 as Kind));
const KINDS = CREW.map((_, kind) => kind as Kind);

/** What somebody who plays alone knows while a heist is thought through. */
interface Mind {
  /** Cards in hand by kind. */
  readonly hand: readonly number[];
  /** Cards by kind that may be turned up. */
  readonly unseen: readonly number[];
  /** What the Reward may be worth. */
  readonly values: readonly number[];
}

const without = (cards: readonly number[], kind: number): readonly number[] => cards.with(kind, cards[kind]! - 1);

/** What gives the present heist of a game alone its best chance, as far as its player can see; of equals the first. */
export function adviseAlone(view: View, legal: readonly Action[]): Action {
  const mind = mindOf(view);
  const worths = legal.map((action) => {
    const s = openState(view);
    if (verbOf(action) !== PLAY) {
      choose(s, s.step, nounOf(action), undefined);
      return worthSettled(s, mind);
    }
    playCard(s, nounOf(action), 'hand', undefined);
    return worthPlayed(s, { ...mind, hand: without(mind.hand, nounOf(action)) });
  });
  return legal[worths.indexOf(Math.max(...worths))]!;
}

function mindOf(view: View): Mind {
  const count = (kinds: readonly number[]) => KINDS.map((kind) => kinds.filter((each) => each === kind).length);
  const entering = view.entering === undefined ? [] : [view.entering];
  const seen = count([...view.hand, ...view.crew.map((face) => KIND_OF[face]!), ...entering]);
  const values = REWARDS.flatMap(({ value }, reward) => (view.tucked.some((tucked) => tucked === reward) ? [] : value));
  return {
    hand: count(view.hand),
    unseen: KINDS.map((kind) => COPIES - seen[kind]! - view.discard[kind]!),
    values: view.reward === UNKNOWN ? values : [VALUE_OF[view.reward]!],
  };
}

/** A card has been played: the best way for it to do all it does. */
function worthPlayed(s: State, mind: Mind): number {
  if (s.step === SETTLED) return worthSettled(s, mind);
  const choices = choicesIn(s, s.step);
  const worths = FACES.flatMap((_, face) => {
    if (!hasFace(choices, face)) return [];
    const next = LAYOUT.clone(s);
    choose(next, next.step, face, undefined);
    return worthSettled(next, mind);
  });
  return Math.max(...worths);
}

/** The card has done all it does; then comes the next, or the attempt. */
function worthSettled(s: State, mind: Mind): number {
  s.plays++;
  const [turn] = turnsLeft(s.seats, s.plays);
  if (!turn) return chanceOf(s, mind);
  const cards = turn.from === 'hand' ? mind.hand : mind.unseen;
  const worths = KINDS.filter((kind) => cards[kind]! > 0).map((kind) => {
    const next = LAYOUT.clone(s);
    playCard(next, kind, turn.from, undefined);
    const left = without(cards, kind);
    return {
      weight: cards[kind]!,
      worth: worthPlayed(next, turn.from === 'hand' ? { ...mind, hand: left } : { ...mind, unseen: left }),
    };
  });
  if (turn.from === 'hand') return Math.max(0, ...worths.map(({ worth }) => worth));
  const all = worths.reduce((sum, { weight }) => sum + weight, 0);
  return worths.reduce((sum, { weight, worth }) => sum + weight * worth, 0) / all;
}

/** How many of the possible Rewards the heist succeeds against. */
function chanceOf(s: State, { values }: Mind): number {
  strike(s, undefined);
  const score = crewScore(s);
  const risk = riskShown(s);
  return values.filter((value) => !failureOf(s, score, risk + value)).length / values.length;
}
