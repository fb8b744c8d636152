import type { Id } from '@hideout/kernel';

/** The four jewels, dearest first (CA-1.4). */
export const JEWELS = ['diamond', 'ruby', 'emerald', 'sapphire'] as const;
export type Jewel = Id<'Jewel'>;
export type JewelName = (typeof JEWELS)[number];

export const JEWEL_COUNT = JEWELS.length;
