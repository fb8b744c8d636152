import type { Audience } from '@hideout/kernel';
import { facts } from '../facts.ts';
import { idOfCard, idOfLocation, type CardId, type CardName, type LocationId } from '../rules/card.ts';
import type { LocationName } from '../rules/cards/locations.ts';
import { GOODS, type Good } from '../rules/cities.ts';
import { isGearRound, ROUNDS } from '../rules/state.ts';
import type { Thing } from '../rules/things.ts';
import {
  counted,
  does,
  textOf,
  type EventOf,
  type IconTexts,
  type Spot,
  type ThingTexts,
  type Vocabulary,
} from './vocabulary.ts';

/** The Locations, the way they stand in a sentence. */
const locations: Readonly<Record<LocationName, string>> = {
  yacht: 'the Yacht',
  casino: 'the Casino',
  'art-gallery': 'the Art Gallery',
  chapel: 'the Chapel',
  bank: 'the Bank',
  jeweller: 'the Jeweller',
  'auction-house': 'the Auction House',
  'grand-terminus': 'the Grand Terminus',
  louvre: 'the Louvre',
  'moulin-rouge': 'the Moulin Rouge',
  'eiffel-tower': 'the Eiffel Tower',
  'place-vendome': 'Place Vendôme',
  catacombs: 'the Catacombs',
  colosseum: 'the Colosseum',
  pantheon: 'the Pantheon',
  trastevere: 'Trastevere',
  vatican: 'the Vatican',
  'appian-way': 'the Appian Way',
  'big-ben': 'Big Ben',
  'british-museum': 'the British Museum',
  'piccadilly-circus': 'Piccadilly Circus',
  'tower-of-london': 'the Tower of London',
  'oxford-street': 'Oxford Street',
  'sagrada-familia': 'the Sagrada Família',
  'park-guell': 'Park Güell',
  'las-ramblas': 'Las Ramblas',
  'la-boqueria': 'La Boqueria',
  'casa-batllo': 'Casa Batlló',
};

const cards: Readonly<Record<CardName, string>> = {
  actress: 'The Actress',
  'bon-vivant': 'The Bon Vivant',
  dame: 'The Dame',
  cleaner: 'The Cleaner',
  gentleman: 'The Gentleman',
  conductor: 'The Conductor',
  colonel: 'The Colonel',
  banker: 'The Banker',
  mime: 'The Mime',
  arsonist: 'The Arsonist',
  barber: 'The Barber',
  nun: 'The Nun',
  forger: 'The Forger',
  gemologist: 'The Gemologist',
  antiquarian: 'The Antiquarian',
  artist: 'The Artist',
  chef: 'The Chef',
  madame: 'The Madame',
  driver: 'The Driver',
  soprano: 'The Soprano',
  consigliere: 'The Consigliere',
  bookie: 'The Bookie',
  boxer: 'The Boxer',
  royal: 'The Royal',
  anarchist: 'The Anarchist',
  surrealist: 'The Surrealist',
  architect: 'The Architect',

  'simple-disguise': 'Simple Disguise',
  'smoke-screen': 'Smoke Screen',
  'incognito-tuxedo': 'Incognito Tuxedo',
  'false-documents': 'False Documents',
  'false-bottom-briefcase': 'False Bottom Briefcase',
  'glass-cutter': 'Glass Cutter',
  'canvas-roll': 'Canvas Roll',
  'padded-crate': 'Padded Crate',
  'skeleton-keys': 'Skeleton Keys',
  'super-magnet': 'Super Magnet',
  blazeblaster: 'Blazeblaster',
  'acid-vial': 'Acid Vial',
  'fireproof-lining': 'Fireproof Lining',
  'plasma-cutter': 'Plasma Cutter',
  'coin-purse': 'Coin Purse',
  'counterfeit-plates': 'Counterfeit Plates',
  'getaway-fund': 'Getaway Fund',
  'plans-caches': 'Plans Cachés',
  'perfume-atomiser': 'Perfume Atomiser',
  'velvet-gloves': 'Velvet Gloves',
  'veloce-wheels': 'Veloce Wheels',
  'shakedown-belt': 'Shakedown Belt',
  'laurel-wreath': 'Laurel Wreath',
  'family-ring': 'Family Ring',
  'hollow-book': 'Hollow Book',
  laundromatic: 'Laundromatic',
  'bowler-hat': 'Bowler Hat',
  'umbrella-cane': 'Umbrella Cane',
  mesmerizer: 'Mesmerizer',
  'mosaic-tiles': 'Mosaic Tiles',
  'harlequin-mask': 'Harlequin Mask',
  castanets: 'Castanets',
};

