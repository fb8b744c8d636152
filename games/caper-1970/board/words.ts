import { inEveryLanguage, titled } from '@hideout/kernel';
import { CARDS, JEWELS, type CardName, type JewelName } from '../rules/index.ts';
import { namesIn } from '../words/names.ts';
import type { Names, Vocabulary } from '../words/vocabulary.ts';
import { VOCABULARIES } from '../words/words.ts';

const LEVELS = 4;
const SIDES = 4;

/** What the board says: its own words, and the names of things as they begin a label. */
export interface BoardWords extends Omit<Vocabulary['board'], 'hand' | 'pile' | 'faceUp'> {
  readonly names: Names;
  readonly storeys: readonly string[];
  /** By number: north or blue first, clockwise. */
  readonly streets: readonly string[];
  readonly thieves: readonly string[];
  /** With soft hyphens where a card is too narrow. */
  readonly cards: Readonly<Record<CardName, string>>;
  readonly jewels: Readonly<Record<JewelName, string>>;
  readonly obstacles: Vocabulary['obstacles'];
  readonly loot: string;
  readonly points: (points: number) => string;
  readonly cardsHeld: (count: number) => string;
  readonly hand: (count: number) => string;
  readonly pile: (count: number) => string;
  readonly faceUp: (count: number) => string;
}

const byNumber = (length: number, name: (number: number) => string): string[] =>
  Array.from({ length }, (_, number) => titled(name(number)));

const byName = <Name extends string>(names: readonly Name[], name: (number: number) => string): Record<Name, string> =>
  Object.fromEntries(names.map((each, number) => [each, titled(name(number))])) as Record<Name, string>;

function boardWordsIn(v: Vocabulary): BoardWords {
  const { board, counted } = v;
  const names = namesIn(v);
  const holding = (what: string) => (count: number) => `${what}, ${counted.cards(count)}`;
  return {
    ...board,
    names,
    storeys: byNumber(LEVELS, board.level),
    streets: byNumber(SIDES, names.street),
    thieves: byNumber(SIDES, names.thief),
    cards: { ...byName(CARDS, names.card), ...board.hyphened },
    jewels: byName(JEWELS, names.jewel),
    obstacles: v.obstacles,
    loot: v.heading,
    points: counted.points,
    cardsHeld: counted.cards,
    hand: holding(board.hand),
    pile: holding(board.pile),
    faceUp: holding(board.faceUp),
  };
}

/** The words of the board by language. */
export const BOARD_WORDS = inEveryLanguage(VOCABULARIES, boardWordsIn);
