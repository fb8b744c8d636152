import { IN_VAULT, JEWELS, safeWith, unsafeWith, type State } from '../rules/index.ts';
import { Chase } from './chase.ts';
import { Outlook } from './outlook.ts';
import { Prospects } from './prospects.ts';
import { Race } from './race.ts';
import { WEIGHTS, type Taste } from './weights.ts';

const JEWEL_COUNT = JEWELS.length;
/** What a point counts in the hand that is not safe yet. */
const UNSAFE = 0.6;

/**
 * What a position is worth to every seat: for each jewel how likely it ends up with whom, and from that who wins. It
 * looks at nothing but what lies open. One decision is prepared, then many positions that differ in what the mover has
 * done are judged.
 */
export class Judge {
  /** Who gets what, as `wins` last worked it out: the lots are the jewels in vaults, then what is carried, by seat. */
  readonly prospects = new Prospects();
  readonly outlook = new Outlook();
  readonly #race = new Race(this.outlook);
  readonly #chase = new Chase(this.outlook);
  readonly #taste: Taste;
  #self = 0;

  /** Judges by a taste of its own, if it has one. */
  constructor(taste: Taste = WEIGHTS) {
    this.#taste = taste;
  }

  /** Looks at the ground, by which all that follows goes until it is looked at again. */
  survey(s: Readonly<State>): void {
    this.outlook.survey(s);
  }

  /** Prepares for positions that come of what the seat `mover` does in `s`; `self` is the seat whose hand counts. */
  prepare(s: Readonly<State>, mover: number, self = mover): void {
    this.#self = self;
    this.outlook.prepare(s, self);
    this.#chase.prepare(s, mover);
  }

  /**
   * What the position is worth to a seat: its chance to win; a little for what it has already rather than hopes for,
   * since a bird in the hand stays there; and a little for the points that it may expect, so that a seat that can no
   * longer win, or a position in which nothing decides, is still played on.
   */
  worth(s: Readonly<State>, first: number, seat: number): number {
    const wins = this.wins(s, first)[seat]!;
    let [own, all, everybodys] = [0, 0, 0];
    for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) {
      const where = s.jewel[jewel]!;
      const points = s.points[jewel]!;
      all += points;
      if (where === IN_VAULT) continue;
      const held = where >= safeWith(0) ? points : UNSAFE * points;
      everybodys += held;
      if (where === safeWith(seat) || where === unsafeWith(seat)) own += held;
    }
    const { bird, hope, hunt } = seat === this.#self ? this.#taste : WEIGHTS;
    const points = (bird * (own - everybodys / s.seats) + hope * this.prospects.pointsOf(seat)) / all;
    return wins + points + (hunt === 0 ? 0 : hunt * this.#prey(s, seat));
  }

  /** How likely the seat captures somebody in its coming turn. */
  #prey(s: Readonly<State>, seat: number): number {
    let missed = 1;
    for (let carrier = 0; carrier < s.seats; carrier++)
      if (carrier !== seat && carriedBy(s, carrier) > 0) missed *= 1 - this.soon(s, seat, carrier);
    return 1 - missed;
  }

  /** What the position is worth to a seat that has moved and turns to the next one. */
  standing(s: Readonly<State>, seat: number): number {
    this.prepare(s, seat);
    return this.worth(s, (seat + 1) % s.seats, seat);
  }

  /** How likely the chaser captures the carrier in his coming turn. */
  soon(s: Readonly<State>, chaser: number, carrier: number): number {
    return this.#chase.soon(s, chaser, carrier);
  }

  /** By seat the chance to win, when `first` is the next to roll. Valid until the next question. */
  wins(s: Readonly<State>, first: number): Float64Array {
    const { prospects } = this;
    const { shares } = prospects;
    prospects.begin(s.seats);
    for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) {
      const where = s.jewel[jewel]!;
      if (where === IN_VAULT) this.#race.run(s, jewel, first, shares, prospects.lot(s.points[jewel]!));
      else if (where >= safeWith(0)) prospects.give(where - safeWith(0), s.points[jewel]!);
    }
    for (let seat = 0; seat < s.seats; seat++) {
      const points = carriedBy(s, seat);
      if (points > 0) this.#chase.run(s, seat, first, shares, prospects.lot(points));
    }
    return prospects.settle();
  }
}

function carriedBy(s: Readonly<State>, seat: number): number {
  let points = 0;
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) if (s.jewel[jewel] === unsafeWith(seat)) points += s.points[jewel]!;
  return points;
}
