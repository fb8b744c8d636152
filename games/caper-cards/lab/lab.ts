import type { Features, Lab } from '@hideout/labkit';
import { counter } from './counter.ts';
import { features } from './features.ts';

/** What the lab counts in Caper Cards; it has no balance between seats to tune. */
export const lab: Lab = { counter, features: features as Features };
