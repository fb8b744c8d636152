import {
  ALARMS_OF,
  CARD_KINDS,
  HIDEOUT,
  IN_VAULT,
  JEWELS,
  LEVEL,
  safeWith,
  SQUARES,
  STREETS,
  unsafeWith,
  type State,
} from '../rules/index.ts';
import { TOOL_KINDS } from '../rules/tools.ts';
import { countLive } from './board.ts';
import { ARRIVED, FAR } from './dice.ts';
import type { Judge } from './judge.ts';
import { MOST_SEATS } from './prospects.ts';
import { stepsBetween } from './steps.ts';

const JEWEL_COUNT = JEWELS.length;
const SIDES = STREETS.length;
/** A stockpile and a hand at the end of a turn, the depot, the storeys, and the alarms of a vault at most. */
const [STOCK, HAND, DEPOT, STOREYS, ALARMS] = [5, 4, 14, 3, 3] as const;

/** How far something is: fading over a few units, over a turn or two, and over many turns. */
const FADING = [5, 14, 45].map((units) => Float64Array.from({ length: 2 * FAR }, (_, far) => Math.exp(-far / units)));
const NEAR = FADING.length;
/** In a row, of every seat: points, way home, stock, hand, place; of each jewel; of each other seat. */
const OF_SEAT = 2 + (NEAR + 2) + 2 * TOOL_KINDS + 1 + 2 + SIDES + 2;
const OF_JEWEL = 2 + (NEAR + 1) + 2 + 1;
const OF_RIVAL = 2;
/** Of the table: the viewer's hand, points and alarms of each jewel, autos, depot, glass. */
const OF_TABLE = CARD_KINDS + 2 * JEWEL_COUNT + SIDES + TOOL_KINDS + 1;

/** How many numbers a row has. */
export const inputsFor = (seats: number): number =>
  seats + OF_TABLE + seats * (OF_SEAT + JEWEL_COUNT * OF_JEWEL + (seats - 1) * OF_RIVAL);

/**
 * A position as a row of numbers from 0 to 1, for the net: what lies open, the viewer's own hand, and what the judge
 * makes of it. Whatever belongs to a seat begins with the viewer's and goes on by turns. Other hands, the draw pile and
 * the dice are never looked at.
 */
export class Inputs {
  readonly row: Float32Array;
  readonly #judge: Judge;
  #at = 0;

  constructor(judge: Judge, seats: number) {
    this.#judge = judge;
    this.row = new Float32Array(inputsFor(seats));
  }

  /** Writes the position after what `mover` did, when `first` is the next to roll. */
  write(s: Readonly<State>, mover: number, first: number, viewer: number): Float32Array {
    const judge = this.#judge;
    judge.survey(s);
    judge.prepare(s, mover, viewer);
    judge.wins(s, first);
    this.#at = 0;
    this.row.fill(0);
    this.row[(first - viewer + s.seats) % s.seats] = 1;
    this.#at = s.seats;
    this.#table(s, viewer);
    for (let turn = 0; turn < s.seats; turn++) this.#seat(s, (viewer + turn) % s.seats, viewer);
    return this.row;
  }

  #put(value: number): void {
    this.row[this.#at++] = value > 0 ? (value < 1 ? value : 1) : 0;
  }

  #near(units: number): void {
    for (let scale = 0; scale < NEAR; scale++) this.#put(FADING[scale]![units]!);
  }

  #table(s: Readonly<State>, viewer: number): void {
    for (let card = 0; card < CARD_KINDS; card++) this.#put(s.hand[viewer * CARD_KINDS + card]! / HAND);
    const all = allPoints(s);
    for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) {
      this.#put(s.points[jewel]! / all);
      this.#put(s.jewel[jewel] === IN_VAULT && ALARMS_OF[jewel]!.length > 0 ? countLive(s.lying, jewel) / ALARMS : 0);
    }
    for (let street = 0; street < SIDES; street++) this.#put(s.auto[(s.side[viewer]! + street) % SIDES]!);
    for (let tool = 0; tool < TOOL_KINDS; tool++) this.#put(s.depot[tool]! / DEPOT);
    this.#put(s.ladderBreaksGlass);
  }

  #seat(s: Readonly<State>, seat: number, viewer: number): void {
    const { outlook, prospects } = this.#judge;
    const all = allPoints(s);
    this.#put(pointsAt(s, safeWith(seat)) / all);
    this.#put(pointsAt(s, unsafeWith(seat)) / all);
    const space = s.thief[seat]!;
    const home = outlook.homeFrom(s, seat, space);
    this.#near(home);
    this.#put(ARRIVED[1]![home]!);
    this.#put(ARRIVED[2]![home]!);
    let cards = 0;
    for (let card = 0; card < CARD_KINDS; card++) cards += s.hand[seat * CARD_KINDS + card]!;
    for (let tool = 0; tool < TOOL_KINDS; tool++) {
      const owned = s.stock[seat * TOOL_KINDS + tool]!;
      this.#put(owned > 0 ? 1 : 0);
      this.#put(owned / STOCK);
    }
    this.#put(cards / HAND);
    this.#put(space < SQUARES ? LEVEL[space]! / STOREYS : 0);
    this.#put(space < SQUARES ? 0 : 1);
    this.row[this.#at + ((s.side[seat]! - s.side[viewer]! + SIDES) % SIDES)] = 1;
    this.#at += SIDES;
    this.#put(prospects.wins[seat]!);
    this.#put(prospects.pointsOf(seat) / all);
    this.#jewels(s, seat);
    for (let turn = 1; turn < s.seats; turn++) this.#rival(s, seat, (seat + turn) % s.seats);
  }

  #jewels(s: Readonly<State>, seat: number): void {
    const { outlook, prospects } = this.#judge;
    let lot = 0;
    for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) {
      const where = s.jewel[jewel]!;
      this.#put(where === unsafeWith(seat) ? 1 : 0);
      this.#put(where === safeWith(seat) ? 1 : 0);
      if (where !== IN_VAULT) {
        this.#at += OF_JEWEL - 2;
        continue;
      }
      const units = outlook.toJewel(s, seat, jewel);
      this.#near(units);
      this.#put(ARRIVED[1]![Math.min(units, FAR)]!);
      const home = outlook.homeWithJewel(s, seat, jewel);
      this.#put(FADING[1]![home]!);
      this.#put(FADING[2]![home]!);
      this.#put(prospects.shares[MOST_SEATS * lot++ + seat]!);
    }
  }

  /** How near the seat is to another, and how likely it captures what the other carries in its coming turn. */
  #rival(s: Readonly<State>, seat: number, rival: number): void {
    const [from, to] = [s.thief[seat]!, s.thief[rival]!];
    const canCapture = to !== HIDEOUT[s.side[rival]!] && pointsAt(s, unsafeWith(rival)) > 0;
    this.#put(FADING[0]![stepsBetween(from, to)]!);
    this.#put(canCapture ? this.#judge.soon(s, seat, rival) : 0);
  }
}

function allPoints(s: Readonly<State>): number {
  let all = 0;
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) all += s.points[jewel]!;
  return all;
}

function pointsAt(s: Readonly<State>, where: number): number {
  let points = 0;
  for (let jewel = 0; jewel < JEWEL_COUNT; jewel++) if (s.jewel[jewel] === where) points += s.points[jewel]!;
  return points;
}
