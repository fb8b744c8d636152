import type { ByLanguage } from '@hideout/kernel';
import { useLanguage } from '../words/words.ts';

/** What private notes say; fetched with them. */
interface NoteWords {
  readonly title: string;
  readonly about: string;
  readonly on: string;
  readonly game: string;
  readonly text: string;
  readonly save: string;
  readonly remove: (about: string) => string;
  readonly failed: string;
  readonly at: (move: number) => string;
}

const WORDS: ByLanguage<NoteWords> = {
  en: {
    title: 'My notes',
    about: 'Only you read them, here and in the replay.',
    on: 'On',
    game: 'the whole game',
    text: 'Note',
    save: 'Keep note',
    remove: (about) => `Take away: ${about}`,
    failed: 'The note was not kept. Try again.',
    at: (move) => `Move ${move}`,
  },
  de: {
    title: 'Meine Notizen',
    about: 'Nur du liest sie, hier und in der Wiederholung.',
    on: 'Zu',
    game: 'dem ganzen Spiel',
    text: 'Notiz',
    save: 'Notiz behalten',
    remove: (about) => `Wegnehmen: ${about}`,
    failed: 'Die Notiz wurde nicht behalten. Versuche es noch einmal.',
    at: (move) => `Zug ${move}`,
  },
};

export const useNoteWords = (): NoteWords => WORDS[useLanguage()];
