import { facts } from '../facts.ts';
import { nounOf, UNKNOWN, verbOf, type Action, type Audience, type Words } from '@hideout/kernel';
import { CARDS } from '../rules/cards.ts';
import type { CaperEvent } from '../rules/events.ts';
import { NEXT, SLOTS } from '../rules/graph.ts';
import { JEWELS } from '../rules/jewels.ts';
import type { Reason } from '../rules/refuse.ts';
import { STREETS, THIEVES } from '../rules/sides.ts';
import { SQUARES } from '../rules/spaces.ts';
import type { EndingName } from '../rules/state.ts';
import { TOOLS } from '../rules/tools.ts';
import * as verbs from '../rules/verbs.ts';
import type { View } from '../rules/view.ts';
import { drawBoard } from './board.ts';
import { siteName, spaceName, type Terms } from './terms.ts';
import { toolOnSite } from './toolOnSite.ts';

const TERMS: Terms = {
  tools: {
    ladder: 'Leiter',
    screwdriver: 'Schraubenzieher',
    pipewrench: 'Rohrzange',
    wirecutter: 'Drahtschere',
    knife: 'Messer',
  },
  cards: {
    ladder: 'Leiter',
    screwdriver: 'Schraubenzieher',
    pipewrench: 'Rohrzange',
    wirecutter: 'Drahtschere',
    knife: 'Messer',
    theft: 'Werkzeugdiebstahl',
    'auto-north': 'Auto Nord',
    'auto-east': 'Auto Ost',
    'auto-south': 'Auto Süd',
    'auto-west': 'Auto West',
    'roll-again': 'Nochmal würfeln',
  },
  jewels: { diamond: 'Diamant', ruby: 'Rubin', emerald: 'Smaragd', sapphire: 'Saphir' },
  thieves: { blue: 'Blau', yellow: 'Gelb', red: 'Rot', green: 'Grün' },
  streets: { north: 'Nordstraße', east: 'Oststraße', south: 'Südstraße', west: 'Weststraße' },
  corners: { north: 'Nordwestecke', east: 'Nordostecke', south: 'Südostecke', west: 'Südwestecke' },
  obstacles: {
    wall: 'der Wand',
    wire: 'dem Draht',
    door: 'der Tür',
    bars: 'dem Gitter',
    glass: 'dem Glas',
    alarm: 'dem Alarm',
  },
  between: (obstacle, one, other) => `${obstacle} zwischen ${one} und ${other}`,
  at: (obstacle, space) => `${obstacle} auf ${space}`,
  legend: [
    '. Boden',
    '123 Dach',
    '* Juwel',
    'o Glas',
    'a Alarm',
    '|- Wand',
    'x Draht',
    'd Tür',
    'b Gitter',
    '# zu',
    'l Leiter',
    'L 2 Leit.',
    's Schraub',
    'p Zange',
    'w Schere',
    'k Messer',
    '= Straße',
    'A Auto',
    'h Verst.',
    's_ Start',
  ],
  you: 'Du',
  hand: 'Deine Karten',
  noCards: 'keine',
  depot: 'Depot',
  pile: 'Stapel',
  faceUp: 'Offen',
  dice: 'Würfel',
  units: 'Schritte',
  turnsLeft: 'Züge übrig',
  cardsHeld: (n) => `${n} ${n === 1 ? 'Karte' : 'Karten'}`,
  score: (n) => `${n} Punkte`,
};

const SQUARE_SLOTS = ['nach Norden', 'nach Osten', 'nach Süden', 'nach Westen'] as const;
const RING_SLOTS = [
  'im Uhrzeigersinn',
  'gegen den Uhrzeigersinn',
  'auf das erste Feld',
  'auf das zweite Feld',
] as const;

/** A tool as an object: with its article in the accusative. */
const A_TOOL = ['eine Leiter', 'einen Schraubenzieher', 'eine Rohrzange', 'eine Drahtschere', 'ein Messer'] as const;

