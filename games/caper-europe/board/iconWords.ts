import { type Colour, type Counted, type Good, type Icon, type Lasting } from '../rules/index.ts';
import type { Language } from '@hideout/kernel';

/** An icon in a whole sentence. */
type Sentence = (icon: Icon | Lasting) => string;

const plural = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const GOODS_EN: Readonly<Record<Good | 'any', string>> = {
  diamond: 'Diamond',
  painting: 'Painting',
  antique: 'Antique',
  any: 'Stolen Good',
};
const and = (words: readonly string[], joint: string): string => words.join(` ${joint} `);

function countedEn(of: Counted): string {
  switch (of.in) {
    case 'crew': {
      const others = of.size - of.colours.length;
      if (of.size === 1) return `${of.colours[0] ?? 'any'} Gear in this Crew`;
      return `set of ${and([...of.colours, ...(others > 0 ? ['any other Gear'] : [])], '+')} in this Crew`;
    }
    case 'rival':
      return `${of.colour} Gear in the rival Crew here`;
    case 'both':
      return `${of.colour} Gear of both Crews here`;
    case 'thieves':
      return 'Thief in this Crew';
    case 'loot':
      return `${GOODS_EN[of.good]} in your Hideout`;
    case 'laundry':
      return 'laundered Coin in your Hideout';
    case 'discards':
      return `${of.colour === 'any' ? '' : `${of.colour} `}Gear discarded to your Hideout`;
  }
}

const en: Sentence = (icon) => {
  switch (icon.do) {
    case 'caper':
      return 'Caper: the Tracker here moves one space toward you.';
    case 'coins':
      return `Gain ${plural(icon.n.value, 'Coin', 'Coins')}.`;
    case 'steal':
      return icon.good === 'any'
        ? 'Steal a Good of your choice from this Location.'
        : `Steal one ${GOODS_EN[icon.good]} from this Location, if there is one.`;
    case 'burn':
      return 'Burn a topmost Gear of the rival Crew here: it is discarded, and what its icons gave is taken back.';
    case 'launder':
      return 'Launder: a Coin from the supply goes to your Hideout, where it cannot be spent.';
    case 'protect':
      return `Your ${and(icon.colours, 'and')} Gear in this Crew cannot be burned.`;
    case 'points':
      return `${plural(icon.n.value, 'point', 'points')} at the end.`;
    case 'pointsPer':
      return `${plural(icon.n.value, 'point', 'points')} at the end for each ${countedEn(icon.of)}.`;
    case 'eye':
      return `${plural(icon.n.value, 'point', 'points')} at the end if the topmost Gear of one of your Thieves here is ${icon.colour}.`;
    case 'pointsIfWon':
      return `${plural(icon.n.value, 'point', 'points')} at the end if you win this Location.`;
    case 'caperPer':
      return `A Caper for each ${countedEn(icon.of)}: at once for those that are there, and for each that comes later.`;
    case 'coinPer':
      return `A Coin for each ${countedEn(icon.of)}: at once for those that are there, and for each that comes later.`;
  }
};

const COLOURS_DE: Readonly<Record<Colour, string>> = {
  purple: 'Purpur',
  green: 'Grün',
  red: 'Rot',
  yellow: 'Gelb',
  'light blue': 'Hellblau',
  bronze: 'Bronze',
  silver: 'Silber',
  orange: 'Orange',
};
const OBJECTS_DE: Readonly<Record<Good, string>> = {
  diamond: 'einen Diamanten',
  painting: 'ein Gemälde',
  antique: 'eine Antiquität',
};
const GOODS_DE: Readonly<Record<Good | 'any', string>> = {
  diamond: 'jeden Diamanten',
  painting: 'jedes Gemälde',
  antique: 'jede Antiquität',
  any: 'jede Beute',
};

