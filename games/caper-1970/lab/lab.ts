import type { Lab } from '@hideout/labkit';
import { counter } from './counter.ts';
import { tunable } from './tunable.ts';

/** What the lab counts in Caper (1970), and the figures that it may tune. */
export const lab: Lab = { counter, tunable };
