/** The figures by which positions are judged; per unit where nothing else is said. */
export interface Weights {
  /** What a round's wait counts, in units. */
  readonly order: number;
  /** The hope for a jewel goes with the units to it, and `near` more, to the power of minus `haste`. */
  readonly near: number;
  readonly haste: number;
  /** How fast the hope to have it at all fades: with the units to it, and at once, since much can happen on the way. */
  readonly tempo: number;
  readonly grab: number;
  /** How likely a carrier is captured in a later round. */
  readonly later: number;
  /** How likely a chaser rolls again. */
  readonly again: number;
  /** How fast the hope of whoever has just got a jewel fades: at once, and with the units home. */
  readonly keep: number;
  readonly way: number;
  /** What all points in the hand are worth besides the chance to win. */
  readonly bird: number;
  /** What all points that a seat expects in the end are worth besides the chance to win. */
  readonly hope: number;
  /** What a Tool Theft and an Auto must bring at once: they could also be kept, or be discarded for another card. */
  readonly theft: number;
  readonly auto: number;
}

/** Fitted to what became of jewels in games of `greedy` and `medium`, then set by trials of `medium` with itself. */
export const WEIGHTS: Weights = {
  order: 4,
  near: 3.7,
  haste: 3.4,
  tempo: 0.045,
  grab: 0.8,
  later: 0.1,
  again: 0.15,
  keep: 0.11,
  way: 0.009,
  bird: 0.2,
  hope: 0.05,
  theft: 0.01,
  auto: 0.008,
};
