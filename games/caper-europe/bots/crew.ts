import { HUES } from '../rules/cities.ts';

/** One seat's Crew at a site: what it has, and what it makes of one thing more. Plain fields are read fastest. */
export class Crew {
  readonly seat: number;
  readonly site: number;
  /** Gear by hue, and all of it. */
  gear = 0;
  load = 0;
  /** The first place that can take Gear, or below zero. */
  open = -1;
  /** The hues that the Crew protects, one bit each. */
  protects = 0;
  /** [hue] What one Gear more brings in points; `plain` is the same beside sets, and how many Thieves count sets. */
  readonly points: number[] = Array.from({ length: HUES }, () => 0);
  plain = 0;
  sets = 0;
  /** By hue of one Gear more: Capers. By kind of one Good more: points. */
  capers = 0;
  loot = 0;
  /** Whether anything below is not zero: points and Capers for laundering and by discarded hue. */
  isOdd = false;
  launderPoints = 0;
  launderCapers = 0;
  discardPoints = 0;
  discardCapers = 0;

  constructor(seat: number, site: number) {
    this.seat = seat;
    this.site = site;
  }

  /** Becomes like another one. */
  copy(other: Readonly<Crew>): void {
    this.gear = other.gear;
    this.load = other.load;
    this.open = other.open;
    this.protects = other.protects;
    for (let hue = 0; hue < HUES; hue++) this.points[hue] = other.points[hue]!;
    this.plain = other.plain;
    this.sets = other.sets;
    this.capers = other.capers;
    this.loot = other.loot;
    this.isOdd = other.isOdd;
    if (this.isOdd) this.#copyOdd(other);
  }

  #copyOdd(other: Readonly<Crew>): void {
    this.launderPoints = other.launderPoints;
    this.launderCapers = other.launderCapers;
    this.discardPoints = other.discardPoints;
    this.discardCapers = other.discardCapers;
  }
}
