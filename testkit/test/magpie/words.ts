import {
  nounOf,
  UNKNOWN,
  verbOf,
  type Audience,
  type Known,
  type Paint,
  type Seat,
  type Title,
  type Words,
} from '@hideout/kernel';
import type { Event } from './events.ts';
import { facts } from './facts.ts';
import type { Reason } from './refuse.ts';
import { TAKING } from './state.ts';
import { PLAY, TAKE, TUCK } from './verbs.ts';
import type { View } from './view.ts';

/** What differs between the languages. Sentences take the name of a seat, which may be “you”. */
interface Phrases {
  readonly you: string;
  /** How the board heads your own place. */
  readonly yours: string;
  readonly card: string;
  readonly kinds: readonly string[];
  readonly zones: { readonly hand: string; readonly nest: string; readonly tucked: string; readonly pile: string };
  readonly over: string;
  readonly endings: Readonly<Record<string, string>>;
  readonly deal: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  say(event: Event, who: string, card: string, from: string): string;
  label(verb: number, card: string, seat: number): string;
  /** Who must do what; `who` is undefined for you. */
  status(who: string | undefined, isTaking: boolean): string;
}

const ENGLISH: Phrases = {
  you: 'you',
  yours: 'You',
  card: 'a card',
  kinds: ['Magpie', 'Button', 'Spoon', 'Ring'],
  zones: { hand: 'hand', nest: 'nest', tucked: 'tucked', pile: 'Pile' },
  over: 'The game is over.',
  endings: { emptied: 'A hand was empty.', rich: 'A nest was full of riches.' },
  deal: { deal: 'Cards dealt', two: 'two each', three: 'three each' },
  lines: { score: 'Points', open: 'face-up cards', tucked: 'tucked card, doubled' },
  reasons: {
    over: 'The game is over.',
    'not your turn': 'It is not your turn.',
    'take first': 'Your Magpie must choose a nest first.',
    'nothing to take': 'Only a Magpie that was just played takes a card.',
    'own nest': 'A Magpie robs another nest.',
    'no such nest': 'Nobody sits there.',
    'empty nest': 'That nest has no card face up.',
    'not in hand': 'You have no such card.',
    'already tucked': 'Your nest has room for one tucked card.',
    'hand full': 'You already hold four cards.',
    'pile empty': 'The pile is empty.',
  },
  say(event, who, card, from) {
    switch (event.type) {
      case 'dealt':
        return `Dealt: ${card} (${who}).`;
      case 'played':
        return `Into the nest: ${card} (${who}).`;
      case 'tucked':
        return `Under the nest: ${card} (${who}).`;
      case 'drew':
        return `From the pile: ${card} (${who}).`;
      case 'took':
        return `Robbed from ${from}: ${card} (${who}).`;
      case 'revealed':
        return `Tucked was: ${card} (${who}).`;
    }
  },
  label: (verb, card, seat) =>
    verb === PLAY ? `Play ${card}` : verb === TUCK ? `Tuck ${card}` : verb === TAKE ? `Rob nest ${seat + 1}` : 'Draw',
  status: (who, isTaking) =>
    who === undefined
      ? `Your turn: ${isTaking ? 'choose the nest that your Magpie robs.' : 'play, tuck or draw a card.'}`
      : `${who} ${isTaking ? 'chooses a nest to rob.' : 'plays, tucks or draws a card.'}`,
};

