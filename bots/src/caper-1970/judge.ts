import {
  HIDEOUT,
  IN_VAULT,
  JEWEL_SPACE,
  JEWELS,
  LEVEL,
  safeWith,
  SITES,
  STREETS,
  unsafeWith,
  type State,
} from '@hideout/caper-1970';
import { countLive, LADDER, SCREWDRIVER, TOOL_KINDS } from './board.ts';
import { cardKitOf, chartAt, Charts, digestOf, kitOf, LACKING, LADDERS, servedCards, type Chart } from './charts.ts';
import { ARRIVED, FAR, TURNS } from './dice.ts';
import { MOST_SEATS, Prospects } from './prospects.ts';
import { Threats } from './threats.ts';
import type { Weights } from './weights.ts';

const JEWEL_COUNT = JEWELS.length;
/** What the second and third alarm of a vault cost: the way from the jewel, the screwdriver, and back. */
const ALARM_UNITS = 3;
/** Charts depend on the ground alone, so all judges share them. */
const CHARTS = new Charts();
/** What another roll is worth to a chaser whom one roll does not bring there. */
const FAR_CHASER = 0.3;
/** What a point counts in the hand that is not safe yet. */
const UNSAFE = 0.6;

/**
 * What a position is worth to every seat: for each jewel how likely it ends up with whom, and from that who wins. It
 * looks at nothing but what lies open. One decision is prepared, then many positions that differ in what the mover has
 * done are judged.
 */
export class Judge {
  /** The figures that it goes by. */
  readonly weights: Weights;
  readonly #prospects = new Prospects();
  /** The ground as it was surveyed: charts are drawn of it alone, whatever is imagined later. */
  readonly #ground = { lying: new Int16Array(SITES), auto: new Int16Array(STREETS.length) };
  #digest = 0;
  #mover = 0;
  #self = 0;
  readonly #kits = new Int8Array(MOST_SEATS);
  readonly #home: Chart[] = [];
  readonly #vault: Chart[] = [];
  readonly #threats = new Threats();
  readonly #caught = new Float64Array(MOST_SEATS);
  readonly #hopes = new Float64Array(MOST_SEATS);
  readonly #units = new Int16Array(MOST_SEATS);
  /** By units: how a thief's hope to be the first at a jewel goes, how likely he gets so far, and home with it. */
  readonly #hope: Float64Array;
  readonly #fade: Float64Array;
  readonly #kept: Float64Array;
  readonly #live = new Int8Array(JEWEL_COUNT);

  constructor(weights: Weights) {
    this.weights = weights;
    const { near, haste, grab, tempo, keep, way } = weights;
    const table = (of: (units: number) => number) => Float64Array.from({ length: 2 * FAR }, (_, units) => of(units));
    this.#hope = table((units) => (near + units) ** -haste);
    this.#fade = table((units) => Math.exp(-grab - tempo * units));
    this.#kept = table((units) => Math.exp(-keep - way * units));
  }

  /** Looks at the ground, on which all that follows goes by until it is looked at again. */
  survey(s: Readonly<State>): void {
    this.#ground.lying.set(s.lying);
    this.#ground.auto.set(s.auto);
    this.#digest = digestOf(s);
  }

  /** Prepares for positions that come of what the seat `mover` does in `s`; `self` is the seat whose hand counts. */
  prepare(s: Readonly<State>, mover: number, self = mover): void {
    this.#mover = mover;
    this.#self = self;
    this.#threats.begin(s);
    for (let seat = 0; seat < s.seats; seat++) {
      const kit = kitOf(s, seat) | (seat === self ? cardKitOf(s, seat) : 0);
      this.#kits[seat] = kit;
      this.#home[seat] = CHARTS.of(this.#ground, this.#digest, HIDEOUT[s.side[seat]!]!, kit);
      for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) {
        if (s.jewel[jewel] !== IN_VAULT) continue;
        this.#vault[seat * JEWEL_COUNT + jewel] = CHARTS.of(this.#ground, this.#digest, JEWEL_SPACE[jewel]!, kit);
      }
    }
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
    const { bird, hope } = this.weights;
    return wins + (bird * (own - everybodys / s.seats) + hope * this.#prospects.pointsOf(seat)) / all;
  }

