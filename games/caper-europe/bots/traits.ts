import {
  COLOURS,
  figureIn,
  FIRST_GEAR,
  GEAR,
  GOODS,
  LOCATIONS,
  THIEVES,
  TRACK,
  type Colour,
  type Counted,
  type Good,
  type Icon,
  type Lasting,
} from '../rules/index.ts';

/** The core colours and one City colour. */
export const HUES = 5;
/** The hues as bits, none of which means any. */
type Hues = number;

/** Where things lie that an effect counts. */
export const IN_NOTHING = 0;
export const IN_CREW = 1;
export const IN_RIVAL = 2;
export const IN_BOTH = 3;
export const IN_THIEVES = 4;
export const IN_LOOT = 5;
export const IN_LAUNDRY = 6;
export const IN_DISCARDS = 7;

/** What a card steals, beside the kinds of Goods. */
export const ANY_GOOD = GOODS.length;
export const NO_GOOD = GOODS.length + 1;

/** The cards come first, then the Locations. */
export const CARDS = FIRST_GEAR + GEAR.length;
export const ROWS = CARDS + LOCATIONS.length;
/** The row of a Location. */
export const locationRow = (location: number): number => CARDS + location;

const table = (): Uint8Array => new Uint8Array(ROWS);

/** What each card, and behind the cards each Location, shows; in flat tables, since playouts read them. */
export class Traits {
  readonly cost = table();
  readonly hue = table();
  /** Coins that a Thief brings, or that icons give. */
  readonly coins = table();
  readonly capers = table();
  readonly steals = table().fill(NO_GOOD);
  readonly burns = table();
  readonly launders = table();
  /** Points as they are printed, and for winning here. */
  readonly points = table();
  readonly pointsIfWon = table();
  /** Points for each of something: how many, of what, and how many make a set. */
  readonly perPoints = table();
  readonly perIn = table();
  readonly perOf = table();
  readonly perSize = table();
  readonly eyePoints = table();
  readonly eyeHue = table();
  /** What sets off a Thief's lasting Capers or Coins, or a Location's effect. */
  readonly caperIn = table();
  readonly caperOf = table();
  readonly coinIn = table();
  readonly coinOf = table();
  /** The hues that a card protects. */
  readonly protects = table();
  /** A Location's base points. */
  readonly base = table();
  /** The bonus at each space of the track, the middle first. */
  readonly track: Uint8Array;

  /** Reads the cards of a game with the figures that it has. */
  constructor(game: object) {
    const figure = (key: string): number => figureIn(game, key);
    this.track = Uint8Array.from([0, ...TRACK.map((_, space) => figure(`track/${space + 1}`))]);
    for (const [thief, { id, icons }] of THIEVES.entries()) {
      this.coins[thief] = figure(`thief/${id}/coins`);
      this.#writeAll(thief, `thief/${id}`, icons, figure);
    }
    for (const [index, { id, colour, icons }] of GEAR.entries()) {
      this.cost[FIRST_GEAR + index] = figure(`gear/${id}/cost`);
      this.hue[FIRST_GEAR + index] = hueOf(colour);
      this.#writeAll(FIRST_GEAR + index, `gear/${id}`, icons, figure);
    }
    for (const [location, { id, bonus, effect }] of LOCATIONS.entries()) {
      const row = locationRow(location);
      this.base[row] = figure(`location/${id}/base`);
      if (bonus) this.#writeAll(row, `location/${id}`, [bonus], figure);
      if (!effect) continue;
      const [zone, of] = effect.gain === 'caper' ? [this.caperIn, this.caperOf] : [this.coinIn, this.coinOf];
      zone[row] = IN_CREW;
      of[row] = bitsOf([effect.played]);
    }
  }

  #writeAll(row: number, owner: string, icons: readonly (Icon | Lasting)[], figure: (key: string) => number): void {
    for (const [i, icon] of icons.entries()) this.#write(row, icon, 'n' in icon ? figure(`${owner}/icon${i + 1}`) : 0);
  }

  #write(row: number, icon: Icon | Lasting, n: number): void {
    switch (icon.do) {
      case 'caper':
        this.capers[row]!++;
        return;
      case 'coins':
        this.coins[row]! += n;
        return;
      case 'steal':
        this.steals[row] = goodOf(icon.good);
        return;
      case 'burn':
        this.burns[row]!++;
        return;
      case 'launder':
        this.launders[row]!++;
        return;
      case 'protect':
        this.protects[row] = bitsOf(icon.colours);
        return;
      case 'points':
        this.points[row]! += n;
        return;
      case 'pointsIfWon':
        this.pointsIfWon[row]! += n;
        return;
      case 'pointsPer':
        this.perPoints[row] = n;
        this.perIn[row] = ZONES[icon.of.in];
        this.perOf[row] = membersOf(icon.of);
        this.perSize[row] = icon.of.in === 'crew' ? icon.of.size : 1;
        return;
      case 'eye':
        this.eyePoints[row] = n;
        this.eyeHue[row] = hueOf(icon.colour);
        return;
      case 'caperPer':
        this.caperIn[row] = ZONES[icon.of.in];
        this.caperOf[row] = membersOf(icon.of);
        return;
      default:
        this.coinIn[row] = ZONES[icon.of.in];
        this.coinOf[row] = membersOf(icon.of);
    }
  }
}

const hueOf = (colour: Colour): number => Math.min(COLOURS.indexOf(colour), HUES - 1);
const bitsOf = (colours: readonly Colour[]): Hues => colours.reduce((bits, colour) => bits | (1 << hueOf(colour)), 0);
const goodOf = (good: Good | 'any'): number => (good === 'any' ? ANY_GOOD : GOODS.indexOf(good));

const ZONES: Readonly<Record<Counted['in'], number>> = {
  crew: IN_CREW,
  rival: IN_RIVAL,
  both: IN_BOTH,
  thieves: IN_THIEVES,
  loot: IN_LOOT,
  laundry: IN_LAUNDRY,
  discards: IN_DISCARDS,
};

/** The hues or Goods that are counted, one bit each; none means any. */
function membersOf(of: Counted): number {
  if (of.in === 'crew') return bitsOf(of.colours);
  if (of.in === 'loot') return of.good === 'any' ? 0 : 1 << goodOf(of.good);
  if (!('colour' in of) || of.colour === 'any') return 0;
  return bitsOf([of.colour]);
}

/** Whether a thing is among those that an effect asks for; an effect that names none wants any. */
export const wants = (members: number, member: number): boolean => members === 0 || (members & (1 << member)) !== 0;
