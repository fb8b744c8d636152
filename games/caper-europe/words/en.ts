import { facts } from '../facts.ts';
import type { Audience, Words } from '@hideout/kernel';
import type { Book } from '../rules/book.ts';
import type { CardId, LocationId } from '../rules/card.ts';
import type { Event } from '../rules/events.ts';
import type { Reason } from '../rules/refuse.ts';
import type { Ending } from '../rules/scoring.ts';
import type { Heading, Line } from '../rules/sheets.ts';
import type { View } from '../rules/view.ts';
import { spell } from './actions.ts';
import { drawBoard } from './board.ts';
import { CITY_NAMES, coinsText, PHRASES, withArticle } from './phrasesEn.ts';
import { bonusText, scoringText } from './phrases.ts';
import { at, does, say } from './sentencesEn.ts';
import { waitsFor } from './waiting.ts';

const REFUSALS: Readonly<Record<Reason, string>> = {
  'game over': 'The game is over.',
  'not your turn': 'It is the other player who must decide now.',
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
};

const ENDINGS: Readonly<Record<Ending, string>> = {
  points: 'The points decide.',
  coins: 'Equal points: the Coins decide.',
  goods: 'Equal points and Coins: the Stolen Goods decide.',
  draw: 'Equal in everything: a draw.',
};

const HEADINGS: Readonly<Record<Heading, string>> = {
  locations: 'Locations',
  thieves: 'Thieves',
  gear: 'Gear',
  goods: 'Stolen Goods',
};

const { card: nameOf } = PHRASES;

function label(book: Book, action: Parameters<typeof spell>[1], view: View): string {
  const spelled = spell(book, action, view);
  switch (spelled.do) {
    case 'hire':
      return `Hire ${nameOf(spelled.card)} ${at(spelled.location)}`;
    case 'equip': {
      const thief = spelled.thief === undefined ? `empty slot ${spelled.slot}` : nameOf(spelled.thief);
      const price = spelled.cost > 0 ? ` for ${coinsText(spelled.cost)}` : '';
      return `Play ${nameOf(spelled.card)} on ${thief} ${at(spelled.location)}${price}`;
    }
    case 'sell':
      return `Sell ${nameOf(spelled.card)} for 1 Coin`;
    case 'steal':
      return `Steal ${withArticle(spelled.good)}`;
    case 'return':
      return `Give ${withArticle(spelled.good)} back`;
    case 'burn': {
      const gear = spelled.card === undefined ? 'nothing' : nameOf(spelled.card);
      const thief = spelled.thief === undefined ? `empty slot ${spelled.slot}` : nameOf(spelled.thief);
      return `Burn ${gear} on ${thief} ${at(spelled.location)}`;
    }
  }
}

function status(book: Book, view: View, to: Audience): string {
  const what = waitsFor(book, view);
  if (what === 'nothing') return 'The game is over.';
  const { you, other } = {
    thief: { you: 'play a Thief', other: 'plays a Thief' },
    gear: { you: 'play a Gear or sell one', other: 'plays a Gear or sells one' },
    steal: { you: 'choose which Good to steal', other: 'chooses which Good to steal' },
    burn: { you: 'choose which Gear to burn', other: 'chooses which Gear to burn' },
    return: { you: 'choose which Good to give back', other: 'chooses which Good to give back' },
  }[what];
  return `${does(to, view.actor, you, other)}.`;
}

const times = (n: number): string => (n === 1 ? '' : ` × ${n}`);

/** *Caper: Europe* in English. */
export function english(book: Book): Words<Event, View> {
  return {
    ...facts.titles.en,
    say,
    label: (action, view) => label(book, action, view),
    status: (view, to) => status(book, view, to),
    refusal: (reason) => REFUSALS[reason as Reason],
    option: (option) => (option === 'city' ? 'City' : 'Local colour'),
    choice: (option, choice) => (option === 'city' ? CITY_NAMES[choice]! : choice),
    ending: (ending) => ENDINGS[ending as Ending],
    heading: (heading) => HEADINGS[heading as Heading],
    line: ({ what, of }) => {
      const [first = 0, second = 0, third = 0] = of;
      const location = first as LocationId;
      const lines: Readonly<Record<Line, () => string>> = {
        base: () => `${PHRASES.location(location)}: base points`,
        bonus: () => `${PHRASES.location(location)}: ${bonusText(book, PHRASES, location)}${times(third)}`,
        track: () => `${PHRASES.location(location)}: Tracker on space ${second}`,
        icon: () => `${nameOf(first as CardId)}: ${scoringText(book, PHRASES, first as CardId, second)}${times(third)}`,
        set: () => `${['Single Good', 'Set of two kinds', 'Set of three kinds'][first - 1]!}${times(second)}`,
      };
      return lines[what as Line]();
    },
    board: (view, to, paint) => drawBoard(book, PHRASES, view, to, paint),
  };
}
