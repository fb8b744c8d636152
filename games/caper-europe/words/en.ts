import { nameOfId, titled, type Audience } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { idOfCard, idOfLocation, isGear, type CardId, type CardName, type LocationId } from '../rules/card.ts';
import type { LocationEffect, LocationName } from '../rules/cards/locations.ts';
import { COLOURS, GOODS, type City, type Colour, type Good } from '../rules/cities.ts';
import type { Reason } from '../rules/refuse.ts';
import type { Ending } from '../rules/scoring.ts';
import type { Heading } from '../rules/sheets.ts';
import { isGearRound, ROUNDS } from '../rules/state.ts';
import type { Thing } from '../rules/things.ts';
import {
  counted,
  does,
  textOf,
  type Counted,
  type Decision,
  type EventOf,
  type IconTexts,
  type Sayings,
  type Spot,
  type ThingTexts,
} from './speech.ts';

/** The Locations that are not called by their id, or stand in a sentence without an article. */
const locations: Readonly<Partial<Record<LocationName, string>>> = {
  'place-vendome': 'Place Vendôme',
  trastevere: 'Trastevere',
  'big-ben': 'Big Ben',
  'piccadilly-circus': 'Piccadilly Circus',
  'tower-of-london': 'the Tower of London',
  'oxford-street': 'Oxford Street',
  'sagrada-familia': 'the Sagrada Família',
  'park-guell': 'Park Güell',
  'las-ramblas': 'Las Ramblas',
  'la-boqueria': 'La Boqueria',
  'casa-batllo': 'Casa Batlló',
};

/** The Gear that is not called by its id. */
const gear: Readonly<Partial<Record<CardName, string>>> = { 'plans-caches': 'Plans Cachés' };

/** How the Goods are counted. */
const goods: Readonly<Record<Good, Counted>> = {
  diamond: counted('Diamond', 'Diamonds'),
  painting: counted('Painting', 'Paintings'),
  antique: counted('Antique', 'Antiques'),
};

const counts = {
  cards: counted('card', 'cards'),
  coins: counted('Coin', 'Coins'),
  freeSlots: counted('free slot', 'free slots'),
  hiddenCards: counted('hidden card', 'hidden cards'),
  points: counted('point', 'points'),
  thieves: counted('Thief', 'Thieves'),
};
const { coins, points } = counts;

function card(id: CardId): string {
  const name = gear[idOfCard(id)] ?? nameOfId(idOfCard(id));
  return isGear(id) ? name : `The ${name}`;
}
/** The way a Location stands in a sentence. */
function the(location: LocationId): string {
  const id = idOfLocation(location);
  return locations[id] ?? `the ${nameOfId(id)}`;
}
/** Where: “at the Louvre”. */
const at = (location: LocationId): string => `at ${the(location)}`;
const goodName = (good: Good | 'any'): string => (good === 'any' ? 'Good' : titled(good));
/** One Good of the kind. */
const aGood = (good: Good): string => `${good === 'antique' ? 'an' : 'a'} ${goodName(good)}`;

const things: ThingTexts = {
  crew: {
    short: ({ colours: named, size }) => [...named, ...Array<string>(size - named.length).fill('any Gear')].join(' + '),
    long: ({ colours: named, size }) =>
      size === 1
        ? `${named[0] ?? 'any'} Gear in this Crew`
        : `set of ${[...named, ...(size > named.length ? ['any other Gear'] : [])].join(' + ')} in this Crew`,
  },
  rival: { short: ({ colour }) => `rival's ${colour}`, long: ({ colour }) => `${colour} Gear in the rival Crew here` },
  both: { short: ({ colour }) => `${colour}, both Crews`, long: ({ colour }) => `${colour} Gear of both Crews here` },
  thieves: { short: 'Thief', long: 'Thief in this Crew' },
  loot: {
    short: ({ good }) => goodName(good),
    long: ({ good }) => `${good === 'any' ? 'Stolen Good' : goodName(good)} in your Hideout`,
  },
  laundry: { short: 'laundered Coin', long: 'laundered Coin in your Hideout' },
  discards: {
    short: ({ colour }) => (colour === 'any' ? 'discarded Gear' : `discarded ${colour}`),
    long: ({ colour }) => `${colour === 'any' ? '' : `${colour} `}Gear discarded to your Hideout`,
  },
};
const per = (of: Thing): string => `per ${textOf(things[of.in], 'short', of)}`;
const forEach = (of: Thing): string => `for each ${textOf(things[of.in], 'long', of)}`;
const LATER = 'at once for those that are there, and for each that comes later';

