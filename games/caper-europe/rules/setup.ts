import { DEAL, shuffle, type Rng, type Setup } from '@hideout/kernel';
import type { Book } from './book.ts';
import { LOCATIONS } from './cards/locations.ts';
import { CITIES, type City } from './cities.ts';
import { goodAt, KINDS, SITES } from './places.ts';
import { COINS, GEAR_IN_PLAY, GOOD_SLOTS, LAYOUT, THIEVES_IN_PLAY, type State } from './state.ts';
import { beginRound } from './steps/round.ts';

const CORE_LOCATIONS = LOCATIONS.findIndex((location) => location.set !== 'core');
const CITY_LOCATIONS = (LOCATIONS.length - CORE_LOCATIONS) / CITIES.length;
/** [CE-1.4] Tokens of each kind. */
const TOKENS = 4;

/** [CE-1.1] to [CE-1.5], and the first deal. */
export function setUpGame(book: Book, { options }: Setup, rng: Rng, into: State = LAYOUT.make()): State {
  const s = LAYOUT.reset(into);
  s.city = CITIES.indexOf(options['city'] as City);
  s.starters = book.starters;
  s.supply = COINS;
  turnUpLocations(s, rng);
  if (options['localColour'] === 'on') showLocalColour(s, rng);
  dealGoods(s, rng);
  s.thiefDeck.set(book.thiefDecks[s.city]!);
  s.gearDeck.set(book.gearDecks[s.city]!);
  shuffle(s.thiefDeck, 0, THIEVES_IN_PLAY, rng, DEAL);
  shuffle(s.gearDeck, 0, GEAR_IN_PLAY, rng, DEAL);
  s.thievesLeft = THIEVES_IN_PLAY;
  s.gearLeft = GEAR_IN_PLAY;
  beginRound(s, undefined);
  return s;
}

/** [CE-1.3] Three of the core's and the City's Locations, each order equally likely. */
function turnUpLocations(s: State, rng: Rng): void {
  for (let site = 0; site < SITES; site++) {
    s.location[site] = nthLocation(s, site, rng.below(CORE_LOCATIONS + CITY_LOCATIONS - site, DEAL));
  }
}

/** The Location of this rank among those that are not yet turned up at the first `shown` sites. */
function nthLocation(s: Readonly<State>, shown: number, rank: number): number {
  let left = rank;
  for (let card = 0; ; card++) {
    const location = card < CORE_LOCATIONS ? card : card + s.city * CITY_LOCATIONS;
    if (!isShown(s, shown, location) && left-- === 0) return location;
  }
}

function isShown(s: Readonly<State>, shown: number, location: number): boolean {
  for (let site = 0; site < shown; site++) if (s.location[site] === location) return true;
  return false;
}

/** [CE-1.3] Turning until a City Location appears makes each of them equally likely, so one draw is enough. */
function showLocalColour(s: State, rng: Rng): void {
  for (let site = 0; site < SITES; site++) if (s.location[site]! >= CORE_LOCATIONS) return;
  s.location[SITES - 1] = CORE_LOCATIONS + s.city * CITY_LOCATIONS + rng.below(CITY_LOCATIONS, DEAL);
}

/** [CE-1.4] Four Goods to each Location, drawn one by one from those that are left. */
function dealGoods(s: State, rng: Rng): void {
  const last = goodAt(SITES - 1, 0);
  for (let good = 0; good < KINDS; good++) s.goods[last + good] = TOKENS;
  for (let drawn = 0; drawn < (SITES - 1) * GOOD_SLOTS; drawn++) {
    let left = rng.below(KINDS * TOKENS - drawn, DEAL);
    let good = 0;
    while (left >= s.goods[last + good]!) left -= s.goods[last + good++]!;
    s.goods[last + good]!--;
    s.goods[goodAt((drawn / GOOD_SLOTS) | 0, good)]!++;
  }
}
