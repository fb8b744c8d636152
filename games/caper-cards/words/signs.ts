import type { Paint, Tone } from '@hideout/kernel';
import { CREW, FACES, KIND_OF, NUMBER_OF, ONE, type Kind, type Suit } from '../rules/crew.ts';

/** The upright number of a face as printed: the Insider's other number is 01. */
export const numberText = (face: number): string => (face === ONE ? '01' : String(NUMBER_OF[face]));

/** The icon of a kind. */
export const suitOf = (kind: number): Suit => CREW[kind]!.suit;

/** Number and icon of a face, for example “9 ♦”. */
export const signOf = (face: number): string => `${numberText(face)} ${suitOf(KIND_OF[face]!)}`;

/** All numbers and the icon of a kind, for example “6/9 ♦”. */
export function kindSign(kind: Kind): string {
  const numbers = FACES.flatMap((face, id) => (face.kind === kind ? numberText(id) : []));
  return `${[...new Set(numbers)].join('/')} ${suitOf(kind)}`;
}

/** A score with a proper minus sign. */
export const scoreText = (score: number): string => (score < 0 ? `−${-score}` : String(score));

const TONES: Readonly<Record<Suit, Tone>> = { '♠': 'blue', '♥': 'red', '♦': 'yellow', '♣': 'green' };

/** Gives a text the colour of a kind's icon. */
export const inSuit = (paint: Paint, kind: number, text: string): string => paint(TONES[suitOf(kind)], text);
