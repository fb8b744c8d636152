import type { Setup } from '@hideout/kernel';
import type { Counter } from './counter.ts';
import type { Features } from './features.ts';
import type { Training } from './training.ts';
import type { Tunable } from './tunable.ts';

/** What a game provides for the lab; all of it may be left out. */
export interface Lab {
  /** Counts what its reports show. */
  readonly counter?: (setup: Setup) => Counter;
  /** Its figures and what they should come to. */
  readonly tunable?: Tunable;
  /** What it tells a learner; without them they are taken from the shape of its views. */
  readonly features?: Features;
  /** How its bots learn. */
  readonly training?: Training;
}
