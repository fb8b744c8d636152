import type { FaceName } from './names.ts';
import type { Language } from '@hideout/kernel';

/** What the board says besides the names of the game's own vocabulary. */
export interface BoardWords {
  readonly factions: readonly string[];
  readonly you: string;
  readonly nobody: string;
  readonly row: string;
  readonly hq: string;
  readonly hand: (count: number) => string;
  readonly side: (faction: string, where: string, count: number) => string;
  readonly card: (number: number, faction: string) => string;
  readonly faces: Readonly<Record<FaceName, string>>;
  readonly hiddenFromYou: string;
  readonly waits: string;
  readonly points: (points: number) => string;
  readonly passive: string;
  readonly active: string;
  readonly defconActive: string;
  readonly noEffect: string;
  readonly influence: (faction: string, where: string, total: number) => string;
  readonly plusHidden: (count: number) => string;
  readonly noCards: string;
  readonly worth: (value: number) => string;
  readonly prefers: (faction: string) => string;
  readonly topOfPair: string;
  readonly occupied: string;
  readonly justified: (count: number, faction: string) => string;
  readonly unseen: (count: number) => string;
  readonly placeText: string;
  readonly labText: string;
  readonly controlled: (faction: string) => string;
  readonly free: string;
  readonly inRow: string;
  readonly undealt: string;
  readonly labs: string;
  readonly used: string;
  readonly inPlay: string;
  readonly notYet: string;
  readonly labUse: (rank: string, value: number) => string;
  readonly regions: string;
  readonly region: (name: string, bonus: number) => string;
  readonly wholeRegion: string;
  readonly defcon: (level: number) => string;
  readonly defconText: string;
  readonly level: (level: number, draws: number) => string;
  readonly round: (round: number, rounds: number) => string;
  readonly turn: (turn: number, turns: number) => string;
  readonly between: string;
  readonly begins: (faction: string) => string;
  readonly beginsShort: string;
  readonly clock: string;
  readonly deck: (count: number) => string;
  readonly discard: (count: number) => string;
  readonly discardEmpty: string;
  readonly pile: (count: number) => string;
  readonly faceDown: (list: string) => string;
  readonly pileTag: string;
  readonly deckTag: string;
  readonly discardTag: string;
  readonly cards: (count: number) => string;
  readonly score: (points: number) => string;
  readonly protests: (list: string) => string;
  readonly noProtests: string;
  readonly ownsLabs: (list: string) => string;
  readonly lastRound: (list: string) => string;
  readonly end: string;
  readonly endLabel: string;
  readonly endText: string;
  readonly keep: string;
  readonly keepLabel: string;
  readonly keepText: string;
  readonly report: (round: number) => string;
  readonly wins: (faction: string) => string;
  readonly tied: string;
  readonly crisis: string;
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const en: BoardWords = {
  factions: ['Caps', 'Hammers'],
  you: 'you',
  nobody: 'nobody',
  row: 'The row of locations',
  hq: 'Defcon, labs and regions',
  hand: (n) => `Your hand, ${count(n, 'card', 'cards')}`,
  side: (faction, where, n) => `${faction} at ${where}, ${count(n, 'card', 'cards')}`,
  card: (number, faction) => `card ${number} of the ${faction}`,
  faces: { hidden: 'face down', activated: 'activated', revealed: 'revealed' },
  hiddenFromYou: 'Face-down card',
  waits: 'waits for its target',
  points: (n) => count(n, 'action point', 'action points'),
  passive: 'Passive',
  active: 'Active',
  defconActive: 'Defcon active',
  noEffect: 'No active effect.',
  influence: (faction, where, total) => `Influence of the ${faction} at ${where}: ${total}`,
  plusHidden: (n) => `plus ? for ${count(n, 'hidden card', 'hidden cards')}`,
  noCards: 'No cards here.',
  worth: (n) => count(n, 'point', 'points'),
  prefers: (faction) => `prefers the ${faction}`,
  topOfPair: 'on top',
  occupied: 'occupied',
  justified: (n, faction) => `${count(n, 'justification', 'justifications')} of the ${faction}`,
  unseen: (n) => `${count(n, 'unseen protest', 'unseen protests')} of Defectors`,
  placeText: 'More influence at the end of the round takes it; a tie goes to the faction that the country prefers.',
  labText: 'More influence at the end of the round takes it; a tied lab stays in play.',
  controlled: (faction) => `controlled by the ${faction}`,
  free: 'controlled by nobody',
  inRow: 'in play this round',
  undealt: 'still in the deck',
  labs: 'Science labs',
  used: 'used this round',
  inPlay: 'in play',
  notYet: 'not in play yet',
  labUse: (rank, value) =>
    `At the start of a round, lab ${rank} may return one protest of its owner, of value ${value} or less.`,
  regions: 'Regions and countries',
  region: (name, bonus) => `${name}, ${bonus} points for all three`,
  wholeRegion: 'whole region',
  defcon: (level) => `Defcon ${level}`,
  defconText:
    'A Defcon active or a crisis lowers it by one and draws protests for the new level; at 1 it returns to 5.',
  level: (level, draws) => `falls to ${level}: ${count(draws, 'protest', 'protests')}`,
  round: (round, rounds) => `Round ${round}/${rounds}`,
  turn: (turn, turns) => `Turn ${turn}/${turns}`,
  between: 'Protests',
  begins: (faction) => `the ${faction} began this round`,
  beginsShort: 'first:',
  clock: 'Round and turn',
  deck: (n) => `Deck, ${count(n, 'card', 'cards')}`,
  discard: (n) => `Discard pile, ${count(n, 'card', 'cards')}`,
  discardEmpty: 'Nothing has been discarded.',
  pile: (n) => `Protest pile, ${n} left to draw`,
  faceDown: (list) => `Face down, with those of Defectors: ${list}.`,
  pileTag: 'protests',
  deckTag: 'deck',
  discardTag: 'discard',
  cards: (n) => `${count(n, 'card', 'cards')} in hand`,
  score: (n) => count(n, 'point', 'points'),
  protests: (list) => `protests ${list}`,
  noProtests: 'no protests',
  ownsLabs: (list) => `labs ${list}`,
  lastRound: (list) => `Last round’s cards: ${list}.`,
  end: 'End turn',
  endLabel: 'End the turn',
  endText: 'Activate what you like first. The turn ends when you say so.',
  keep: 'Keep',
  keepLabel: 'Return no more protests',
  keepText: 'Using a lab is optional; what you keep counts against you at the end.',
  report: (round) => `Report of round ${round}`,
  wins: (faction) => `the ${faction} win`,
  tied: 'tied',
  crisis: 'crisis',
};

const de: BoardWords = {
  factions: ['Caps', 'Hammers'],
  you: 'du',
  nobody: 'niemand',
  row: 'Die Reihe der Orte',
  hq: 'Defcon, Labore und Regionen',
  hand: (n) => `Deine Hand, ${count(n, 'Karte', 'Karten')}`,
  side: (faction, where, n) => `${faction}, ${where}, ${count(n, 'Karte', 'Karten')}`,
  card: (number, faction) => `Karte ${number} der ${faction}`,
  faces: { hidden: 'verdeckt', activated: 'aktiviert', revealed: 'aufgedeckt' },
  hiddenFromYou: 'Verdeckte Karte',
  waits: 'wartet auf ihr Ziel',
  points: (n) => count(n, 'Aktionspunkt', 'Aktionspunkte'),
  passive: 'Passiv',
  active: 'Aktiv',
  defconActive: 'Defcon-Aktion',
  noEffect: 'Keine aktive Wirkung.',
  influence: (faction, where, total) => `Einfluss der ${faction}, ${where}: ${total}`,
  plusHidden: (n) => `dazu ? für ${count(n, 'verdeckte Karte', 'verdeckte Karten')}`,
  noCards: 'Hier liegt keine Karte.',
  worth: (n) => count(n, 'Punkt', 'Punkte'),
  prefers: (faction) => `neigt zu den ${faction}`,
  topOfPair: 'obenauf',
  occupied: 'besetzt',
  justified: (n, faction) => `${count(n, 'Rechtfertigung', 'Rechtfertigungen')} der ${faction}`,
  unseen: (n) => `${count(n, 'verdeckter Protest', 'verdeckte Proteste')} von Überläufern`,
  placeText: 'Wer am Ende der Runde mehr Einfluss hat, nimmt ihn; bei Gleichstand entscheidet die Neigung des Landes.',
  labText: 'Wer am Ende der Runde mehr Einfluss hat, nimmt es; bei Gleichstand bleibt es im Spiel.',
  controlled: (faction) => `unter Kontrolle der ${faction}`,
  free: 'unter niemandes Kontrolle',
  inRow: 'in dieser Runde im Spiel',
  undealt: 'noch im Stapel',
  labs: 'Labore',
  used: 'in dieser Runde benutzt',
  inPlay: 'im Spiel',
  notYet: 'noch nicht im Spiel',
  labUse: (rank, value) =>
    `Zu Beginn einer Runde kann Labor ${rank} seinem Besitzer einen Protest vom Wert ${value} oder weniger abnehmen.`,
  regions: 'Regionen und Länder',
  region: (name, bonus) => `${name}, ${bonus} Punkte für alle drei`,
  wholeRegion: 'ganze Region',
  defcon: (level) => `Defcon ${level}`,
  defconText:
    'Eine Defcon-Aktion oder Krise senkt ihn um eins und bringt Proteste für die neue Stufe; von 1 springt er auf 5 zurück.',
  level: (level, draws) => `fällt auf ${level}: ${count(draws, 'Protest', 'Proteste')}`,
  round: (round, rounds) => `Runde ${round}/${rounds}`,
  turn: (turn, turns) => `Zug ${turn}/${turns}`,
  between: 'Proteste',
  begins: (faction) => `die ${faction} haben diese Runde begonnen`,
  beginsShort: 'zuerst:',
  clock: 'Runde und Zug',
  deck: (n) => `Stapel, ${count(n, 'Karte', 'Karten')}`,
  discard: (n) => `Ablage, ${count(n, 'Karte', 'Karten')}`,
  discardEmpty: 'Noch liegt nichts auf der Ablage.',
  pile: (n) => `Protestvorrat, noch ${n} zu ziehen`,
  faceDown: (list) => `Verdeckt, mit denen der Überläufer: ${list}.`,
  pileTag: 'Proteste',
  deckTag: 'Stapel',
  discardTag: 'Ablage',
  cards: (n) => `${count(n, 'Karte', 'Karten')} auf der Hand`,
  score: (n) => count(n, 'Punkt', 'Punkte'),
  protests: (list) => `Proteste ${list}`,
  noProtests: 'keine Proteste',
  ownsLabs: (list) => `Labore ${list}`,
  lastRound: (list) => `Karten der letzten Runde: ${list}.`,
  end: 'Zug beenden',
  endLabel: 'Zug beenden',
  endText: 'Aktiviere vorher, was du magst. Der Zug endet, wenn du es sagst.',
  keep: 'Behalten',
  keepLabel: 'Keinen Protest mehr zurückgeben',
  keepText: 'Ein Labor muss nicht benutzt werden; was du behältst, zählt am Ende gegen dich.',
  report: (round) => `Bericht der Runde ${round}`,
  wins: (faction) => `die ${faction} gewinnen`,
  tied: 'Gleichstand',
  crisis: 'Krise',
};

/** The words of the board by language. */
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, de };