const icons: IconTexts = {
  caper: { short: 'Caper', long: 'Caper: the Tracker here moves one space toward you.' },
  coins: { short: ({ n }) => coins(n), long: ({ n }) => `Gain ${coins(n)}.` },
  steal: {
    short: ({ good }) => `steal ${good === 'any' ? 'any Good' : aGood(good)}`,
    long: ({ good }) =>
      good === 'any'
        ? 'Steal a Good of your choice from this Location.'
        : `Steal one ${goodName(good)} from this Location, if there is one.`,
  },
  burn: {
    short: 'Burn',
    long: 'Burn a topmost Gear of the rival Crew here: it is discarded, and what its icons gave is taken back.',
  },
  launder: {
    short: 'launder a Coin',
    long: 'Launder: a Coin from the supply goes to your Hideout, where it cannot be spent.',
  },
  protect: {
    short: ({ colours: safe }) => `protects ${safe.join(' and ')}`,
    long: ({ colours: safe }) => `Your ${safe.join(' and ')} Gear in this Crew cannot be burned.`,
  },
  points: { short: ({ n }) => points(n), long: ({ n }) => `${points(n)} at the end.` },
  pointsPer: {
    short: ({ n, of }) => `${n} ${per(of)}`,
    long: ({ n, of }) => `${points(n)} at the end ${forEach(of)}.`,
  },
  eye: {
    short: ({ n, colour }) => `${n} if ${colour} is on top`,
    long: ({ n, colour }) => `${points(n)} at the end if the topmost Gear of one of your Thieves here is ${colour}.`,
  },
  pointsIfWon: {
    short: ({ n }) => `${n} if you win here`,
    long: ({ n }) => `${points(n)} at the end if you win this Location.`,
  },
  caperPer: { short: ({ of }) => `Caper ${per(of)}`, long: ({ of }) => `A Caper ${forEach(of)}: ${LATER}.` },
  coinPer: { short: ({ of }) => `Coin ${per(of)}`, long: ({ of }) => `A Coin ${forEach(of)}: ${LATER}.` },
};

const you = does('You');
const owned = (to: Audience, seat: number): string => (seat === to.viewer ? 'your' : `${to.names[seat]!}'s`);
const seatName = (to: Audience, seat: number): string => (seat === to.viewer ? 'you' : to.names[seat]!);
const list = (ids: readonly number[]): string => ids.map((id) => card(id as CardId)).join(', ');
/** “2 Diamonds, 1 Painting”. */
const goodsList = (n: readonly number[]): string =>
  GOODS.flatMap((good, kind) => (n[kind]! > 0 ? [goods[good](n[kind]!)] : [])).join(', ');
const price = (cost: number): string => (cost > 0 ? ` for ${coins(cost)}` : '');
const round = (number: number, of: number, deals: 'thieves' | 'gear'): string =>
  `Round ${number} of ${of}: ${deals === 'gear' ? 'Gear' : 'Thieves'}`;

