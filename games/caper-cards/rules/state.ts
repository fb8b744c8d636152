import { facts } from '../facts.ts';
import { layout, SCALAR } from '@hideout/kernel';
import { CREW, CREW_CARDS } from './crew.ts';
import { REWARDS } from './rewards.ts';

/** The most players that can sit down. */
const MAX_SEATS = facts.seats.max;
/** [CC-3.7] The most heists of a game, and [CC-2.1] the Crew cards played in each. */
const MOST_HEISTS = 5;
const CREW_IN_PLAY = 4;

/** What the game waits for. */
export const STEPS = ['play', 'lay', 'rotate', 'discard', 'over'] as const;
export type StepName = (typeof STEPS)[number];
/** A Crew card from hand. */
export const PLAY = 0;
/** How the card being played lies in play. */
export const LAY = 1;
/** Which ♦ the Gadgeteer rotates. */
export const ROTATE = 2;
/** Which odd Crew the Muscle discards. */
export const DISCARD = 3;
export const OVER = 4;
/** Nothing: the card being played has done all it does, and the game goes on by itself. Never seen from outside. */
export const SETTLED = 5;

/** How a game can end. [CC-3.7] won; [CC-3.3] the score too low, [CC-6.9] a lost tie, over 21. */
export const ENDINGS = ['won', 'short', 'tied', 'bust'] as const;
export type Ending = (typeof ENDINGS)[number];

export const LAYOUT = layout({
  seats: SCALAR,
  /** [CC-1.1] The number of the Risk card itself. */
  risk: SCALAR,
  boss: SCALAR,
  /** Heists behind us, and so Rewards tucked under the Risk card. */
  round: SCALAR,
  /** Crew cards of this round that are played and settled. */
  plays: SCALAR,
  step: SCALAR,
  /** The kind being played, while the game waits for how it lies. */
  entering: SCALAR,
  /** 0 while the game goes on, else one more than the place in ENDINGS. */
  ending: SCALAR,
  /** One bit for each seat that has looked at the top Reward. */
  looked: SCALAR,
  /** [CC-5.3] 1 where a Thief from the deck lets the Boss look instead of the next player, as in rules version 1. */
  bossLooks: SCALAR,
  crewSize: SCALAR,
  /** Faces of the Crew in play, in the order in which they were played. */
  crew: CREW_IN_PLAY,
  /** Cards of each kind, hand after hand. */
  hand: MAX_SEATS * CREW.length,
  /** [CC-7.3] Kinds in the order in which they were played, four for each heist. */
  played: MOST_HEISTS * CREW_IN_PLAY,
  /** Cards of each kind that have left play. */
  discard: CREW.length,
  deckSize: SCALAR,
  /** Kinds in the Crew deck; the top is the last one. */
  deck: CREW_CARDS,
  rowSize: SCALAR,
  /** [CC-1.5] Kinds in the face-down row; the next one to flip is the last one. */
  row: 10,
  /** All nine Rewards: the tucked ones in the order of acquisition, the pile from its top, then the unseen rest. */
  rewards: REWARDS.length,
});

/** The whole truth of a game of Caper Cards. */
export type State = ReturnType<typeof LAYOUT.make>;

/** Where the count of a kind in a seat's hand stands in `hand`. */
export const handCell = (seat: number, kind: number): number => seat * CREW.length + kind;
