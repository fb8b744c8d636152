import { fit, widthOf, type Paint } from '@hideout/kernel';
import { KIND_OF, ROTATED } from '../rules/crew.ts';
import { inSuit, numberText, suitOf } from './signs.ts';

/** Columns inside the frame of a drawn card. */
const INSIDE = 12;

/** A drawn card: five lines of the same width. */
export type Drawing = readonly string[];

/** Left and right text on one line of a card. */
export const between = (left: string, right: string): string => ` ${fit(left, INSIDE - 2 - right.length)}${right} `;

const centred = (text: string): string => fit(' '.repeat(Math.max(0, (INSIDE - widthOf(text)) >> 1)) + text, INSIDE);

/** A Crew card: number and icon, name, and the number that it would show rotated. */
export function drawFace(face: number, name: string, paint: Paint): Drawing {
  const kind = KIND_OF[face]!;
  const rotated = ROTATED[face] === face ? '' : `↻ ${numberText(ROTATED[face]!)}`;
  const inside = [
    inSuit(paint, kind, between(numberText(face), suitOf(kind))),
    paint('strong', between(name, '')),
    paint('quiet', between('', rotated)),
  ];
  return ['╭────────────╮', ...inside.map((text) => `│${text}│`), '╰────────────╯'];
}

/** A place that waits for a card, with a word in the middle. */
export function drawGap(word: string, paint: Paint): Drawing {
  const lines = ['╭╌╌╌╌╌╌╌╌╌╌╌╌╮', `╎${fit('', INSIDE)}╎`, `╎${centred(fit(word, INSIDE).trimEnd())}╎`];
  return [...lines, lines[1]!, '╰╌╌╌╌╌╌╌╌╌╌╌╌╯'].map((text) => paint('quiet', text));
}

/** The Risk card: three lines of text in a heavy frame. */
export const drawRisk = (inside: readonly string[], paint: Paint): Drawing =>
  ['┏━━━━━━━━━━━━┓', ...inside.map((text) => `┃${text}┃`), '┗━━━━━━━━━━━━┛'].map((text) => paint('purple', text));

/** Cards side by side. */
export const sideBySide = (cards: readonly Drawing[]): string[] =>
  cards[0]!.map((_, row) => ` ${cards.map((card) => card[row]).join(' ')}`);
