import { locationRow } from '../rules/book.ts';
import { HUES } from '../rules/cities.ts';
import { crewAt, KINDS, lootAt, SITES } from '../rules/places.ts';
import { COINS, type State } from '../rules/state.ts';
import { IN_DISCARDS, IN_LAUNDRY, IN_LOOT, IN_NOTHING } from '../rules/things.ts';
import { countPer } from './counts.ts';
import type { Crews } from './crews.ts';
import { unpack } from './pack.ts';
import { gearTurnsLeft, POINT, purse, SWING_CELLS, type Prospects } from './prospects.ts';
import { Side } from './side.ts';
import type { Traits } from './traits.ts';
import type { Yields } from './yields.ts';

/** In thousandths of a point, what one thing more of any kind would bring to one seat: a Gear, a Caper, a Good, a Coin. */
export class Outlook {
  /** Both seats' sides, as the Crews are counted. */
  readonly sides: readonly Side[];
  readonly swings: Int32Array;
  /** Gear turns to come, this one included. */
  turns = 0;
  /** The hues of which some Location rewards Gear that comes, one bit each. */
  keenOn = 0;
  /** [hue] Points for one more discarded Gear, and for one more laundered Coin. */
  readonly discardPoints: number[] = Array.from({ length: HUES }, () => 0);
  launderPoints = 0;
  /** What one Coin more is worth. */
  nextCoin = 0;

  readonly #traits: Traits;
  readonly #yields: Yields;
  readonly #crews: Crews;
  readonly #prospects: Prospects;
  #seat = 0;
  #coins = 0;
  #supply = 0;
  /** What the seat's Coins are worth. */
  #purse = 0;
  /** [site] Whether Goods or laundered Coins decide what winning gives, or else the Crews there. */
  readonly #isStakedOnGoods: boolean[] = Array.from({ length: SITES }, () => false);
  /** [site] How often these had changed when the stake was worked out; below zero if it must be worked out again. */
  readonly #stakedAt: number[] = Array.from({ length: SITES }, () => -1);
  /** [good] Points for one more, worked out when somebody asks. */
  readonly #goodPoints: number[] = Array.from({ length: KINDS }, () => 0);
  #hasGoods = false;
  #hasDiscards = false;

  constructor(traits: Traits, yields: Yields, crews: Crews) {
    this.#traits = traits;
    this.#yields = yields;
    this.#crews = crews;
    this.sides = crews.all.map((crew) => new Side(crew));
    this.#prospects = yields.prospects;
    this.swings = this.#prospects.swings;
  }