const sayings: Sayings = {
  'locations turned up': (e) => `Turned up: ${e.locations.map(the).join(', ')}.`,
  'city location found': (e) => `None of them is of the City. The next that is: ${the(e.location)}.`,
  'location replaced': (e, to) =>
    e.seat < 0
      ? `Out goes ${the(e.replaced)}, in comes ${the(e.location)}.`
      : `${you(to, e.seat, 'replace', 'replaces')} ${the(e.replaced)} with ${the(e.location)}.`,
  'goods laid': (e) => `Goods ${at(e.location)}: ${goodsList(e.goods)}.`,
  'round began': (e, to) =>
    `${round(e.round + 1, ROUNDS, isGearRound(e.round) ? 'gear' : 'thieves')}. ${you(to, e.starter, 'start', 'starts')}.`,
  dealt: (e, to) =>
    `${you(to, e.seat, 'receive', 'receives')} ${e.cards.some((id) => id < 0) ? counts.cards(e.cards.length) : list(e.cards)}.`,
  hired: (e, to) => `${you(to, e.seat, 'hire', 'hires')} ${card(e.card)} ${at(e.location)}.`,
  equipped: (e, to) =>
    `${you(to, e.seat, 'play', 'plays')} ${card(e.card)} on ${card(e.thief)} ${at(e.location)}${price(e.cost)}.`,
  sold: (e, to) =>
    `${you(to, e.seat, 'sell', 'sells')} ${card(e.card)}${e.forced ? ', since nothing else is possible' : ''}.`,
  discarded: (e, to) => `${you(to, e.seat, 'discard', 'discards')} the last card, ${card(e.card)}.`,
  swapped: (e, to) =>
    to.viewer >= 0 ? `You swap hands and receive ${list(e.hands[to.viewer]!)}.` : 'The players swap hands.',
  'game ended': (e, to) =>
    `The game is over: ${e.scores.map((score, seat) => `${seatName(to, seat)} ${score}`).join(', ')}.`,
  'coins gained': sayCoins,
  'caper made': (e, to) => {
    const by = 'card' in e.by ? card(e.by.card) : the(e.by.location);
    const lost = e.lost ? ', but the Tracker is at the end of the track' : '';
    return `${you(to, e.seat, 'make', 'makes')} a Caper ${at(e.location)} (${by})${lost}.`;
  },
  'good stolen': (e, to) => `${you(to, e.seat, 'steal', 'steals')} ${aGood(GOODS[e.good]!)} from ${the(e.location)}.`,
  'nothing stolen': (e, to) =>
    `No ${goodName(GOODS[e.good] ?? 'any')} is left ${at(e.location)} for ${seatName(to, e.seat)} to steal.`,
  'gear burned': (e, to) =>
    `${you(to, e.seat, 'burn', 'burns')} ${owned(to, e.owner)} ${card(e.card)} on ${card(e.thief)} ${at(e.location)}.`,
  'nothing burned': (e, to) => `${you(to, e.seat, 'find', 'finds')} nothing to burn ${at(e.location)}.`,
  'caper reverted': (e, to) =>
    e.lost
      ? `The Tracker ${at(e.location)} is at the end of the track and stays there.`
      : `${you(to, e.owner, 'lose', 'loses')} a Caper ${at(e.location)}.`,
  'coins returned': (e, to) => `${you(to, e.owner, 'return', 'returns')} ${coins(e.coins)} to the supply.`,
  'good returned': (e, to) =>
    `${you(to, e.owner, 'return', 'returns')} ${aGood(GOODS[e.good]!)} to ${the(e.location)}.`,
  'coin laundered': (e, to) =>
    e.lost
      ? `${you(to, e.seat, 'find', 'finds')} no Coin in the supply to launder.`
      : `${you(to, e.seat, 'launder', 'launders')} a Coin.`,
  'laundered returned': (e, to) =>
    e.coins > 0
      ? `${you(to, e.owner, 'return', 'returns')} a laundered Coin to the supply.`
      : `${you(to, e.owner, 'have', 'has')} no laundered Coin to return.`,
};