function countedDe(of: Counted): string {
  switch (of.in) {
    case 'crew': {
      const colours = of.colours.map((colour) => COLOURS_DE[colour]);
      if (of.size === 1) return `jede Ausrüstung${colours.length > 0 ? ` in ${colours[0]}` : ''} in dieser Crew`;
      const others = of.size - of.colours.length > 0 ? ['einer anderen Ausrüstung'] : [];
      return `jeden Satz aus ${and([...colours, ...others], '+')} in dieser Crew`;
    }
    case 'rival':
      return `jede Ausrüstung in ${COLOURS_DE[of.colour]} in der gegnerischen Crew hier`;
    case 'both':
      return `jede Ausrüstung in ${COLOURS_DE[of.colour]} beider Crews hier`;
    case 'thieves':
      return 'jeden Dieb in dieser Crew';
    case 'loot':
      return `${GOODS_DE[of.good]} in deinem Versteck`;
    case 'laundry':
      return 'jede gewaschene Münze in deinem Versteck';
    case 'discards':
      return `jede in dein Versteck abgelegte Ausrüstung${of.colour === 'any' ? '' : ` in ${COLOURS_DE[of.colour]}`}`;
  }
}

const pointsDe = (n: number): string => plural(n, 'Punkt', 'Punkte');

const de: Sentence = (icon) => {
  switch (icon.do) {
    case 'caper':
      return 'Coup: Der Marker hier rückt ein Feld auf dich zu.';
    case 'coins':
      return `Nimm ${plural(icon.n.value, 'Münze', 'Münzen')}.`;
    case 'steal':
      return icon.good === 'any'
        ? 'Stiehl eine Beute deiner Wahl von diesem Ort.'
        : `Stiehl ${OBJECTS_DE[icon.good]} von diesem Ort, falls vorhanden.`;
    case 'burn':
      return 'Verbrenne eine oberste Ausrüstung der gegnerischen Crew hier: Sie wird abgelegt, und was ihre Symbole brachten, geht zurück.';
    case 'launder':
      return 'Geldwäsche: Eine Münze aus dem Vorrat kommt in dein Versteck, wo sie nicht ausgegeben werden kann.';
    case 'protect':
      return `Deine Ausrüstung in ${and(
        icon.colours.map((colour) => COLOURS_DE[colour]),
        'und',
      )} in dieser Crew kann nicht verbrannt werden.`;
    case 'points':
      return `${pointsDe(icon.n.value)} am Ende.`;
    case 'pointsPer':
      return `${pointsDe(icon.n.value)} am Ende für ${countedDe(icon.of)}.`;
    case 'eye':
      return `${pointsDe(icon.n.value)} am Ende, wenn die oberste Ausrüstung eines deiner Diebe hier ${COLOURS_DE[icon.colour]} ist.`;
    case 'pointsIfWon':
      return `${pointsDe(icon.n.value)} am Ende, wenn du diesen Ort gewinnst.`;
    case 'caperPer':
      return `Ein Coup für ${countedDe(icon.of)}: sofort für die vorhandenen, später für jede weitere.`;
    case 'coinPer':
      return `Eine Münze für ${countedDe(icon.of)}: sofort für die vorhandenen, später für jeden weiteren.`;
  }
};

/** Every icon in a sentence, by language. */
export const ICON_SENTENCES: Readonly<Record<Language, Sentence>> = { en, de };

const COUNTED: Readonly<Record<Counted['in'], string>> = {
  crew: 'CE-5.5',
  rival: 'CE-8.3',
  both: 'CE-8.2',
  thieves: 'CE-3.4',
  loot: 'CE-5.7',
  laundry: 'CE-8.4',
  discards: 'CE-8.3',
};

/** The clause that an icon rests on. */
export function clauseOf(icon: Icon | Lasting): string {
  switch (icon.do) {
    case 'caper':
      return 'CE-5.2';
    case 'coins':
      return 'CE-6.1';
    case 'steal':
      return 'CE-5.3';
    case 'burn':
      return 'CE-7.1';
    case 'launder':
      return 'CE-8.4';
    case 'protect':
      return 'CE-7.4';
    case 'points':
      return 'CE-5.4';
    case 'eye':
      return 'CE-8.2';
    case 'pointsIfWon':
      return 'CE-8.3';
    default:
      return icon.of.in === 'crew' && icon.of.size > 1 ? 'CE-5.6' : COUNTED[icon.of.in];
  }
}
