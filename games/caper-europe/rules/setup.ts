import { DEAL, NOBODY, seatOf, shuffle, type Log, type Option, type Rng, type Seat, type Setup } from '@hideout/kernel';
import type { Book } from './book.ts';
import type { LocationId } from './card.ts';
import { LOCATIONS } from './cards/locations.ts';
import { CITIES, type City } from './cities.ts';
import type { Event, GameIo } from './events.ts';
import { goodAt, KINDS, SITES } from './places.ts';
import {
  COINS,
  FRAME_CARD,
  FRAME_SEAT,
  frameCell,
  GEAR_IN_PLAY,
  GOOD_SLOTS,
  LAYOUT,
  popFrame,
  pushFrame,
  REPLACE_LOCATION,
  THIEVES_IN_PLAY,
  turnOf,
  type State,
} from './state.ts';
import { beginRound } from './steps/round.ts';

const CORE_LOCATIONS = LOCATIONS.findIndex((location) => location.set !== 'core');
const CITY_LOCATIONS = (LOCATIONS.length - CORE_LOCATIONS) / CITIES.length;
/** [CE-1.4] Tokens of each kind. */
const TOKENS = 4;

/** [CE-1.3] Which Location makes way for a City Location: none, one by lot, the starter's choice, or always the third. */
export type LocalColour = 'off' | 'lot' | 'chosen' | 'on';

/** The set-up choices, with these for *local colour*. */
export const optionsWith = (localColour: readonly LocalColour[]): readonly Option[] => [
  { id: 'city', choices: CITIES.map((id) => ({ id })), standard: 'paris', clause: 'CE-1.1' },
  { id: 'localColour', choices: localColour.map((id) => ({ id })), standard: 'off', clause: 'CE-1.3' },
];

type SetupLog = Log<Event> | undefined;

/** [CE-1.1] to [CE-1.5], and the first deal; Goods and hands wait for a choice of Location [CE-1.3]. */
export function setUpGame(
  book: Book,
  { options }: Setup,
  rng: Rng,
  into: State = LAYOUT.make(),
  log?: SetupLog,
): State {
  const s = LAYOUT.reset(into);
  s.city = CITIES.indexOf(options['city'] as City);
  s.starters = book.starters;
  s.supply = COINS;
  turnUpLocations(s, rng, log);
  showLocalColour(s, options['localColour'] as LocalColour, rng, log);
  if (s.depth === 0) dealGoods(s, rng, log);
  s.thiefDeck.set(book.thiefDecks[s.city]!);
  s.gearDeck.set(book.gearDecks[s.city]!);
  shuffle(s.thiefDeck, 0, THIEVES_IN_PLAY, rng, DEAL);
  shuffle(s.gearDeck, 0, GEAR_IN_PLAY, rng, DEAL);
  s.thievesLeft = THIEVES_IN_PLAY;
  s.gearLeft = GEAR_IN_PLAY;
  if (s.depth === 0) beginRound(s, log);
  return s;
}

/** [CE-1.3] Three of the core's and the City's Locations, each order equally likely. */
function turnUpLocations(s: State, rng: Rng, log: SetupLog): void {
  for (let site = 0; site < SITES; site++) {
    s.location[site] = nthLocation(s, site, rng.below(CORE_LOCATIONS + CITY_LOCATIONS - site, DEAL));
  }
  log?.emit({ type: 'locations turned up', locations: Array.from(s.location) as LocationId[] });
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
function showLocalColour(s: State, choice: LocalColour, rng: Rng, log: SetupLog): void {
  if (choice === 'off') return;
  for (let site = 0; site < SITES; site++) if (s.location[site]! >= CORE_LOCATIONS) return;
  const location = CORE_LOCATIONS + s.city * CITY_LOCATIONS + rng.below(CITY_LOCATIONS, DEAL);
  log?.emit({ type: 'city location found', location: location as LocationId });
  if (choice === 'chosen') pushFrame(s, REPLACE_LOCATION, turnOf(s), location, 0, 0);
  else layLocation(s, log, NOBODY, choice === 'lot' ? rng.below(SITES, DEAL) : SITES - 1, location);
}

function layLocation(s: State, log: SetupLog, seat: Seat | typeof NOBODY, site: number, location: number): void {
  const replaced = s.location[site] as LocationId;
  s.location[site] = location;
  log?.emit({ type: 'location replaced', seat, replaced, location: location as LocationId });
}

/** [CE-1.3] [CE-1.4] The City Location that waits replaces the one at the site; then the set-up goes on. */
export function replaceLocation(s: State, io: GameIo, site: number): void {
  const seat = seatOf(frameCell(s, FRAME_SEAT));
  const location = frameCell(s, FRAME_CARD);
  popFrame(s);
  layLocation(s, io.log, seat, site, location);
  dealGoods(s, io.rng, io.log);
  beginRound(s, io.log);
}

/** [CE-1.4] Four Goods to each Location, drawn one by one from those that are left. */
function dealGoods(s: State, rng: Rng, log: SetupLog): void {
  const last = goodAt(SITES - 1, 0);
  for (let good = 0; good < KINDS; good++) s.goods[last + good] = TOKENS;
  for (let drawn = 0; drawn < (SITES - 1) * GOOD_SLOTS; drawn++) {
    let left = rng.below(KINDS * TOKENS - drawn, DEAL);
    let good = 0;
    while (left >= s.goods[last + good]!) left -= s.goods[last + good++]!;
    s.goods[last + good]!--;
    s.goods[goodAt((drawn / GOOD_SLOTS) | 0, good)]!++;
  }
  if (log) for (let site = 0; site < SITES; site++) log.emit(goodsLaid(s, site));
}

const goodsLaid = (s: Readonly<State>, site: number): Event => ({
  type: 'goods laid',
  location: s.location[site] as LocationId,
  goods: Array.from(s.goods.subarray(goodAt(site, 0), goodAt(site + 1, 0))),
});
