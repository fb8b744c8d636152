import { locationRow, scoringIcons, type Book } from '../rules/book.ts';
import type { CardId, LocationId } from '../rules/card.ts';
import { LOCATIONS } from '../rules/cards/locations.ts';
import type { Printed } from '../rules/icons.ts';
import { textOf } from './speech.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An icon in short: “1 per green”; and in a sentence. */
export const shortText = ({ icons }: Vocabulary, icon: Printed): string => textOf(icons[icon.do], 'short', icon);
export const longText = ({ icons }: Vocabulary, icon: Printed): string => textOf(icons[icon.do], 'long', icon);

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