const colours: Vocabulary['colours'] = {
  purple: 'purple',
  green: 'green',
  red: 'red',
  yellow: 'yellow',
  'light blue': 'light blue',
  bronze: 'bronze',
  silver: 'silver',
  orange: 'orange',
};

const goods: Vocabulary['goods'] = {
  diamond: counted('Diamond', 'Diamonds'),
  painting: counted('Painting', 'Paintings'),
  antique: counted('Antique', 'Antiques'),
};

const counts: Vocabulary['counts'] = {
  cards: counted('card', 'cards'),
  coins: counted('Coin', 'Coins'),
  freeSlots: counted('free slot', 'free slots'),
  hiddenCards: counted('hidden card', 'hidden cards'),
  points: counted('point', 'points'),
  thieves: counted('Thief', 'Thieves'),
};
const { coins, points } = counts;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const card = (id: CardId): string => cards[idOfCard(id)];
const the = (location: LocationId): string => locations[idOfLocation(location)];
/** Where: “at the Louvre”. */
const at = (location: LocationId): string => `at ${the(location)}`;
const goodName = (good: Good | 'any'): string => (good === 'any' ? 'Good' : capital(good));
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
const round: Vocabulary['board']['round'] = (number, of, deals) =>
  `Round ${number} of ${of}: ${deals === 'gear' ? 'Gear' : 'Thieves'}`;

const sayings: Vocabulary['sayings'] = {
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

/** *Caper: Europe* in English. */
export const EN: Vocabulary = {
  ...facts.titles.en,
  you: 'You',
  cities: { paris: 'Paris', rome: 'Rome', london: 'London', barcelona: 'Barcelona' },
  colours,
  goods,
  goodMarks: { diamond: 'Di', painting: 'Pa', antique: 'An' },
  counts,
  card,
  location: (location) => capital(the(location).replace(/^the /, '')),
  icons,
  effect: ({ played, gain }) => `${capital(played)} here: 1 ${gain === 'caper' ? 'Caper' : 'Coin'}`,
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
  },
  endings: {
    points: 'The points decide.',
    coins: 'Equal points: the Coins decide.',
    goods: 'Equal points and Coins: the Stolen Goods decide.',
    draw: 'Equal in everything: a draw.',
  },
  headings: {
    locations: 'Locations',
    thieves: 'Thieves',
    gear: 'Gear',
    goods: 'Stolen Goods',
  },
  lines: {
    base: 'base points',
    track: (space) => `Tracker on space ${space}`,
    sets: ['Single Good', 'Set of two kinds', 'Set of three kinds'],
  },
  sayings,
  labels: {
    hire: (id, location) => `Hire ${card(id)} ${at(location)}`,
    equip: (id, spot, cost) => `Play ${card(id)} ${on(spot)}${price(cost)}`,
    sell: (id) => `Sell ${card(id)} for 1 Coin`,
    steal: (good) => `Steal ${aGood(good)}`,
    return: (good) => `Give ${aGood(good)} back`,
    replace: (location, by) => `Replace ${the(location)}${by === undefined ? '' : ` with ${the(by)}`}`,
    burn: (spot) => `Burn ${spot.topmost === undefined ? 'nothing' : card(spot.topmost)} ${on(spot)}`,
  },
  asks: {
    thief: ['play a Thief', 'plays a Thief'],
    gear: ['play a Gear or sell one', 'plays a Gear or sells one'],
    steal: ['choose which Good to steal', 'chooses which Good to steal'],
    burn: ['choose which Gear to burn', 'chooses which Gear to burn'],
    return: ['choose which Good to give back', 'chooses which Good to give back'],
    replace: ['choose which Location makes way for the City', 'chooses which Location makes way for the City'],
  },
  options: { city: 'City', localColour: 'Local colour' },
  switches: { off: 'off', lot: 'one by lot', chosen: 'the starter chooses', on: 'on' },
  board: {
    round,
    intro: 'Intro',
    fin: 'Fin',
    deals: { thieves: 'Thieves', gear: 'Gear' },
    over: 'The game is over',
    supply: (n) => `Supply: ${coins(n)}`,
    newcomer: (name) => `Comes in: ${name}`,
    laundered: (n) => `${n} laundered`,
    goods: 'Goods',
    noGoods: 'no Goods',
    hand: (owner) => (owner === undefined ? 'Your hand' : `${owner}'s hand`),
    handKnown: (owner) => `${owner}'s hand, which you know`,
    discards: 'discarded',
    none: 'nothing',
    legend: (named) => `${named} · last Gear: topmost`,
  },
};