function sayCoins({ seat, supply, rival, lost }: EventOf<'coins gained'>, to: Audience): string {
  const from = rival > 0 ? `, ${rival} of them from ${seatName(to, 1 - seat)}` : '';
  const rest = lost > 0 ? ` ${coins(lost)} ${lost === 1 ? 'is' : 'are'} lost.` : '';
  if (supply + rival === 0) return `${you(to, seat, 'find', 'finds')} no Coin to gain.${rest}`;
  return `${you(to, seat, 'gain', 'gains')} ${coins(supply + rival)}${from}.${rest}`;
}

const on = ({ thief, slot, location }: Spot): string =>
  `on ${thief === undefined ? `empty slot ${slot}` : card(thief)} ${at(location)}`;

/** The Locations that somebody won. */
const places = (won: readonly LocationId[] = []): string =>
  won.length === 3 ? 'all three Locations' : won.map(the).join(' and ') || 'no Location';

/** *Caper: Europe* in English. */
export const EN = {
  ...facts.titles.en,
  you: 'You',
  cities: { paris: 'Paris', rome: 'Rome', london: 'London', barcelona: 'Barcelona' } satisfies Record<City, string>,
  colours: Object.fromEntries(COLOURS.map((colour) => [colour, colour])) as Readonly<Record<Colour, string>>,
  goods,
  /** Two letters for each kind of Goods. */
  goodMarks: { diamond: 'Di', painting: 'Pa', antique: 'An' },
  counts,
  card,
  /** How a Location stands in a sentence, and where something happens that happens there. */
  the,
  at,
  location: (location: LocationId) => titled(the(location).replace(/^the /, '')),
  icons,
  effect: ({ played, gain }: LocationEffect) => `${titled(played)} here: 1 ${gain === 'caper' ? 'Caper' : 'Coin'}`,
  refusals: {
    'game over': 'The game is over.',
    'not your turn': 'It is the other player who must decide now.',
    'replace first': 'First choose which Location makes way for the City.',
    'nothing to replace': 'There is no Location to replace now.',
    'steal first': 'First choose which Good to take.',
    'burn first': 'First choose which Gear to burn.',
    'return first': 'First choose which Good to give back.',
    'thief round': 'In a Thief round only Thieves are played.',
    'gear round': 'In a Gear round no Thieves are played.',
    'not in hand': 'You do not hold this card.',
    'no slot': 'Your three slots at this Location are taken.',
    'no thief': 'You have no Thief there to take the Gear.',
    'thief full': 'This Thief already holds three Gear cards.',
    'too dear': 'You cannot pay for this Gear.',
    'nothing to steal': 'There is no Good to choose now.',
    'good not here': 'No such Good is left at this Location.',
    'nothing to burn': 'There is nothing to burn now.',
    'not this location': 'You can burn only at the Location of the card that burns.',
    'no gear': 'There is no Gear on that place.',
    protected: 'This Gear is protected from burning.',
    'nothing to return': 'There is no Good to give back now.',
    'good not yours': 'You have no such Good in your Hideout.',
  } satisfies Record<Reason, string>,
  endings: {
    points: 'The points decide.',
    coins: 'Equal points: the Coins decide.',
    goods: 'Equal points and Coins: the Stolen Goods decide.',
    draw: 'Equal in everything: a draw.',
  } satisfies Record<Ending, string>,
  /** What decided a game. Nobody's name is whoever reads; pairs are the reader's first. */
  story: {
    locations: (
      [who, other]: readonly (string | undefined)[],
      [won, lost]: readonly (readonly LocationId[])[],
      [mine, theirs]: readonly [number, number],
    ) => `${who ?? 'You'} won ${places(won)}, ${other ?? 'you'} ${places(lost)}: ${mine} to ${theirs} points.`,
    most: (who: string | undefined, heading: string, most: number, least: number) =>
      `Beside the Locations, ${heading} counted most: ${most} to ${least} for ${who ?? 'you'}.`,
    turned: (place: LocationId, who: string | undefined) =>
      `One more Caper ${at(place)}, and ${who ?? 'you'} would have won.`,
    tie: (ending: string, lead: number) => `${ending.slice(0, -1)}, by ${lead}.`,
  },
  /** What a choice can be about, as what comes about. */
  motives: {
    location: (id: number) => `you win ${the(id as LocationId)}`,
    burned: () => 'Gear of yours is burned',
    burn: () => 'you burn Gear of your rival',
    passed: (id: number) => `your rival gets to play ${card(id as CardId)}`,
    steal: (good: number) => `you steal ${aGood(GOODS[good]!)}`,
    beaten: (good: number) => `your rival steals ${aGood(GOODS[good]!)}`,
    trio: () => 'you have a set of all three kinds of Goods',
  },
  /** Motives of one name, as what a choice is about. */
  themes: {
    location: 'Winning a Location',
    burned: 'Protecting Gear',
    burn: 'Burning Gear',
    passed: 'Denying a card',
    steal: 'Stealing Goods',
    beaten: 'The race for Goods',
    trio: 'Sets of Goods',
  },
  holds: (name: string, id: CardId) => `Does ${name} hold ${card(id)}?`,
  headings: {
    locations: 'Locations',
    thieves: 'Thieves',
    gear: 'Gear',
    goods: 'Stolen Goods',
  } satisfies Record<Heading, string>,
  lines: {
    base: 'base points',
    track: (space: number) => `Tracker on space ${space}`,
    /** Sets of one kind of Goods, of two and of three. */
    sets: ['Single Good', 'Set of two kinds', 'Set of three kinds'],
  },
  sayings,
  labels: {
    hire: (id: CardId, location: LocationId) => `Hire ${card(id)} ${at(location)}`,
    equip: (id: CardId, spot: Spot, cost: number) => `Play ${card(id)} ${on(spot)}${price(cost)}`,
    sell: (id: CardId) => `Sell ${card(id)} for 1 Coin`,
    steal: (good: Good) => `Steal ${aGood(good)}`,
    return: (good: Good) => `Give ${aGood(good)} back`,
    replace: (location: LocationId, by: LocationId | undefined) =>
      `Replace ${the(location)}${by === undefined ? '' : ` with ${the(by)}`}`,
    burn: (spot: Spot) => `Burn ${spot.topmost === undefined ? 'nothing' : card(spot.topmost)} ${on(spot)}`,
  },
  /** What the seat that must act does: said to it, and of it. */
  asks: {
    thief: ['play a Thief', 'plays a Thief'],
    gear: ['play a Gear or sell one', 'plays a Gear or sells one'],
    steal: ['choose which Good to steal', 'chooses which Good to steal'],
    burn: ['choose which Gear to burn', 'chooses which Gear to burn'],
    return: ['choose which Good to give back', 'chooses which Good to give back'],
    replace: ['choose which Location makes way for the City', 'chooses which Location makes way for the City'],
  } satisfies Record<Decision, readonly [you: string, other: string]>,
  options: { city: 'City', localColour: 'Local colour' },
  switches: { off: 'off', lot: 'one by lot', chosen: 'the starter chooses', on: 'on' },
  board: {
    round,
    intro: 'Intro',
    fin: 'Fin',
    deals: { thieves: 'Thieves', gear: 'Gear' },
    over: 'The game is over',
    supply: (n: number) => `Supply: ${coins(n)}`,
    newcomer: (name: string) => `Comes in: ${name}`,
    laundered: (n: number) => `${n} laundered`,
    goods: 'Goods',
    noGoods: 'no Goods',
    hand: (owner: string | undefined) => (owner === undefined ? 'Your hand' : `${owner}'s hand`),
    handKnown: (owner: string) => `${owner}'s hand, which you know`,
    discards: 'discarded',
    none: 'nothing',
    legend: (named: string) => `${named} · last Gear: topmost`,
  },
};
