import { COPIES, CREW, KIND_OF, REWARDS, type View } from '../rules/index.ts';
import { UNKNOWN } from '@hideout/kernel';

const KINDS = CREW.length;

/** What a view says, counted: the own hand, the cards that could be anywhere else, the Rewards that could be on top. */
export type Seen = Readonly<ReturnType<typeof seenIn>>;

/** Counts what the view says. */
export function seenIn(view: View) {
  /** By kind. */
  const own = new Int8Array(KINDS);
  for (const kind of view.hand) own[kind]!++;
  /** By kind: cards in play, and the one that is being played. */
  const inPlay = new Int8Array(KINDS);
  for (const face of view.crew) inPlay[KIND_OF[face]!]!++;
  if (view.entering !== undefined) inPlay[view.entering]!++;
  /** By kind: cards in other hands, in the deck and in the row. */
  const unseen = own.map((copies, kind) => COPIES - view.discard[kind]! - inPlay[kind]! - copies);
  const tucked = new Set<number>(view.tucked);
  const all = REWARDS.map((_, reward) => reward);
  const rewards = view.reward === UNKNOWN ? all.filter((reward) => !tucked.has(reward)) : [view.reward as number];
  /** One bit for each seat that has looked at the Reward. */
  const lookers = view.lookers.reduce<number>((bits, seat) => bits | (1 << seat), 0);
  return { own, unseen, inPlay, rewards, lookers };
}
