import { idOfCard, idOfLocation } from '../rules/card.ts';
import type { Colour, Good } from '../rules/cities.ts';
import type { Icon, Lasting, Thing } from '../rules/icons.ts';
import { CARD_NAMES, LOCATION_NAMES } from './namesDe.ts';
import type { Phrases } from './phrases.ts';

const GOOD_NAMES: Readonly<Record<Good | 'any', string>> = {
  diamond: 'Diamant',
  painting: 'Gemälde',
  antique: 'Antiquität',
  any: 'Beute',
};

/** One Good of the kind, as the object of a sentence. */
export const GOOD_OBJECTS: Readonly<Record<Good, string>> = {
  diamond: 'einen Diamanten',
  painting: 'ein Gemälde',
  antique: 'eine Antiquität',
};

/** The Cities. */
export const CITY_NAMES: Readonly<Record<string, string>> = {
  paris: 'Paris',
  rome: 'Rom',
  london: 'London',
  barcelona: 'Barcelona',
};

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  purple: 'Purpur',
  green: 'Grün',
  red: 'Rot',
  yellow: 'Gelb',
  'light blue': 'Hellblau',
  bronze: 'Bronze',
  silver: 'Silber',
  orange: 'Orange',
};

/** So many Coins. */
export const coinsText = (n: number): string => (n === 1 ? '1 Münze' : `${n} Münzen`);
const pointsText = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);

function thingText(of: Thing): string {
  switch (of.in) {
    case 'crew': {
      const members = of.colours.map((colour) => COLOUR_NAMES[colour]);
      while (members.length < of.size) members.push('Ausrüstung');
      return members.join(' + ');
    }
    case 'rival':
      return `${COLOUR_NAMES[of.colour]} gegenüber`;
    case 'both':
      return `${COLOUR_NAMES[of.colour]} beider`;
    case 'thieves':
      return 'Dieb';
    case 'loot':
      return GOOD_NAMES[of.good];
    case 'laundry':
      return 'Schwarzgeld';
    case 'discards':
      return of.colour === 'any' ? 'Abwurf' : `${COLOUR_NAMES[of.colour]}-Abwurf`;
  }
}

function iconText(icon: Icon | Lasting, n: number): string {
  switch (icon.do) {
    case 'caper':
      return 'Coup';
    case 'coins':
      return coinsText(n);
    case 'steal':
      return `stiehlt ${icon.good === 'any' ? 'beliebige Beute' : GOOD_OBJECTS[icon.good]}`;
    case 'burn':
      return 'Brand';
    case 'launder':
      return 'wäscht eine Münze';
    case 'protect':
      return `schützt ${icon.colours.map((colour) => COLOUR_NAMES[colour]).join(' und ')}`;
    case 'points':
      return pointsText(n);
    case 'pointsPer':
      return `${n} je ${thingText(icon.of)}`;
    case 'eye':
      return `${n}, wenn ${COLOUR_NAMES[icon.colour]} oben`;
    case 'pointsIfWon':
      return `${n}, wenn du hier gewinnst`;
    case 'caperPer':
      return `Coup je ${thingText(icon.of)}`;
    case 'coinPer':
      return `Münze je ${thingText(icon.of)}`;
  }
}

const MARKS: Readonly<Record<Good, string>> = { diamond: 'Di', painting: 'Ge', antique: 'An' };

/** The German pieces. */
export const PHRASES: Phrases = {
  card: (card) => CARD_NAMES[idOfCard(card)]!,
  location: (location) => LOCATION_NAMES[idOfLocation(location)]!.name,
  colour: (colour) => COLOUR_NAMES[colour],
  goodMark: (good) => MARKS[good],
  city: (city) => CITY_NAMES[city]!,
  icon: iconText,
  effect: (played, gain) => `${COLOUR_NAMES[played]} hier: 1 ${gain === 'caper' ? 'Coup' : 'Münze'}`,
  coins: coinsText,
  board: {
    round: (round, of, deals) => `Runde ${round} von ${of}: ${deals === 'gear' ? 'Ausrüstung' : 'Diebe'}`,
    over: () => 'Das Spiel ist aus',
    supply: (coins) => `Vorrat: ${coinsText(coins)}`,
    laundered: (coins) => `${coins} gewaschen`,
    points: pointsText,
    you: () => 'Du',
    goods: () => 'Beute',
    noGoods: () => 'keine Beute',
    free: (slots) => (slots === 1 ? '1 freier Platz' : `${slots} freie Plätze`),
    hand: (owner) => (owner === undefined ? 'Deine Hand' : `Hand von ${owner}`),
    handKnown: (owner) => `Hand von ${owner}, die du kennst`,
    hidden: (cards) => (cards === 1 ? '1 verdeckte Karte' : `${cards} verdeckte Karten`),
    discards: () => 'abgelegt',
    none: () => 'nichts',
    legend: (colours) => `${colours} · letzte Ausrüstung liegt oben`,
  },
};
