/** The science labs by rank [CH-7.2]; lab number 0 has rank 1. */
export const LABS = ['missiles', 'satellites', 're-entry', 'space-walks', 'moon-landing'] as const;

/** The name of a science lab. */
export type LabName = (typeof LABS)[number];

/** The rank of a lab, I to V, as a number. */
export const rankOf = (lab: number): number => lab + 1;
