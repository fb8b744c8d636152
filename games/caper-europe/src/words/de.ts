import type { Audience, Words } from '@hideout/kernel';
import type { Book } from '../book.ts';
import type { CardId, LocationId } from '../card.ts';
import type { Event } from '../events.ts';
import type { Reason } from '../refuse.ts';
import type { Ending } from '../scoring.ts';
import type { Heading, Line } from '../sheets.ts';
import type { View } from '../view.ts';
import { spell } from './actions.ts';
import { drawBoard } from './board.ts';
import { CITY_NAMES, coinsText, GOOD_OBJECTS, PHRASES } from './phrasesDe.ts';
import { bonusText, scoringText } from './phrases.ts';
import { at, does, quoted, say } from './sentencesDe.ts';
import { waitsFor } from './waiting.ts';

const REFUSALS: Readonly<Record<Reason, string>> = {
  'game over': 'Das Spiel ist aus.',
  'not your turn': 'Jetzt muss der andere Spieler entscheiden.',
  'steal first': 'Wähle zuerst, welche Beute du nimmst.',
  'burn first': 'Wähle zuerst, welche Ausrüstung du verbrennst.',
  'return first': 'Wähle zuerst, welche Beute du zurückgibst.',
  'thief round': 'In einer Diebesrunde werden nur Diebe gespielt.',
  'gear round': 'In einer Ausrüstungsrunde werden keine Diebe gespielt.',
  'not in hand': 'Du hast diese Karte nicht auf der Hand.',
  'no slot': 'Deine drei Plätze an diesem Ort sind besetzt.',
  'no thief': 'Du hast dort keinen Dieb, der die Ausrüstung nehmen könnte.',
  'thief full': 'Dieser Dieb trägt schon drei Ausrüstungen.',
  'too dear': 'Du kannst diese Ausrüstung nicht bezahlen.',
  'nothing to steal': 'Es ist jetzt keine Beute zu wählen.',
  'good not here': 'Davon ist an diesem Ort nichts mehr da.',
  'nothing to burn': 'Es ist jetzt nichts zu verbrennen.',
  'not this location': 'Du kannst nur am Ort der Karte verbrennen, die den Brand zeigt.',
  'no gear': 'Dort liegt keine Ausrüstung.',
  protected: 'Diese Ausrüstung ist vor dem Verbrennen geschützt.',
  'nothing to return': 'Es ist jetzt keine Beute zurückzugeben.',
  'good not yours': 'Davon hast du nichts in deinem Versteck.',
};

const ENDINGS: Readonly<Record<Ending, string>> = {
  points: 'Die Punkte entscheiden.',
  coins: 'Gleich viele Punkte: Die Münzen entscheiden.',
  goods: 'Gleich viele Punkte und Münzen: Die Beute entscheidet.',
  draw: 'In allem gleich: unentschieden.',
};

const HEADINGS: Readonly<Record<Heading, string>> = {
  locations: 'Orte',
  thieves: 'Diebe',
  gear: 'Ausrüstung',
  goods: 'Beute',
};

function label(book: Book, action: Parameters<typeof spell>[1], view: View): string {
  const spelled = spell(book, action, view);
  switch (spelled.do) {
    case 'hire':
      return `${quoted(spelled.card)} ${at(spelled.location)} anheuern`;
    case 'equip': {
      const thief = spelled.thief === undefined ? `leeren Platz ${spelled.slot}` : quoted(spelled.thief);
      const price = spelled.cost > 0 ? ` für ${coinsText(spelled.cost)}` : '';
      return `${quoted(spelled.card)} auf ${thief} ${at(spelled.location)} spielen${price}`;
    }
    case 'sell':
      return `${quoted(spelled.card)} für 1 Münze verkaufen`;
    case 'steal':
      return `${GOOD_OBJECTS[spelled.good]} stehlen`;
    case 'return':
      return `${GOOD_OBJECTS[spelled.good]} zurückgeben`;
    case 'burn': {
      const gear = spelled.card === undefined ? 'nichts' : quoted(spelled.card);
      const thief = spelled.thief === undefined ? `leerem Platz ${spelled.slot}` : quoted(spelled.thief);
      return `${gear} auf ${thief} ${at(spelled.location)} verbrennen`;
    }
  }
}

function status(book: Book, view: View, to: Audience): string {
  const what = waitsFor(book, view);
  if (what === 'nothing') return 'Das Spiel ist aus.';
  const { you, other } = {
    thief: { you: 'spielst einen Dieb', other: 'spielt einen Dieb' },
    gear: { you: 'spielst oder verkaufst eine Ausrüstung', other: 'spielt oder verkauft eine Ausrüstung' },
    steal: { you: 'wählst, welche Beute du stiehlst', other: 'wählt, welche Beute gestohlen wird' },
    burn: { you: 'wählst, welche Ausrüstung du verbrennst', other: 'wählt, welche Ausrüstung verbrennt' },
    return: { you: 'wählst, welche Beute du zurückgibst', other: 'wählt, welche Beute zurückkommt' },
  }[what];
  return `${does(to, view.actor, you, other)}.`;
}

const CHOICES: Readonly<Record<string, string>> = { off: 'aus', on: 'an' };
const times = (n: number): string => (n === 1 ? '' : ` × ${n}`);

/** *Caper: Europe* in German. */
export function german(book: Book): Words<Event, View> {
  return {
    name: 'Caper: Europe',
    tagline: 'Zwei Superhirne wählen Diebe und Ausrüstung für drei kühne Coups.',
    say,
    label: (action, view) => label(book, action, view),
    status: (view, to) => status(book, view, to),
    refusal: (reason) => REFUSALS[reason as Reason],
    option: (option) => (option === 'city' ? 'Stadt' : 'Lokalkolorit'),
    choice: (option, choice) => (option === 'city' ? CITY_NAMES[choice]! : CHOICES[choice]!),
    ending: (ending) => ENDINGS[ending as Ending],
    heading: (heading) => HEADINGS[heading as Heading],
    line: ({ what, of }) => {
      const [first = 0, second = 0, third = 0] = of;
      const location = first as LocationId;
      const lines: Readonly<Record<Line, () => string>> = {
        base: () => `${PHRASES.location(location)}: Grundpunkte`,
        bonus: () => `${PHRASES.location(location)}: ${bonusText(book, PHRASES, location)}${times(third)}`,
        track: () => `${PHRASES.location(location)}: Marker auf Feld ${second}`,
        icon: () =>
          `${PHRASES.card(first as CardId)}: ${scoringText(book, PHRASES, first as CardId, second)}${times(third)}`,
        set: () => `${['Einzelne Beute', 'Satz aus zwei Arten', 'Satz aus drei Arten'][first - 1]!}${times(second)}`,
      };
      return lines[what as Line]();
    },
    board: (view, to, paint) => drawBoard(book, PHRASES, view, to, paint),
  };
}
