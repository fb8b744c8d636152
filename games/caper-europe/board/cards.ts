import { UNKNOWN, type Known, type Language } from '@hideout/kernel';
import {
  FIRST_GEAR,
  GEAR,
  type Book,
  type CardId,
  type Colour,
  type LocationId,
  type Printed,
  type View,
} from '../rules/index.ts';
import { bonusText, effectText } from '../words/texts.ts';
import { VOCABULARY } from './words.ts';

/** The colour of a Gear. */
export const colourOf = (gear: CardId): Colour => GEAR[gear - FIRST_GEAR]!.colour;
/** The icons of a card, from top to bottom. */
export const iconsOf = (book: Book, card: CardId): readonly Printed[] => book.printed[card]!;

/** The name of a Thief without its article, for slim cards. */
export const shortName = (card: CardId, language: Language): string =>
  VOCABULARY[language].card(card).replace(/^(The|Der|Die) /, '');

/** What a Location says in short: its base points, its bonus and its effect. */
export function locationText(book: Book, location: LocationId, language: Language): string {
  const v = VOCABULARY[language];
  const texts = [v.counts.points(book.base[location]!), bonusText(v, book, location), effectText(v, location)];
  return texts.filter((text) => text !== '').join('; ');
}

/** The seat that is drawn below: the viewer's own, or the first for a spectator. */
export const ownSeat = (view: View): number => Math.max(view.viewer, 0);

/** The cards that the viewer holds; whoever looks on holds none. */
export const ownHand = (view: View): readonly CardId[] => (view.hands[view.viewer] ?? []) as readonly CardId[];

/** Names a card in either hand so that it keeps its name when hands are swapped. */
export function handIds(view: View, seat: number): readonly string[] {
  const own = ownSeat(view);
  const before = seat === own ? [] : view.hands[own]!;
  const hand = view.hands[seat]!;
  return hand.map((card, index) => {
    const copies = [...before, ...hand.slice(0, index)].filter((each) => each === card).length;
    return card === UNKNOWN ? `back:${seat}:${index}` : cardId(card, copies);
  });
}

/** The name of a copy of a card outside the Crews; there is one copy of each Thief, which keeps it there too. */
export const cardId = (card: CardId, copy = 0): string => `card:${card}:${copy}`;

/** Where a card that was just played from a seat's hand lay before. */
export function originOf(view: View, seat: number, card: CardId): readonly string[] {
  const left = view.hands.flat().filter((each: Known<CardId>) => each === card).length;
  return [
    cardId(card, left),
    `back:${seat}:${view.hands[seat]!.length}`,
    `back:${1 - seat}:${view.hands[1 - seat]!.length}`,
  ];
}

/** Names a Gear by its Thief, its card and how many of its kind lie below it. */
export function wornId(thief: CardId, gear: readonly CardId[], level: number): string {
  const copy = gear.slice(0, level).filter((each) => each === gear[level]).length;
  return `gear:${thief}:${gear[level]}:${copy}`;
}
