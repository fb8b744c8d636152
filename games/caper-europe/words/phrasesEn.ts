import { idOfCard, idOfLocation } from '../rules/card.ts';
import type { Colour, Good } from '../rules/cities.ts';
import type { Icon, Lasting, Thing } from '../rules/icons.ts';
import { CARD_NAMES, LOCATION_NAMES } from './namesEn.ts';
import type { Phrases } from './phrases.ts';

/** The kinds of Goods. */
export const GOOD_NAMES: Readonly<Record<Good | 'any', string>> = {
  diamond: 'Diamond',
  painting: 'Painting',
  antique: 'Antique',
  any: 'Good',
};

/** The Cities. */
export const CITY_NAMES: Readonly<Record<string, string>> = {
  paris: 'Paris',
  rome: 'Rome',
  london: 'London',
  barcelona: 'Barcelona',
};

/** So many Coins. */
export const coinsText = (n: number): string => (n === 1 ? '1 Coin' : `${n} Coins`);
const pointsText = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

function thingText(of: Thing): string {
  switch (of.in) {
    case 'crew': {
      const members: string[] = [...of.colours];
      while (members.length < of.size) members.push('any Gear');
      return members.join(' + ');
    }
    case 'rival':
      return `rival's ${of.colour}`;
    case 'both':
      return `${of.colour}, both Crews`;
    case 'thieves':
      return 'Thief';
    case 'loot':
      return GOOD_NAMES[of.good];
    case 'laundry':
      return 'laundered Coin';
    case 'discards':
      return of.colour === 'any' ? 'discarded Gear' : `discarded ${of.colour}`;
  }
}

function iconText(icon: Icon | Lasting, n: number): string {
  switch (icon.do) {
    case 'caper':
      return 'Caper';
    case 'coins':
      return coinsText(n);
    case 'steal':
      return icon.good === 'any' ? 'steal any Good' : `steal ${withArticle(icon.good)}`;
    case 'burn':
      return 'Burn';
    case 'launder':
      return 'launder a Coin';
    case 'protect':
      return `protects ${icon.colours.join(' and ')}`;
    case 'points':
      return pointsText(n);
    case 'pointsPer':
      return `${n} per ${thingText(icon.of)}`;
    case 'eye':
      return `${n} if ${icon.colour} is on top`;
    case 'pointsIfWon':
      return `${n} if you win here`;
    case 'caperPer':
      return `Caper per ${thingText(icon.of)}`;
    case 'coinPer':
      return `Coin per ${thingText(icon.of)}`;
  }
}

/** One Good of the kind. */
export const withArticle = (good: Good): string => `${good === 'antique' ? 'an' : 'a'} ${GOOD_NAMES[good]}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const MARKS: Readonly<Record<Good, string>> = { diamond: 'Di', painting: 'Pa', antique: 'An' };

/** The English pieces. */
export const PHRASES: Phrases = {
  card: (card) => CARD_NAMES[idOfCard(card)]!,
  location: (location) => capital(LOCATION_NAMES[idOfLocation(location)]!.replace(/^the /, '')),
  colour: (colour: Colour) => colour,
  goodMark: (good) => MARKS[good],
  city: (city) => CITY_NAMES[city]!,
  icon: iconText,
  effect: (played, gain) => `${capital(played)} here: 1 ${gain === 'caper' ? 'Caper' : 'Coin'}`,
  coins: coinsText,
  board: {
    round: (round, of, deals) => `Round ${round} of ${of}: ${deals === 'gear' ? 'Gear' : 'Thieves'}`,
    over: () => 'The game is over',
    supply: (coins) => `Supply: ${coinsText(coins)}`,
    laundered: (coins) => `${coins} laundered`,
    points: pointsText,
    you: () => 'You',
    goods: () => 'Goods',
    noGoods: () => 'no Goods',
    free: (slots) => (slots === 1 ? '1 free slot' : `${slots} free slots`),
    hand: (owner) => (owner === undefined ? 'Your hand' : `${owner}'s hand`),
    handKnown: (owner) => `${owner}'s hand, which you know`,
    hidden: (cards) => (cards === 1 ? '1 hidden card' : `${cards} hidden cards`),
    discards: () => 'discarded',
    none: () => 'nothing',
    legend: (colours) => `${colours} · last Gear: topmost`,
  },
};
