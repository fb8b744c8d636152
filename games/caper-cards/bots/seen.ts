import { COPIES, CREW, KIND_OF, REWARDS, type View } from '../rules/index.ts';
import { UNKNOWN } from '@hideout/kernel';

const KINDS = CREW.length;

/** What a view says, counted: the own hand, the cards that could be anywhere else, the Rewards that could be on top. */
export interface Seen {
  /** By kind. */
  readonly own: Int8Array;
  /** By kind: cards in other hands, in the deck and in the row. */
  readonly unseen: Int8Array;
  /** By kind: cards in play, and the one that is being played. */
  readonly inPlay: Int8Array;
  readonly rewards: readonly number[];
  /** One bit for each seat that has looked at the Reward. */
  readonly lookers: number;
}

/** Counts what the view says. */
export function seenIn(view: View): Seen {
  const own = new Int8Array(KINDS);
  for (const kind of view.hand) own[kind]!++;
  const inPlay = new Int8Array(KINDS);
  for (const face of view.crew) inPlay[KIND_OF[face]!]!++;
  if (view.entering !== undefined) inPlay[view.entering]!++;
  const unseen = own.map((copies, kind) => COPIES - view.discard[kind]! - inPlay[kind]! - copies);
  const tucked = new Set<number>(view.tucked);
  const all = REWARDS.map((_, reward) => reward);
  const rewards = view.reward === UNKNOWN ? all.filter((reward) => !tucked.has(reward)) : [view.reward as number];
  return { own, unseen, inPlay, rewards, lookers: view.lookers.reduce<number>((bits, seat) => bits | (1 << seat), 0) };
}
