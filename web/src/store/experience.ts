import { readHere, writeHere } from './here.ts';

/** What somebody at this browser has been through: it decides what is explained. */
const FINISHED = 'hideout/finished';
const LESSONS = 'hideout/lessons';
const ASKED = 'hideout/asked';

const read = (key: string): readonly string[] => (readHere(key) ?? []) as readonly string[];

function add(key: string, word: string): void {
  const known = read(key);
  if (!known.includes(word)) writeHere(key, [...known, word]);
}

/** Whether somebody at this browser has played a game of this kind to its end. */
export const hasFinished = (game: string): boolean => read(FINISHED).includes(game);

/** Notes that a game of this kind has been played to its end. */
export const noteFinished = (game: string): void => add(FINISHED, game);

/** Whether this has been asked. */
export const hasBeenAsked = (question: string): boolean => read(ASKED).includes(question);

/** Notes that it has been asked. */
export const noteAsked = (question: string): void => add(ASKED, question);

/** Whether this lesson of a game has been told whole. */
export const hasHeard = (game: string, lesson: string): boolean => read(LESSONS).includes(`${game}/${lesson}`);

/** Forgets which lessons of the game have been told: it is taught from the beginning. */
export function forgetLessons(game: string): void {
  writeHere(
    LESSONS,
    read(LESSONS).filter((lesson) => !lesson.startsWith(`${game}/`)),
  );
}

/** Notes that the lesson has been told. */
export const noteHeard = (game: string, lesson: string): void => add(LESSONS, `${game}/${lesson}`);
