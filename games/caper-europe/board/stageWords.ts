import { titled, type Language } from '@hideout/kernel';
import type { LocationId } from '../rules/index.ts';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { counted } from '../words/speech.ts';

/** What a seat is called; undefined is whoever is spoken to. */
type Who = string | undefined;

const { points } = EN.counts;
const capers = counted('Caper', 'Capers');
const led = (who: Who, by: number): string => `${who ?? 'you'} led by ${capers(by)}`;

const en = {
  /** The first swap of a game says what it means. */
  firstSwap: (rival: string) =>
    `You swap hands: the cards that you left are ${rival}'s now and lie open above; those that ${rival} left are yours.`,
  swap: (rival: string, cards: number) => `You swap hands: ${EN.counts.cards(cards)} that ${rival} left.`,
  swapOthers: (names: readonly string[]) => `${names.join(' and ')} swap hands.`,
  goodsWorth: (who: Who, n: number) =>
    `${who === undefined ? 'Your' : `${who}'s`} Stolen Goods are worth ${points(n)} now.`,
  loses: (who: Who, n: number) => `${who === undefined ? 'You lose' : `${who} loses`} ${capers(n)} there.`,
  coinsTaken: 'The supply is empty, so Coins come from whoever has more.',
  takesLead: (who: Who, place: LocationId, by: number) =>
    `${who === undefined ? 'You take' : `${who} takes`} the lead ${EN.at(place)}, by ${capers(by)}.`,
  levels: (place: LocationId, loser: Who, by: number) =>
    `${titled(EN.the(place))} is level again: ${led(loser, by)}, now nobody leads.`,
  turns: (place: LocationId, loser: Who, before: number, winner: Who, by: number) =>
    `${titled(EN.the(place))} changes hands: ${led(loser, before)}, now ${winner === undefined ? 'you lead' : `${winner} leads`} by ${by}.`,
  stake: (who: Who, n: number) => `As it stands it brings ${who ?? 'you'} ${points(n)}.`,
  capers,
  roundOver: (round: number, cards: readonly string[]) =>
    `Round ${round} is over: nobody plays the last two cards, ${cards.join(' and ')}.`,
  fin: 'All six rounds are played. Now everything is counted: the three Locations, then Thieves, Gear and Stolen Goods.',
  wins: (who: Who, place: LocationId, by: number, n: number) =>
    `${titled(EN.the(place))} ${who === undefined ? 'is yours' : `goes to ${who}`}, by ${capers(by)}: ${points(n)}.`,
  nobodyWins: (place: LocationId) => `Nobody wins ${EN.the(place)}: its Tracker stands in the middle.`,
  scored: (heading: string, lines: readonly (readonly [who: Who, points: number])[]) =>
    `${heading}: ${lines.map(([who, n]) => `${who ?? 'you'} ${n}`).join(', ')}.`,
  soFar: 'so far',
  rest: (cards: number) => `${cards} more`,
  winsBy: (who: Who, by: number) => `${who === undefined ? 'You win' : `${who} wins`} by ${points(by)}`,
  breaksTie: (who: Who, ending: 'coins' | 'goods', most: number, least: number) =>
    `Equal points: ${who === undefined ? 'you win' : `${who} wins`} by ${ending === 'coins' ? 'Coins' : 'Stolen Goods'}, ${most} to ${least}.`,
};

/** What is said while the table stops for something. */
export type StageWords = typeof en;

const pointsDe = DE.counts.points;
const coups = counted('Coup', 'Coups');
const lag = (who: Who, by: number): string => `${who === undefined ? 'Du lagst' : `${who} lag`} ${coups(by)} vorn`;

const de: StageWords = {
  firstSwap: (rival) =>
    `Ihr tauscht die Hände: Was du übrig ließest, hat jetzt ${rival} und liegt oben offen; was ${rival} übrig ließ, gehört dir.`,
  swap: (rival, cards) => `Ihr tauscht die Hände: ${DE.counts.cards(cards)} von ${rival}.`,
  swapOthers: (names) => `${names.join(' und ')} tauschen die Hände.`,
  goodsWorth: (who, n) =>
    `${who === undefined ? 'Deine Beute' : `Die Beute von ${who}`} ist jetzt ${pointsDe(n)} wert.`,
  loses: (who, n) => `Dort ${who === undefined ? 'verlierst du' : `verliert ${who}`} ${coups(n)}.`,
  coinsTaken: 'Der Vorrat ist leer, darum kommen Münzen von dem, der mehr hat.',
  takesLead: (who, place, by) =>
    `${who === undefined ? 'Du führst' : `${who} führt`} jetzt ${DE.at(place)}, mit ${coups(by)} Vorsprung.`,
  levels: (place, loser, by) => `Gleichstand ${DE.at(place)}: ${lag(loser, by)}, jetzt führt niemand.`,
  turns: (place, loser, before, winner, by) =>
    `Wechsel ${DE.at(place)}: ${lag(loser, before)}, jetzt ${winner === undefined ? 'führst du' : `führt ${winner}`} mit ${by}.`,
  stake: (who, n) => `So bringt der Ort ${who ?? 'dir'} ${pointsDe(n)}.`,
  capers: coups,
  roundOver: (round, cards) =>
    `Runde ${round} ist aus: Die beiden letzten Karten, ${cards.map((card) => `„${card}“`).join(' und ')}, spielt niemand.`,
  fin: 'Alle sechs Runden sind gespielt. Jetzt wird gezählt: die drei Orte, dann Diebe, Ausrüstung und Beute.',
  wins: (who, place, by, n) => `${DE.the(place)} geht an ${who ?? 'dich'}, mit ${coups(by)} Vorsprung: ${pointsDe(n)}.`,
  nobodyWins: (place) => `${DE.the(place)} geht an niemanden: Der Marker steht in der Mitte.`,
  scored: (heading, lines) => `${heading}: ${lines.map(([who, n]) => `${who ?? 'du'} ${n}`).join(', ')}.`,
  soFar: 'bisher',
  rest: (cards) => `${cards} weitere`,
  winsBy: (who, by) => `${who === undefined ? 'Du gewinnst' : `${who} gewinnt`} mit ${pointsDe(by)} Vorsprung`,
  breaksTie: (who, ending, most, least) =>
    `Gleich viele Punkte: ${who === undefined ? 'Du gewinnst' : `${who} gewinnt`} durch ${ending === 'coins' ? 'Münzen' : 'Beute'}, ${most} zu ${least}.`,
};

/** The words of the stage by language. */
export const STAGE_WORDS: Readonly<Record<Language, StageWords>> = { en, de };
