import { wordsHook } from '../words/words.ts';

const en = {
  title: 'My notes',
  about: 'Only you read them, here and in the replay.',
  on: 'On',
  game: 'the whole game',
  text: 'Note',
  save: 'Keep note',
  remove: (about: string) => `Take away: ${about}`,
  failed: 'The note was not kept. Try again.',
  at: (move: number) => `Move ${move}`,
};

const de: typeof en = {
  title: 'Meine Notizen',
  about: 'Nur du liest sie, hier und in der Wiederholung.',
  on: 'Zu',
  game: 'dem ganzen Spiel',
  text: 'Notiz',
  save: 'Notiz behalten',
  remove: (about) => `Wegnehmen: ${about}`,
  failed: 'Die Notiz wurde nicht behalten. Versuche es noch einmal.',
  at: (move) => `Zug ${move}`,
};

export const useNoteWords = wordsHook({ en, de });