const REFUSALS: Readonly<Record<Reason, string>> = {
  'game over': 'Das Spiel ist zu Ende.',
  'not your turn': 'Du bist nicht am Zug.',
  'no units now': 'Die Würfelzahl ist verbraucht: jetzt werden nur noch Karten abgelegt und Werkzeuge zurückgegeben.',
  'nothing there': 'Dort ist kein Feld.',
  solid: 'Der Tresor ist dort massiv.',
  'too high': 'Die Wand ist zwei Stockwerke oder mehr hoch: keine Leiter reicht.',
  wall: 'An der Wand fehlt eine Leiter.',
  wire: 'Am Stacheldraht fehlt eine Drahtschere.',
  door: 'An der Tür fehlt ein Messer.',
  bars: 'Am Gitter fehlt eine Rohrzange.',
  glass: 'Auf dem Glas fehlt ein Werkzeug, das keine Leiter ist.',
  alarm: 'Der Alarm ist scharf: er wird beim Betreten ausgeschaltet.',
  'auto in the street': 'Auf dieser Straße steht ein Auto: vom Raster aus kommst du nicht darauf.',
  'no live alarm': 'Dort ist kein scharfer Alarm.',
  'two units': 'Ein Alarm kostet zwei Schritte, und nur einer ist übrig.',
  'no such tool': 'Du hast kein solches Werkzeug.',
  'no place for it': 'Dort ist kein Hindernis für dieses Werkzeug.',
  'window closed': 'Karten werden vor dem ersten Schritt oder Werkzeug eines Zuges eingesetzt.',
  'no such card': 'Diese Karte hast du nicht.',
  'depot empty': 'Im Depot liegt kein solches Werkzeug.',
  'nothing to steal': 'Dort liegt kein solches Werkzeug.',
  'auto there already': 'Auf dieser Straße steht schon ein Auto.',
  'autos off the board first': 'Zuerst kommt ein Auto von außerhalb des Spielplans.',
  'no auto there': 'Dort ist kein Auto zu holen.',
  'one roll again': 'Nur einmal je Zug darf „Nochmal würfeln“ eingesetzt werden.',
  'not at the end': 'Abgelegt und zurückgegeben wird am Ende des Zuges.',
  'within the limit': 'Nur Werkzeuge über fünf werden zurückgegeben.',
  'count to spend': 'Die ganze Würfelzahl muss verbraucht werden.',
  'too many tools': 'Gib Werkzeuge zurück, bis fünf übrig sind.',
};

const ENDINGS: Readonly<Record<EndingName, string>> = {
  'all-home': 'Alle Juwelen sind in Sicherheit.',
  uncatchable: 'Niemand kann den Führenden noch überholen.',
  guard: 'Das Spiel hat seine längste Dauer erreicht.',
};

const CHOICES: Readonly<Record<string, string>> = {
  drawn: 'ausgelost',
  'first-seat': 'der erste Platz',
  ...TERMS.thieves,
};

const who = (seat: number, to: Audience): string =>
  seat === to.viewer ? 'Du hast' : `${to.names[seat] ?? `Platz ${seat + 1}`} hat`;
const whom = (seat: number, to: Audience): string =>
  seat === to.viewer ? 'dich' : (to.names[seat] ?? `Platz ${seat + 1}`);
const fromWhom = (seat: number, to: Audience): string => (seat === to.viewer ? 'dir' : whom(seat, to));
const a = (tool: number): string => A_TOOL[tool]!;
const space = (at: number): string => spaceName(TERMS, at);
const site = (at: number): string => siteName(TERMS, at);
const street = (at: number): string => TERMS.streets[STREETS[at]!];
const jewelList = (jewels: readonly number[]): string =>
  jewels.map((jewel) => `den ${TERMS.jewels[JEWELS[jewel]!]}${jewel === 0 ? 'en' : ''}`).join(' und ');

/** Drawn cards: their names for whoever may see them, else their number. */
function drawn(cards: readonly number[]): string {
  if (cards[0] !== UNKNOWN) return cards.map((card) => TERMS.cards[CARDS[card]!]).join(', ');
  return cards.length === 1 ? 'eine Karte' : `${cards.length} Karten`;
}

function say(event: CaperEvent, to: Audience): string {
  switch (event.type) {
    case 'rolled':
      return `${who(event.seat, to)} ${event.dice[0]} und ${event.dice[1]} gewürfelt${event.dice[0] === event.dice[1] ? ', einen Pasch' : ''}.`;
    case 'stepped':
      return `${who(event.seat, to)} ${event.climbed ? `${space(event.to)} erklettert` : `${space(event.to)} betreten`}.`;
    case 'placed':
      return `${who(event.seat, to)} ${a(event.tool)} an ${site(event.site)} angesetzt.`;
    case 'silenced':
      return `${who(event.seat, to)} einen Schraubenzieher an ${site(event.site)} angesetzt.`;
    case 'stole':
      return `${who(event.seat, to)} ${jewelList([event.jewel])} gestohlen.`;
    case 'captured':
      return `${who(event.seat, to)} ${whom(event.victim, to)} gefangen und ${jewelList(event.jewels)} genommen.`;
    case 'secured':
      return `${who(event.seat, to)} ${jewelList(event.jewels)} für ${event.points} Punkte heimgebracht.`;
    case 'lost':
      return `${who(event.seat, to)} ${event.units} ${event.units === 1 ? 'Schritt' : 'Schritte'} verloren.`;
    case 'supplied':
      return `${who(event.seat, to)} eine Karte eingesetzt und ${a(event.tool)} aus dem Depot genommen.`;
    case 'removed':
      return `${who(event.seat, to)} mit einem Werkzeugdiebstahl ${a(event.tool)} von ${site(event.site)} genommen.`;
    case 'robbed':
      return `${who(event.seat, to)} mit einem Werkzeugdiebstahl ${a(event.tool)} von ${fromWhom(event.victim, to)} genommen.`;
    case 'parked':
      return `${who(event.seat, to)} ein Auto auf die ${street(event.street)} gestellt${event.from === verbs.OFF ? '' : `, von der ${street(event.from)}`}.`;
    case 'rolls-again':
      return `${who(event.seat, to)} „Nochmal würfeln“ eingesetzt.`;
    case 'discarded':
      return `${who(event.seat, to)} ${TERMS.cards[CARDS[event.card]!]} abgelegt.`;
    case 'gave-back':
      return `${who(event.seat, to)} ${a(event.tool)} ins Depot zurückgegeben.`;
    case 'drew':
      return `${who(event.seat, to)} ${drawn(event.cards)} gezogen.`;
    case 'reshuffled':
      return `Die ${event.cards} offenen Karten wurden zu einem neuen Stapel gemischt.`;
    case 'ended':
      return ENDINGS[event.ending];
  }
}

