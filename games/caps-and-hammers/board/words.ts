import { inEveryLanguage, titled } from '@hideout/kernel';
import type { Vocabulary } from '../words/vocabulary.ts';
import { VOCABULARIES } from '../words/words.ts';

function boardWordsIn({ board, terms, counted, labels, factions, faces }: Vocabulary) {
  const holding = (what: string) => (count: number) => `${titled(what)}, ${counted.cards(count)}`;
  const part = (what: string) => (number: number, of: number) => `${titled(what)} ${number}/${of}`;
  return {
    ...board,
    factions,
    faces,
    hand: holding(terms.yourHand),
    worth: counted.points,
    /** Points as they stand, which may be below zero: “−1 point”. */
    score: (points: number) => (points < 0 ? `−${counted.points(-points)}` : counted.points(points)),
    occupied: terms.occupied,
    inPlay: terms.inPlay,
    labs: titled(terms.labs),
    ownsLabs: (list: string) => `${terms.labs} ${list}`,
    defcon: (level: number) => `Defcon ${level}`,
    round: part(terms.round),
    turn: part(terms.turn),
    between: titled(terms.protests),
    beginsShort: `${terms.first}:`,
    deck: holding(terms.deck),
    deckTag: terms.deck,
    discard: holding(board.discardPile),
    discardTag: terms.discard,
    pile: (count: number) => `${titled(terms.pile)}, ${board.pileLeft(count)}`,
    pileTag: terms.protests,
    protests: (list: string) => `${terms.protests} ${list}`,
    endLabel: labels.end,
    keepLabel: labels.keep,
  };
}

/** The words of the board by language. */
export const BOARD_WORDS = inEveryLanguage(VOCABULARIES, boardWordsIn);
