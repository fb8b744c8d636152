/** Where the bots sit: as they are named, or each game one seat further, with every deal played from every seating. */
export const SEATINGS = ['fixed', 'rotating'] as const;
export type Seating = (typeof SEATINGS)[number];