function label(action: Action, view: View): string {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case verbs.STEP:
      return `Schritt ${towards(view, noun)}`;
    case verbs.SILENCE:
      return `Alarm ausschalten ${towards(view, noun)}`;
    case verbs.PLACE: {
      const slot = verbs.slotOfPlace(noun);
      const tool = TERMS.tools[TOOLS[verbs.toolOfPlace(noun)]!];
      return `${tool} ansetzen ${slot === verbs.HERE ? 'hier' : towards(view, slot)}`;
    }
    case verbs.TOOL:
      return `Karte ${TERMS.cards[CARDS[noun]!]} einsetzen`;
    case verbs.THEFT:
      return `Werkzeugdiebstahl: ${theft(noun, view)}`;
    case verbs.AUTO: {
      const from = verbs.sourceOfAuto(noun);
      return `Auto auf die ${street(verbs.streetOfAuto(noun))} ${from === verbs.OFF ? 'von außerhalb' : `von der ${street(from)}`}`;
    }
    case verbs.ROLL_AGAIN:
      return 'Nochmal würfeln einsetzen';
    case verbs.DISCARD:
      return `Karte ${TERMS.cards[CARDS[noun]!]} ablegen`;
    case verbs.GIVE_BACK:
      return `${TERMS.tools[TOOLS[noun]!]} zurückgeben`;
    default:
      return view.phase === 'tidy' ? 'Zug beenden' : 'Keine Karten mehr einsetzen';
  }
}

/** Where a way out of the thief's space leads. */
function towards(view: View, slot: number): string {
  const from = view.thieves[view.turn]!;
  const to = NEXT[from * SLOTS + slot]!;
  const side = (from < SQUARES ? SQUARE_SLOTS : RING_SLOTS)[slot]!;
  return to < 0 ? side : `${side}: ${space(to)}`;
}

function theft(noun: number, view: View): string {
  if (verbs.isTheftAtSite(noun)) {
    const tool = toolOnSite(view, noun);
    return `${tool === undefined ? 'Werkzeug' : TERMS.tools[TOOLS[tool]!]} von ${site(noun)}`;
  }
  const victim = verbs.victimOfTheft(noun);
  const side = view.sides[victim];
  const from = side === undefined ? `Platz ${victim + 1}` : TERMS.thieves[THIEVES[side]!];
  return `${TERMS.tools[TOOLS[verbs.toolOfTheft(noun)]!]} von ${from}`;
}

function status(view: View, to: Audience): string {
  const isYou = view.turn === to.viewer;
  const name = isYou ? 'Du' : (to.names[view.turn] ?? `Platz ${view.turn + 1}`);
  const units = `${view.count} ${view.count === 1 ? 'Schritt' : 'Schritte'}`;
  switch (view.phase) {
    case 'window':
      return `${name} ${isYou ? 'hast' : 'hat'} ${view.dice.join(' und ')} gewürfelt und ${isYou ? 'darfst' : 'darf'} vor dem ersten von ${view.count} Schritten Karten einsetzen.`;
    case 'units':
      return `${name} ${isYou ? 'hast' : 'hat'} noch ${units} zu verbrauchen.`;
    case 'tidy':
      return `${name} ${isYou ? 'darfst' : 'darf'} Karten ablegen und ${isYou ? 'beendest' : 'beendet'} dann den Zug.`;
    case 'over':
      return view.ending === 'none' ? 'Das Spiel ist zu Ende.' : ENDINGS[view.ending];
  }
}

/** Caper (1970) in German. */
export const de: Words<CaperEvent, View> = {
  ...facts.titles.de,
  say,
  label,
  status,
  refusal: (reason) => REFUSALS[reason as Reason],
  option: (option) => (option === 'thief' ? 'Dieb des ersten Platzes' : 'Wer beginnt'),
  choice: (_option, choice) => CHOICES[choice] ?? choice,
  ending: (ending) => ENDINGS[ending as EndingName],
  heading: () => 'Juwelen',
  line: ({ what, of }) => {
    const jewel = TERMS.jewels[JEWELS[of[0]!]!];
    return what === 'safe' ? `Der ${jewel} ist in Sicherheit` : `Der ${jewel} ist noch nicht sicher (${of[1]!} Punkte)`;
  },
  board: (view, to, paint) => drawBoard(view, to, TERMS, paint),
};
