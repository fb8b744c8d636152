import { locationRow, scoringIcons, type Book } from '../rules/book.ts';
import type { CardId, LocationId } from '../rules/card.ts';
import { LOCATIONS } from '../rules/cards/locations.ts';
import type { Printed } from '../rules/icons.ts';
import { titled } from '@hideout/kernel';
import { textOf } from './speech.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An icon in short: “1 per green”; and in a sentence. */
export const shortText = ({ icons }: Vocabulary, icon: Printed): string => textOf(icons[icon.do], 'short', icon);
export const longText = ({ icons }: Vocabulary, icon: Printed): string => textOf(icons[icon.do], 'long', icon);

/** An icon as a card says it: like in short, and what is a point is called so. */
function faceText(v: Vocabulary, icon: Printed): string {
  const text = shortText(v, icon);
  const isBare = 'n' in icon && icon.do !== 'coins' && icon.do !== 'points';
  return isBare ? text.replace(`${icon.n}`, v.counts.points(icon.n)) : text;
}

/** What a card says on its face. */
export const cardSays = (v: Vocabulary, book: Book, card: CardId): string =>
  book.printed[card]!.map((icon) => titled(faceText(v, icon))).join('. ');

/** What the bonus of a Location says on its poster; empty when it has none. */
export const bonusSays = (v: Vocabulary, book: Book, location: LocationId): string =>
  book.printed[locationRow(location)]!.map((icon) => titled(faceText(v, icon))).join('. ');

const rowText = (v: Vocabulary, book: Book, row: number): string =>
  book.printed[row]!.map((icon) => shortText(v, icon)).join('; ');

/** All icons of a card in short. */
export const cardText = (v: Vocabulary, book: Book, card: CardId): string => rowText(v, book, card);

/** The bonus of a Location in short; empty when it has none. */
export const bonusText = (v: Vocabulary, book: Book, location: LocationId): string =>
  rowText(v, book, locationRow(location));

/** The Location Effect in short; empty when there is none. */
export function effectText(v: Vocabulary, location: LocationId): string {
  const { effect } = LOCATIONS[location]!;
  return effect ? v.effect(effect) : '';
}

/** One of the scoring icons of a card in short. */
export const scoringText = (v: Vocabulary, book: Book, card: CardId, index: number): string =>
  shortText(v, scoringIcons(book, card)[index]!);
