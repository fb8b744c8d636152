import { inEveryLanguage, titled } from '@hideout/kernel';
import type { Vocabulary } from '../words/vocabulary.ts';
import { VOCABULARIES } from '../words/words.ts';

function boardWordsIn({ board, cards, headings, textBoard }: Vocabulary) {
  const holding = (what: string) => (count: number) => `${titled(what)}, ${cards(count)}`;
  return {
    ...board,
    score: headings.crew,
    /** What an empty place waits for, where that is no player. */
    source: { deck: textBoard.deck, row: textBoard.row },
    cards,
    hand: holding(board.hand),
    crew: holding(board.crew),
    deck: holding(board.deck),
    row: holding(board.row),
    discard: holding(board.discard),
  };
}

/** The words of the board by language. */
export const BOARD_WORDS = inEveryLanguage(VOCABULARIES, boardWordsIn);
