/**
 * The figures by which positions are judged; per unit where nothing else is said. Fitted to what became of jewels in
 * games of `greedy` and `medium`, then set by trials of `medium` with itself.
 */
export const WEIGHTS = {
  /** What a round's wait counts, in units. */
  order: 4,
  /** The hope for a jewel goes with the units to it, and `near` more, to the power of minus `haste`. */
  near: 3.7,
  haste: 3.4,
  /** How fast the hope to have it at all fades: with the units to it, and at once, since much can happen on the way. */
  tempo: 0.045,
  grab: 0.8,
  /** How likely a carrier is captured in a later round. */
  later: 0.1,
  /** How likely a chaser rolls again. */
  again: 0.15,
  /** How fast the hope of whoever has just got a jewel fades: at once, and with the units home. */
  keep: 0.11,
  way: 0.009,
  /** What all points in the hand are worth besides the chance to win. */
  bird: 0.2,
  /** What all points that a seat expects in the end are worth besides the chance to win. */
  hope: 0.05,
  /** What a capture in reach is worth besides. */
  hunt: 0,
  /** What a Tool Theft and an Auto must bring at once: they could also be kept, or be discarded for another card. */
  theft: 0.01,
  auto: 0.008,
};

/** What thieves may care for more or less than others do, besides the chance to win. */
export type Taste = Readonly<Pick<typeof WEIGHTS, 'bird' | 'hope' | 'hunt'>>;
