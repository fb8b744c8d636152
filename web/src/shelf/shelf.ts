/** What the home page tells of a game before its rules are fetched; a test compares it with the rules. */
export interface ShelfCard {
  readonly players: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  /** Whether the seats win and lose together. */
  readonly team: boolean;
  /** How many seats “play a bot now” sets up. */
  readonly quickSeats: number;
}

/** The games as they stand on the shelf. */
export const SHELF: Readonly<Record<string, ShelfCard>> = {
  'caper-europe': { players: [2, 2], minutes: [30, 45], team: false, quickSeats: 2 },
  'caper-1970': { players: [2, 4], minutes: [45, 60], team: false, quickSeats: 2 },
  'caps-and-hammers': { players: [2, 2], minutes: [20, 30], team: false, quickSeats: 2 },
  'caper-cards': { players: [1, 4], minutes: [10, 15], team: true, quickSeats: 2 },
};
