import type { Features, Lab } from '@hideout/labkit';
import { counter } from './counter.ts';
import { features } from './features.ts';
import { training } from './training.ts';
import { tunable } from './tunable.ts';

/** What the lab counts in Caps & Hammers, and the figures that it may tune. */
export const lab: Lab = { counter, tunable, features: features as Features, training };
