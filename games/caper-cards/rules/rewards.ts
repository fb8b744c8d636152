import type { Id } from '@hideout/kernel';
import { CLUBS, DIAMONDS, EVEN, HEARTS, ODD, SPADES } from './crew.ts';
import { NO_FACES, type FaceSet } from './faceSet.ts';

/** A Reward: its place in REWARDS. */
export type Reward = Id<'Reward'>;
export const SHADOW_CUIRASS = 0 as Reward;
export const PAPER_MARIONETTE = 1 as Reward;
export const RING = 2 as Reward;
export const ANCESTOR_MASK = 3 as Reward;
export const CHANGEBRINGER = 4 as Reward;
export const JOURNAL = 5 as Reward;
export const WARPED_GEODE = 6 as Reward;
export const SINGING_BLOOM = 7 as Reward;
export const LOOM_LENS = 8 as Reward;

/** All that a Complication can do. */
export type Complication =
  /** Points for each Crew in play of a set, perhaps only when one of another set is in play. */
  | { readonly do: 'add each'; readonly points: number; readonly each: FaceSet; readonly when?: FaceSet }
  /** Points once, unless one of the set is in play. */
  | { readonly do: 'add unless'; readonly points: number; readonly unless: FaceSet }
  | { readonly do: 'discard doubles' }
  | { readonly do: 'discard lowest' }
  | { readonly do: 'rotate'; readonly each: FaceSet }
  | { readonly do: 'lose ties' };

/** [§6] The nine Rewards. Values (R); Complications and names (D), except the Changebringer Coin (R). */
export const REWARDS = [
  { id: 'shadowCuirass', value: 5, complication: { do: 'add unless', points: -4, unless: SPADES } },
  { id: 'paperMarionette', value: 5, complication: { do: 'add each', points: -2, each: DIAMONDS } },
  { id: 'ring', value: 6, complication: { do: 'discard doubles' } },
  { id: 'ancestorMask', value: 6, complication: { do: 'discard lowest' } },
  { id: 'changebringer', value: 6, complication: { do: 'add each', points: 1, each: ODD } },
  { id: 'journal', value: 7, complication: { do: 'add each', points: 2, each: CLUBS } },
  { id: 'warpedGeode', value: 7, complication: { do: 'rotate', each: DIAMONDS } },
  { id: 'singingBloom', value: 7, complication: { do: 'add each', points: 1, each: EVEN, when: HEARTS } },
  { id: 'loomLens', value: 8, complication: { do: 'lose ties' } },
] as const satisfies readonly { readonly id: string; readonly value: number; readonly complication: Complication }[];
export type RewardId = (typeof REWARDS)[number]['id'];

/** By Reward: its Complication. */
export const COMPLICATIONS: readonly Complication[] = REWARDS.map((reward) => reward.complication);
/** By Reward: its value. */
export const VALUE_OF = Int8Array.from(REWARDS, (reward) => reward.value);

/** By Reward: whether its Complication happens before scoring. */
export const STRIKES = COMPLICATIONS.map(({ do: what }) => what.startsWith('discard') || what === 'rotate');
/** By Reward: the points that its Complication adds, 0 if it is not additive. */
export const ADDS = Int8Array.from(COMPLICATIONS, (each) => ('points' in each ? each.points : 0));
/** By Reward: the sets of an additive Complication, empty where it has none. */
export const ADDS_EACH = Int16Array.from(COMPLICATIONS, (each) => ('each' in each ? each.each : NO_FACES));
export const ADDS_WHEN = Int16Array.from(COMPLICATIONS, (each) => ('when' in each ? each.when : NO_FACES));
export const ADDS_UNLESS = Int16Array.from(COMPLICATIONS, (each) => ('unless' in each ? each.unless : NO_FACES));
