/** The public face of the lab kit: what the lab counts and tunes, and what a game provides for it. */
export * from './cards.ts';
export * from './chart.ts';
export * from './counter.ts';
export * from './features.ts';
export * from './interval.ts';
export * from './lab.ts';
export * from './ledger.ts';
export { plainFeatures } from './plainFeatures.ts';
export type * from './training.ts';
export * from './tunable.ts';
