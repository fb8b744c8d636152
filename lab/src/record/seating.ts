/** Where the bots sit: in the order named, or one seat further each game, with every deal played in every seating. */
export const SEATINGS = ['fixed', 'rotating'] as const;
export type Seating = (typeof SEATINGS)[number];
