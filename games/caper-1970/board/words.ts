import { inEveryLanguage, titled } from '@hideout/kernel';
import { CARDS, JEWELS, type JewelName } from '../rules/index.ts';
import { namesIn } from '../words/names.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { VOCABULARIES } from '../words/words.ts';

const LEVELS = 4;
const SIDES = 4;

const byNumber = (length: number, name: (number: number) => string): string[] =>
  Array.from({ length }, (_, number) => titled(name(number)));

const byName = <Name extends string>(names: readonly Name[], name: (number: number) => string): Record<Name, string> =>
  Object.fromEntries(names.map((each, number) => [each, titled(name(number))])) as Record<Name, string>;

function boardWordsIn(v: Vocabulary) {
  const { board, counted } = v;
  const names = namesIn(v);
  const holding = (what: string) => (count: number) => `${what}, ${counted.cards(count)}`;
  return {
    ...board,
    names,
    storeys: byNumber(LEVELS, board.level),
    // By number: north or blue first, clockwise.
    streets: byNumber(SIDES, names.street),
    thieves: byNumber(SIDES, names.thief),
    // With soft hyphens where a card is too narrow.
    cards: { ...byName(CARDS, names.card), ...board.hyphened },
    jewels: byName(JEWELS, names.jewel),
    /** As they stand within a sentence. */
    jewelNames: (jewel: JewelName) => v.jewels[jewel],
    obstacles: v.obstacles,
    endings: v.endings,
    loot: v.heading,
    points: counted.points,
    cardsHeld: counted.cards,
    hand: holding(board.hand),
    pile: holding(board.pile),
    faceUp: holding(board.faceUp),
  };
}

/** What the board says: its own words, and the names of things as they begin a label. */
export type BoardWords = ReturnType<typeof boardWordsIn>;

/** The words of the board by language. */
export const BOARD_WORDS = inEveryLanguage(VOCABULARIES, boardWordsIn);