  /** By seat the chance to win, when `first` is the next to roll. Valid until the next question. */
  wins(s: Readonly<State>, first: number): Float64Array {
    const prospects = this.#prospects;
    prospects.begin(s.seats);
    for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) {
      const where = s.jewel[jewel]!;
      if (where === IN_VAULT) {
        this.#live[jewel] = countLive(s.lying, jewel);
        this.#race(s, jewel, first, prospects.lot(s.points[jewel]!));
      } else if (where >= safeWith(0)) prospects.give(where - safeWith(0), s.points[jewel]!);
    }
    for (let seat = 0; seat < s.seats; seat++) {
      const points = carriedBy(s, seat);
      if (points > 0) this.#chase(s, seat, first, prospects.lot(points));
    }
    return prospects.settle();
  }

  /** A jewel in its vault is stolen by whoever is soonest there, as it seems, who then brings it home or loses it. */
  #race(s: Readonly<State>, jewel: number, first: number, lot: number): void {
    const shares = this.#prospects.shares;
    const hopes = this.#hopes;
    let sum = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      const wait = (seat - first + s.seats) % s.seats;
      const units = this.#unitsTo(s, seat, jewel) + Math.round((this.weights.order * wait) / s.seats);
      this.#units[seat] = units;
      hopes[seat] = this.#hope[units]!;
      sum += hopes[seat]!;
    }
    let lost = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      const stolen = hopes[seat]! / sum;
      const kept = stolen * this.#kept[this.#unitsHome(s, seat, jewel)]! * this.#fade[this.#units[seat]!]!;
      shares[lot + seat] = kept;
      lost += stolen - kept;
    }
    for (let seat = 0; seat < s.seats; seat++) shares[lot + seat]! += lost / s.seats;
  }

  /** How many of a tool the seat has, with the cards for it that can be turned in where its hand counts. */
  #count(s: Readonly<State>, seat: number, tool: number): number {
    const stock = s.stock[seat * TOOL_KINDS + tool]!;
    return seat === this.#self ? stock + servedCards(s, seat, tool) : stock;
  }

  /** Units until the seat has the jewel, with its alarms and what the seat lacks for them. */
  #unitsTo(s: Readonly<State>, seat: number, jewel: number): number {
    const live = this.#live[jewel]!;
    const way = chartAt(this.#vault[seat * JEWEL_COUNT + jewel]!, s.thief[seat]!, this.#count(s, seat, LADDER));
    const lacking = Math.max(0, live - this.#count(s, seat, SCREWDRIVER));
    return way + (live > 1 ? ALARM_UNITS * (live - 1) : 0) + LACKING[SCREWDRIVER]! * lacking;
  }

  /** Units from the jewel's space home, with the ladders that are left there. */
  #unitsHome(s: Readonly<State>, seat: number, jewel: number): number {
    const space = JEWEL_SPACE[jewel]!;
    const climb = Math.max(0, LEVEL[space]! - LEVEL[s.thief[seat]!]!);
    const ladders = Math.min(this.#count(s, seat, LADDER), LADDERS - 1);
    return chartAt(this.#home[seat]!, space, Math.max(0, ladders - climb));
  }

  /** What a thief carries is his when he comes home before somebody captures him. */
  #chase(s: Readonly<State>, carrier: number, first: number, lot: number): void {
    const { later } = this.weights;
    const shares = this.#prospects.shares;
    shares.fill(0, lot, lot + MOST_SEATS);
    const home = this.#home[carrier]!;
    const units = Math.min(FAR, chartAt(home, s.thief[carrier]!, this.#count(s, carrier, LADDER)));
    const caught = this.#caught.fill(0);
    let free = 1;
    let turns = 0;
    for (let at = first; turns < TURNS; at = (at + 1) % s.seats) {
      if (at === carrier) {
        const before = ARRIVED[turns]![units]!;
        const arrives = before === 1 ? 1 : (ARRIVED[++turns]![units]! - before) / (1 - before);
        shares[lot + carrier]! += free * arrives;
        free *= 1 - arrives;
        if (free < 0.01) break;
      } else {
        const hit = turns === 0 ? this.#threat(s, at, carrier) : later / (s.seats - 1);
        caught[at]! += free * hit;
        free *= 1 - hit;
      }
    }
    this.#pass(s, carrier, free, lot);
  }

  /** Captured jewels are not safe either: the captor brings them home or loses them again. */
  #pass(s: Readonly<State>, carrier: number, free: number, lot: number): void {
    const shares = this.#prospects.shares;
    shares[lot + carrier]! += free / 2;
    let lost = free / 2;
    for (let seat = 0; seat < s.seats; seat++) {
      if (this.#caught[seat] === 0) continue;
      const units = Math.min(FAR, chartAt(this.#home[seat]!, s.thief[carrier]!, this.#count(s, seat, LADDER)));
      const kept = this.#caught[seat]! * this.#kept[units]!;
      shares[lot + seat]! += kept;
      lost += this.#caught[seat]! - kept;
    }
    for (let seat = 0; seat < s.seats; seat++) shares[lot + seat]! += lost / s.seats;
  }

  /** How likely the chaser captures the carrier in his coming turn. */
  #threat(s: Readonly<State>, chaser: number, carrier: number): number {
    const { again } = this.weights;
    if (chaser === this.#mover) {
      const chart = CHARTS.of(this.#ground, this.#digest, s.thief[carrier]!, this.#kits[chaser]!);
      const units = chartAt(chart, s.thief[chaser]!, this.#count(s, chaser, LADDER));
      return Math.min(1, ARRIVED[1]![Math.min(FAR, units)]! * (1 + again));
    }
    const chance = this.#threats.chanceOf(s, chaser, s.thief[carrier]!);
    return chance + (1 - chance) * again * (chance > 0 ? 1 : FAR_CHASER);
  }
}

function carriedBy(s: Readonly<State>, seat: number): number {
  let points = 0;
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) if (s.jewel[jewel] === unsafeWith(seat)) points += s.points[jewel]!;
  return points;
}