const GERMAN: Phrases = {
  you: 'du',
  yours: 'Du',
  card: 'eine Karte',
  kinds: ['Elster', 'Knopf', 'Löffel', 'Ring'],
  zones: { hand: 'Hand', nest: 'Nest', tucked: 'versteckt', pile: 'Stapel' },
  over: 'Das Spiel ist aus.',
  endings: { emptied: 'Eine Hand war leer.', rich: 'Ein Nest war voller Schätze.' },
  deal: { deal: 'Handkarten', two: 'je zwei', three: 'je drei' },
  lines: { score: 'Punkte', open: 'offene Karten', tucked: 'versteckte Karte, doppelt' },
  reasons: {
    over: 'Das Spiel ist aus.',
    'not your turn': 'Du bist nicht am Zug.',
    'take first': 'Deine Elster muss erst ein Nest wählen.',
    'nothing to take': 'Nur eine eben gespielte Elster nimmt eine Karte.',
    'own nest': 'Eine Elster plündert ein fremdes Nest.',
    'no such nest': 'Dort sitzt niemand.',
    'empty nest': 'In diesem Nest liegt keine Karte offen.',
    'not in hand': 'Du hast keine solche Karte.',
    'already tucked': 'Unter dein Nest passt nur eine Karte.',
    'hand full': 'Du hältst schon vier Karten.',
    'pile empty': 'Der Stapel ist leer.',
  },
  say(event, who, card, from) {
    switch (event.type) {
      case 'dealt':
        return `Ausgeteilt: ${card} (${who}).`;
      case 'played':
        return `Ins Nest: ${card} (${who}).`;
      case 'tucked':
        return `Unters Nest: ${card} (${who}).`;
      case 'drew':
        return `Vom Stapel: ${card} (${who}).`;
      case 'took':
        return `Erbeutet bei ${from}: ${card} (${who}).`;
      case 'revealed':
        return `Versteckt war: ${card} (${who}).`;
    }
  },
  label: (verb, card, seat) =>
    verb === PLAY
      ? `${card} spielen`
      : verb === TUCK
        ? `${card} verstecken`
        : verb === TAKE
          ? `Nest ${seat + 1} plündern`
          : 'Ziehen',
  status: (who, isTaking) =>
    who === undefined
      ? `Du bist am Zug: ${isTaking ? 'Wähl das Nest, das deine Elster plündert.' : 'Spiel, versteck oder zieh eine Karte.'}`
      : `${who} ${isTaking ? 'wählt ein Nest zum Plündern.' : 'spielt, versteckt oder zieht eine Karte.'}`,
};

function wordsIn(title: Title, p: Phrases): Words<Event, View> {
  const nameOf = (seat: Seat | number, to: Audience): string => (seat === to.viewer ? p.you : to.names[seat]!);
  const cardOf = (kind: Known<number>): string => (kind === UNKNOWN ? p.card : p.kinds[kind]!);
  const cardsOf = (counts: readonly number[]): string =>
    counts.flatMap((count, kind) => (count > 0 ? [`${count} ${p.kinds[kind]}`] : [])).join(', ') || '–';
  return {
    ...title,
    say: (event, to) =>
      p.say(event, nameOf(event.seat, to), cardOf(event.kind), event.type === 'took' ? nameOf(event.from, to) : ''),
    label: (action) => p.label(verbOf(action), p.kinds[nounOf(action)]!, nounOf(action)),
    status: (view, to) => {
      if (view.actor < 0) return p.over;
      return p.status(view.actor === to.viewer ? undefined : to.names[view.actor], view.step === TAKING);
    },
    refusal: (reason) => p.reasons[reason as Reason],
    option: (option) => p.deal[option]!,
    choice: (_option, choice) => p.deal[choice]!,
    ending: (ending) => p.endings[ending]!,
    heading: (heading) => p.lines[heading]!,
    line: (line) => p.lines[line.what]!,
    board: (view, to, paint: Paint) =>
      [
        `${p.zones.pile}: ${view.pileSize}`,
        ...view.seats.flatMap((each, seat) => [
          paint('strong', seat === to.viewer ? p.yours : to.names[seat]!),
          `  ${p.zones.nest}: ${cardsOf(each.nest)}`,
          `  ${p.zones.tucked}: ${each.tucked.map(cardOf).join() || '–'}`,
          `  ${p.zones.hand}: ${each.hand === UNKNOWN ? each.cardsInHand : cardsOf(each.hand as readonly number[])}`,
        ]),
      ].join('\n'),
  };
}

export const WORDS = { en: wordsIn(facts.titles.en, ENGLISH), de: wordsIn(facts.titles.de, GERMAN) };
