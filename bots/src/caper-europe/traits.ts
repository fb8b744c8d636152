import {
  COLOURS,
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
} from '@hideout/caper-europe';

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

const CARDS = FIRST_GEAR + GEAR.length;
const ROWS = CARDS + LOCATIONS.length;
/** The row of a Location; the cards come first. */
export const locationRow = (location: number): number => CARDS + location;

const table = (): Uint8Array => new Uint8Array(ROWS);

/** What each card, and behind the cards each Location, shows; in flat tables, since playouts read them. */
export const COST = table();
export const HUE = table();
/** Coins that a Thief brings, or that icons give. */
export const COINS = table();
export const CAPERS = table();
export const STEALS = table().fill(NO_GOOD);
export const BURNS = table();
export const LAUNDERS = table();
/** Points as they are printed, and for winning here. */
export const POINTS = table();
export const POINTS_IF_WON = table();
/** Points for each of something: how many, of what, and how many make a set. */
export const PER_POINTS = table();
export const PER_IN = table();
export const PER_OF = table();
export const PER_SIZE = table();
export const EYE_POINTS = table();
export const EYE_HUE = table();
/** What sets off a Thief's lasting Capers or Coins, or a Location's effect. */
export const CAPER_IN = table();
export const CAPER_OF = table();
export const COIN_IN = table();
const COIN_OF = table();
/** The hues that a card protects. */
export const PROTECTS = table();
/** [row, hue] What one Gear more in the Crew brings to a row that counts single Gear: points, Capers, Coins. */
export const CREW_POINTS = new Uint8Array(ROWS * HUES);
export const CREW_CAPERS = new Uint8Array(ROWS * HUES);
export const CREW_COINS = new Uint8Array(ROWS * HUES);
/** Whether a row counts anything but single Gear in the Crew. */
export const IS_INTRICATE = table();
/** By Location. */
export const BASE = Uint8Array.from(LOCATIONS, ({ base }) => base.value);
/** The bonus at each space of the track, the middle first. */
export const TRACK_POINTS = Uint8Array.from([0, ...TRACK.map(({ value }) => value)]);

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

function write(row: number, icon: Icon | Lasting): void {
  switch (icon.do) {
    case 'caper':
      CAPERS[row]!++;
      return;
    case 'coins':
      COINS[row]! += icon.n.value;
      return;
    case 'steal':
      STEALS[row] = goodOf(icon.good);
      return;
    case 'burn':
      BURNS[row]!++;
      return;
    case 'launder':
      LAUNDERS[row]!++;
      return;
    case 'protect':
      PROTECTS[row] = bitsOf(icon.colours);
      return;
    case 'points':
      POINTS[row]! += icon.n.value;
      return;
    case 'pointsIfWon':
      POINTS_IF_WON[row]! += icon.n.value;
      return;
    case 'pointsPer':
      PER_POINTS[row] = icon.n.value;
      PER_IN[row] = ZONES[icon.of.in];
      PER_OF[row] = membersOf(icon.of);
      PER_SIZE[row] = icon.of.in === 'crew' ? icon.of.size : 1;
      return;
    case 'eye':
      EYE_POINTS[row] = icon.n.value;
      EYE_HUE[row] = hueOf(icon.colour);
      return;
    case 'caperPer':
      CAPER_IN[row] = ZONES[icon.of.in];
      CAPER_OF[row] = membersOf(icon.of);
      return;
    default:
      COIN_IN[row] = ZONES[icon.of.in];
      COIN_OF[row] = membersOf(icon.of);
  }
}

for (const [thief, { coins, icons }] of THIEVES.entries()) {
  COINS[thief] = coins.value;
  for (const icon of icons) write(thief, icon);
}
for (const [index, { cost, colour, icons }] of GEAR.entries()) {
  COST[FIRST_GEAR + index] = cost.value;
  HUE[FIRST_GEAR + index] = hueOf(colour);
  for (const icon of icons) write(FIRST_GEAR + index, icon);
}
for (const [location, { bonus, effect }] of LOCATIONS.entries()) {
  const row = locationRow(location);
  if (bonus) write(row, bonus);
  if (!effect) continue;
  const [zone, of] = effect.gain === 'caper' ? [CAPER_IN, CAPER_OF] : [COIN_IN, COIN_OF];
  zone[row] = IN_CREW;
  of[row] = bitsOf([effect.played]);
}

/** Whether a thing is among those that an effect asks for; an effect that names none wants any. */
export const wants = (members: number, member: number): boolean => members === 0 || (members & (1 << member)) !== 0;

for (let row = 0; row < ROWS; row++) {
  const isPlain = PER_IN[row] === IN_CREW && PER_SIZE[row] === 1;
  const isQuiet = PER_IN[row] === IN_NOTHING || PER_IN[row] === IN_THIEVES;
  const isCrewCaper = CAPER_IN[row] === IN_NOTHING || CAPER_IN[row] === IN_CREW;
  IS_INTRICATE[row] = (isPlain || isQuiet) && isCrewCaper ? 0 : 1;
  for (let hue = 0; hue < HUES; hue++) {
    const at = row * HUES + hue;
    if (isPlain && wants(PER_OF[row]!, hue)) CREW_POINTS[at] = PER_POINTS[row]!;
    if (CAPER_IN[row] === IN_CREW && wants(CAPER_OF[row]!, hue)) CREW_CAPERS[at] = 1;
    if (COIN_IN[row] === IN_CREW && wants(COIN_OF[row]!, hue)) CREW_COINS[at] = 1;
  }
}
