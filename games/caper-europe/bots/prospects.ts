import { COINS, DEALT, isGearRound, ROUNDS } from '../rules/state.ts';

/** A Gear round has this many turns, and the game has three. */
const GEAR_TURNS = 2 * (DEALT[1] - 1);
const ALL_GEAR_TURNS = 3 * GEAR_TURNS;

/** How many Gear turns of both players come, this one included. */
export function gearTurnsLeft(round: number, turn: number): number {
  if (round === ROUNDS) return 0;
  const later = ((ROUNDS - 1 - round) >> 1) * GEAR_TURNS;
  return isGearRound(round) ? later + GEAR_TURNS - turn : later + GEAR_TURNS;
}

/** Gains are counted in whole thousandths of a point: whole numbers are handed around faster than others. */
export const POINT = 1000;
/** This many points as a gain. It must be a whole number to the machine too, or all that it is added to becomes slower. */
export const thousandths = (points: number): number => Math.round(points * POINT) | 0;

/** How widely a Tracker strays for each square root of a Gear turn. */
const STRAY = 0.55;

/** No action makes as many Capers at once, lasting effects included. */
const CAPERS = 8;
/** The cells of `swings` for one space. */
export const SWING_CELLS = 2 * CAPERS;

/** What a Tracker's space is worth, by Gear turns to come: tables that playouts read. */
export class Prospects {
  /** Spaces on a side; where spaces are cells of a table, the seat's worst one is 0. */
  readonly #spaces: number;
  readonly #width: number;
  /** [turns, space] How likely a Location is won by the seat toward which spaces are counted, in thousandths. */
  readonly #win: Int32Array;
  /** [turns, space, Capers] How much likelier these make it; and behind each, what they add to the bonus of the track. */
  readonly swings: Int32Array;

  /** From the bonus at each space of the track, the middle first. */
  constructor(track: Uint8Array) {
    this.#spaces = track.length - 1;
    this.#width = 2 * this.#spaces + 1;
    this.#win = new Int32Array((ALL_GEAR_TURNS + 1) * this.#width);
    this.swings = new Int32Array(this.#win.length * SWING_CELLS);
    for (let turns = 0; turns <= ALL_GEAR_TURNS; turns++) this.#fill(turns, track);
  }

  /** How likely the seat wins a Location whose Tracker stands this many spaces on its side, in thousandths. */
  winChance(turns: number, space: number): number {
    return this.#win[turns * this.#width + this.#spaces + space]!;
  }

  /** Where `swings` begins for a Tracker in the middle; each space on the seat's side is SWING_CELLS further. */
  swingsAt(turns: number): number {
    return (turns * this.#width + this.#spaces) * SWING_CELLS;
  }

  /** What this many Capers bring, if the Location beside its track gives this many points to either winner together. */
  swing(swingsAt: number, capers: number, stake: number): number {
    const at = swingsAt + 2 * (capers < CAPERS ? capers : CAPERS - 1);
    return stake * this.swings[at]! + this.swings[at + 1]!;
  }

  #fill(turns: number, track: Uint8Array): void {
    const spread = 0.15 + STRAY * Math.sqrt(turns);
    const bonus = (space: number): number =>
      (space > 0 ? this.winChance(turns, space) : this.winChance(turns, space) - POINT) * track[Math.abs(space)]!;
    for (let space = -this.#spaces; space <= this.#spaces; space++) {
      const at = turns * this.#width + this.#spaces + space;
      this.#win[at] = Math.round(POINT / (1 + Math.exp((-1.7 * space) / spread)));
    }
    for (let space = -this.#spaces; space <= this.#spaces; space++) {
      for (let capers = 0; capers < CAPERS; capers++) {
        const to = Math.min(space + capers, this.#spaces);
        const at = this.swingsAt(turns) + SWING_CELLS * space + 2 * capers;
        this.swings[at] = this.winChance(turns, to) - this.winChance(turns, space);
        this.swings[at + 1] = bonus(to) - bonus(space);
      }
    }
  }
}

/** In points: what one Coin more is worth to whoever has this many, while there is much to buy. */
const NEXT_COIN = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1];
/** This many turns before the end Coins begin to lose their worth; the last ones still break ties. */
const LATE = 10;
const TIE = 0.03;

/** From an empty purse to a full one. */
const PURSES = COINS + 1;
const PURSE = new Int32Array((ALL_GEAR_TURNS + 1) * PURSES);
for (let turns = 0; turns <= ALL_GEAR_TURNS; turns++) {
  const share = Math.max(TIE, Math.min(1, (turns - 1) / LATE));
  let worth = 0;
  for (let coins = 0; coins <= COINS; coins++) {
    PURSE[turns * PURSES + coins] = Math.round(POINT * share * worth);
    worth += NEXT_COIN[coins] ?? 0;
  }
}

/** What this many Coins are worth with this many Gear turns to come, this one included. */
export const purse = (turns: number, coins: number): number => PURSE[turns * PURSES + coins]!;