  /** Looks at the table from the seat; the Crews must have been read. */
  look(s: Readonly<State>, seat: number): void {
    this.#seat = seat;
    this.turns = gearTurnsLeft(s.round, s.turn);
    this.#coins = s.coins[seat]!;
    this.#supply = s.supply;
    this.#purse = purse(this.turns, this.#coins);
    this.nextCoin = this.earn(0, 1);
    this.launderPoints = 0;
    this.#hasGoods = false;
    if (this.#hasDiscards) this.discardPoints.fill(0);
    this.#hasDiscards = false;
    const middle = this.#prospects.swingsAt(this.turns > 0 ? this.turns - 1 : 0);
    for (let site = 0; site < SITES; site++) {
      const side = this.sides[crewAt(seat, site)]!;
      const change = this.#isStakedOnGoods[site] ? this.#crews.moves : this.#crews.changes[site];
      if (this.#stakedAt[site] !== change) this.#raiseStake(s, site);
      const space = seat === 0 ? s.tracker[site]! : 0 - s.tracker[site]!;
      side.space = space;
      side.capers = side.crew.capers + side.lasting;
      side.swingsAt = middle + SWING_CELLS * space;
      if (side.crew.isOdd) this.#addCrew(side);
      if (side.isOdd) this.#addLocation(side);
    }
  }

  /** Looks at the Locations, which stay. */
  survey(s: Readonly<State>): void {
    this.keenOn = 0;
    for (let site = 0; site < SITES; site++) {
      const row = locationRow(s.location[site]!);
      for (const side of [this.sides[crewAt(0, site)]!, this.sides[crewAt(1, site)]!]) {
        side.row = row;
        side.isOdd = this.#yields.isOdd[row] !== 0;
        side.keenOn = this.#yields.keenOn[row]!;
        side.lasting = this.#yields.capers[row]!;
      }
      const zone = this.#traits.per.in[row]!;
      this.#isStakedOnGoods[site] = zone === IN_LOOT || zone === IN_LAUNDRY;
      this.#stakedAt[site] = -1;
      this.keenOn |= this.#yields.keenOn[row]!;
    }
  }

  /** The seat's side of a site. */
  side(site: number): Side {
    return this.sides[crewAt(this.#seat, site)]!;
  }

  /** How likely the seat wins here, in thousandths. */
  win(side: Readonly<Side>): number {
    return this.#prospects.winChance(this.turns, side.space);
  }

  /** What the Location makes of a Gear of the hue, Capers and Coins apart. */
  reward(side: Readonly<Side>, hue: number): number {
    const at = side.row * HUES + hue;
    return this.win(side) * this.#yields.rise[at]! - POINT * this.#yields.fall[at]!;
  }

  /** The Coins that the Location gives for a Gear of the hue. */
  coinsAt(side: Readonly<Side>, hue: number): number {
    return unpack(this.#yields.coins[side.row]!, hue);
  }

  /** What this many Capers here bring. */
  pull(side: Readonly<Side>, capers: number): number {
    return this.#prospects.swing(side.swingsAt, capers, side.stake);
  }

  /** What paying and then gaining this many Coins brings. */
  earn(cost: number, gain: number): number {
    if (cost === gain) return 0;
    const room = this.#supply + cost;
    const coins = this.#coins - cost + (gain < room ? gain : room);
    return purse(this.turns, coins < COINS ? coins : COINS) - this.#purse;
  }

  /** [good] What one more brings. */
  goodPoints(s: Readonly<State>): readonly number[] {
    if (!this.#hasGoods) this.#countGoods(s);
    return this.#goodPoints;
  }

  /** Works out what winning the site gives. */
  #raiseStake(s: Readonly<State>, site: number): void {
    const { book, eyePoints, per, perPoints } = this.#traits;
    const row = this.sides[crewAt(0, site)]!.row;
    const zone = per.in[row]!;
    let stake = 2 * book.base[s.location[site]!]! + eyePoints[row]!;
    if (zone !== IN_NOTHING) {
      const times =
        countPer(this.#traits, this.#crews, s, 0, site, row) + countPer(this.#traits, this.#crews, s, 1, site, row);
      stake += perPoints[row]! * times;
    }
    this.sides[crewAt(0, site)]!.stake = stake;
    this.sides[crewAt(1, site)]!.stake = stake;
    this.#stakedAt[site] = this.#isStakedOnGoods[site] ? this.#crews.moves : this.#crews.changes[site]!;
    if (zone === IN_DISCARDS) this.#stakedAt[site] = -1; // nobody tells of discards, so they are counted every time
  }

  /** [CE-9.4] What one Good more adds to the sets of the seat: it joins all kinds of which there are more. */
  #countGoods(s: Readonly<State>): void {
    const first = lootAt(this.#seat, 0);
    const a = s.loot[first]!;
    const b = s.loot[first + 1]!;
    const c = s.loot[first + 2]!;
    const points = this.#goodPoints;
    points[0] = POINT * (2 + (b > a ? 1 : 0) + (c > a ? 1 : 0));
    points[1] = POINT * (2 + (a > b ? 1 : 0) + (c > b ? 1 : 0));
    points[2] = POINT * (2 + (a > c ? 1 : 0) + (b > c ? 1 : 0));
    for (let site = 0; site < SITES; site++) {
      const side = this.side(site);
      const ofLocation = this.#yields.loot[side.row]!;
      if (side.crew.loot === 0 && ofLocation === 0) continue;
      const win = this.win(side);
      for (let good = 0; good < KINDS; good++) {
        points[good]! += POINT * unpack(side.crew.loot, good) + win * unpack(ofLocation, good);
      }
    }
    this.#hasGoods = true;
  }

  /** What the Crew makes of laundered Coins and discards to come. */
  #addCrew(side: Readonly<Side>): void {
    const { launderPoints, launderCapers, discardPoints, discardCapers } = side.crew;
    this.launderPoints += POINT * launderPoints;
    if (launderCapers !== 0) this.launderPoints += launderCapers * this.pull(side, 1);
    if (discardPoints === 0 && discardCapers === 0) return;
    this.#hasDiscards = true;
    const pull = discardCapers === 0 ? 0 : this.pull(side, 1);
    for (let hue = 0; hue < HUES; hue++) {
      this.discardPoints[hue]! += POINT * unpack(discardPoints, hue) + pull * unpack(discardCapers, hue);
    }
  }

  /** What the Location makes of them, for whoever wins it. */
  #addLocation(side: Readonly<Side>): void {
    const win = this.win(side);
    const discards = this.#yields.discardPoints[side.row]!;
    this.launderPoints += win * this.#yields.launderPoints[side.row]!;
    if (discards === 0) return;
    this.#hasDiscards = true;
    for (let hue = 0; hue < HUES; hue++) this.discardPoints[hue]! += win * unpack(discards, hue);
  }
}
