import type { Act, CountLine, Moment } from '@hideout/boardkit';
import { nameFor, seatOf, SPECTATOR, type Seat, type Words } from '@hideout/kernel';
import type { caperEurope, Event, LocationId, View } from '../rules/index.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { STAGE_WORDS, type StageWords } from './stageWords.ts';
import { VOCABULARY } from './words.ts';

/** How one action is spoken of to whoever looks. */
export interface Voice {
  readonly v: Vocabulary;
  readonly words: StageWords;
  readonly game: Words<Event, View>;
  /** What a seat is called; undefined for whoever looks. */
  who(seat: number): string | undefined;
  /** The same at the beginning of a line: “You”, “Otto”. */
  name(seat: number): string;
  /** Good news if it is good for this seat; neither for whoever looks on. */
  mood(seat: number): Pick<Moment<View>, 'mood'>;
  say(event: Event): string;
}

/** The voice for an action. */
export function voiceOf(game: typeof caperEurope, { view: { viewer }, names, language }: Act<Event, View>): Voice {
  const to = { viewer, names };
  const v = VOCABULARY[language];
  const who = (seat: number): string | undefined => nameFor(seatOf(seat), to);
  return {
    v,
    words: STAGE_WORDS[language],
    game: game.words[language],
    who,
    name: (seat) => who(seat) ?? v.you,
    mood: (seat) => (viewer === SPECTATOR ? {} : { mood: seat === viewer ? 'good' : 'bad' }),
    say: (event) => game.words[language].say(event, to),
  };
}

/** The seat on whose side a Tracker stands that is not in the middle. */
export const leaderAt = (tracker: number): number => (tracker > 0 ? 0 : 1);

/** The points of a seat as the table stands; under one heading, if one is named. */
export const pointsOf = (game: typeof caperEurope, view: View, seat: number, heading?: string): number =>
  game
    .sheets(view)
    .filter((sheet) => sheet.seat === seat && (heading === undefined || sheet.heading === heading))
    .reduce((sum, sheet) => sum + sheet.total, 0);

/** The lines of a seat that are about a Location. */
export const locationLines = (game: typeof caperEurope, view: View, seat: number, location: LocationId) =>
  game
    .sheets(view)
    .filter((sheet) => sheet.seat === seat && sheet.heading === 'locations')
    .flatMap((sheet) => sheet.lines)
    .filter((line) => line.of[0] === location);

/** The headings of the score pad, in its order. */
export const HEADINGS = ['locations', 'thieves', 'gear', 'goods'] as const;

/** Lines of a seat, and what they come to. */
export function addUp(seat: Seat, lines: readonly (readonly [text: string, points: number])[]): readonly CountLine[] {
  let sum = 0;
  return lines.map(([text, points], place) => {
    sum += points;
    return { seat, text, figure: place > 0 ? `+${points}` : String(points), sum };
  });
}
