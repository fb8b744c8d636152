import type { Crew } from './crew.ts';
import type { Pack } from './pack.ts';

/** One seat's side of a site. */
export class Side {
  readonly crew: Crew;
  /** [hue] What one Gear more brings the Crew in points. */
  readonly points: readonly number[];
  /** The Location's row in the tables, and whether it yields anything for laundered Coins or discards. */
  row = 0;
  isOdd = false;
  /** The hues of which it rewards Gear that comes, one bit each; and the Capers that one brings, a pack by hue. */
  keenOn = 0;
  lasting: Pack = 0;
  /** The Tracker's space as the seat counts it, and where its swings begin. */
  space = 0;
  swingsAt = 0;
  /** What winning here gives either seat, together. */
  stake = 0;
  /** The Capers that one Gear more brings, a pack by hue. */
  capers: Pack = 0;

  constructor(crew: Crew) {
    this.crew = crew;
    this.points = crew.points;
  }
}
