import { FairRng } from './fair.ts';
import { DEAL, shuffle } from './rng.ts';

/** Draws lots for the seats: by seat, the place in the list of whoever gets it. The seed is `SEED_BYTES` of chance. */
export function drawLots(seats: number, seed: Uint8Array): readonly number[] {
  const seating = Int16Array.from({ length: seats }, (_, seat) => seat);
  shuffle(seating, 0, seats, new FairRng(seed), DEAL);
  return Array.from(seating);
}
