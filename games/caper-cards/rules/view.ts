import { seatOf, SPECTATOR, UNKNOWN, type GameView, type Known, type Seat, type Viewer } from '@hideout/kernel';
import { CREW, type Face, type Kind } from './crew.ts';
import type { Reward } from './rewards.ts';
import { crewScore } from './scoring.ts';
import {
  DISCARD,
  ENDINGS,
  handCell,
  LAY,
  LAYOUT,
  OVER,
  ROTATE,
  STEPS,
  type Ending,
  type State,
  type StepName,
} from './state.ts';
import { hasLooked, lookersOf } from './steps/look.ts';
import { actorOf, GOALS, PLAYS } from './turns.ts';

/** [CC-7.1] What one seat, or a spectator, may know. */
export interface View extends GameView {
  readonly seats: number;
  readonly boss: Seat;
  readonly step: StepName;
  /** The kind being played, while the step is “lay”. */
  readonly entering?: Kind;
  readonly ending?: Ending;
  /** The number of the Risk card itself; a Mastermind on it is in the Crew. */
  readonly risk: number;
  /** Rewards tucked under the Risk card, in the order of acquisition. */
  readonly tucked: readonly Reward[];
  /** Heists to pull off in all. */
  readonly goal: number;
  /** The Reward on top of the pile, if the viewer has looked at it or it is revealed. */
  readonly reward: Known<Reward>;
  /** [CC-7.2] Who has looked at it. */
  readonly lookers: readonly Seat[];
  /** [CC-5.3] Set where a Thief from the deck lets the Boss look instead of the next player, as in rules version 1. */
  readonly bossLooks?: true;
  /** Crew cards of this round that are played and settled. */
  readonly plays: number;
  /** [CC-7.3] By heist, the present one last: the kinds in the order in which they were played. */
  readonly played: readonly (readonly Kind[])[];
  /** Crew in play, in the order in which they were played. */
  readonly crew: readonly Face[];
  /** [CC-4.6] The Crew score as it stands. */
  readonly score: number;
  /** The viewer's own hand, sorted. */
  readonly hand: readonly Kind[];
  /** By seat: how many cards are in hand. */
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  readonly rowSize: number;
  /** [CC-7.3] By kind: how many cards have left play. */
  readonly discard: readonly number[];
}

/** What the viewer may know of this state. */
export function viewOf(s: Readonly<State>, viewer: Viewer): View {
  const seats = Array.from({ length: s.seats }, (_, seat) => handOf(s, seat));
  const open = s.step === OVER || (viewer !== SPECTATOR && hasLooked(s, viewer));
  return {
    viewer,
    actor: actorOf(s),
    seats: s.seats,
    boss: seatOf(s.boss),
    step: STEPS[s.step]!,
    ...(s.step === LAY && { entering: s.entering as Kind }),
    ...(s.step === OVER && { ending: ENDINGS[s.ending - 1]! }),
    risk: s.risk,
    tucked: Array.from(s.rewards.subarray(0, s.round), (reward) => reward as Reward),
    goal: GOALS[s.seats]!,
    reward: open ? (s.rewards[s.round] as Reward) : UNKNOWN,
    lookers: lookersOf(s),
    ...(s.bossLooks === 1 && { bossLooks: true as const }),
    plays: s.plays,
    played: playedIn(s),
    crew: Array.from(s.crew.subarray(0, s.crewSize), (face) => face as Face),
    score: crewScore(s),
    hand: viewer === SPECTATOR ? [] : seats[viewer]!,
    handSizes: seats.map((hand) => hand.length),
    deckSize: s.deckSize,
    rowSize: s.rowSize,
    discard: Array.from(s.discard),
  };
}

/** The card that is being played counts as played. */
function playedIn(s: Readonly<State>): Kind[][] {
  const isPlaying = s.step === LAY || s.step === ROTATE || s.step === DISCARD;
  return Array.from({ length: s.round + 1 }, (_, heist) => {
    const cards = heist < s.round ? PLAYS : s.plays + (isPlaying ? 1 : 0);
    return Array.from(s.played.subarray(PLAYS * heist, PLAYS * heist + cards), (kind) => kind as Kind);
  });
}

/** A hand as a sorted list. */
function handOf(s: Readonly<State>, seat: number): Kind[] {
  return CREW.flatMap((_, kind) => Array<Kind>(s.hand[handCell(seat, kind)]!).fill(kind as Kind));
}

/** The state as far as it lies open in a view; everything hidden is empty. */
export function openState(view: View, into: State = LAYOUT.make()): State {
  const s = LAYOUT.reset(into);
  s.seats = view.seats;
  s.risk = view.risk;
  s.boss = view.boss;
  s.round = view.tucked.length;
  s.plays = view.plays;
  s.step = STEPS.indexOf(view.step);
  s.entering = view.entering ?? 0;
  s.ending = view.ending === undefined ? 0 : ENDINGS.indexOf(view.ending) + 1;
  for (const seat of view.lookers) s.looked |= 1 << seat;
  s.bossLooks = view.bossLooks ? 1 : 0;
  s.crewSize = view.crew.length;
  s.crew.set(view.crew);
  for (const kind of view.hand) s.hand[handCell(view.viewer, kind)]!++;
  for (const [heist, kinds] of view.played.entries()) s.played.set(kinds, PLAYS * heist);
  s.discard.set(view.discard);
  s.deckSize = view.deckSize;
  s.rowSize = view.rowSize;
  s.rewards.set(view.tucked);
  return s;
}
