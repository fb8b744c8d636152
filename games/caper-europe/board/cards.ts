import {
  ENGLISH,
  FIRST_GEAR,
  GEAR,
  GERMAN,
  isGear,
  LOCATIONS,
  THIEVES,
  type CardId,
  type Gear,
  type Icon,
  type Lasting,
  type LocationId,
  type Phrases,
  type Thief,
  type View,
} from '../rules/index.ts';
import { UNKNOWN, type Known, type Language } from '@hideout/kernel';

/** The names and short texts of the game by language. */
export const PHRASES: Readonly<Record<Language, Phrases>> = { en: ENGLISH, de: GERMAN };

export const gearOf = (card: CardId): Gear => GEAR[card - FIRST_GEAR]!;
export const thiefOf = (card: CardId): Thief => THIEVES[card]!;
export const iconsOf = (card: CardId): readonly (Icon | Lasting)[] =>
  (isGear(card) ? gearOf(card) : thiefOf(card)).icons;

/** The name of a Thief without its article, for slim cards. */
export const shortName = (card: CardId, language: Language): string =>
  PHRASES[language].card(card).replace(/^(The|Der|Die) /, '');

/** What an icon says, with its figure. */
const iconText = (icon: Icon | Lasting, language: Language): string =>
  PHRASES[language].icon(icon, 'n' in icon ? icon.n.value : 0);

/** What a card says in short: “Caper; 1 point”. */
export const cardText = (card: CardId, language: Language): string =>
  iconsOf(card)
    .map((icon) => iconText(icon, language))
    .join('; ');

/** What a Location says in short: its base points, its bonus and its effect. */
export function locationText(location: LocationId, language: Language): string {
  const { base, bonus, effect } = LOCATIONS[location]!;
  const phrases = PHRASES[language];
  return [
    phrases.board.points(base.value),
    ...(bonus ? [iconText(bonus, language)] : []),
    ...(effect ? [phrases.effect(effect.played, effect.gain)] : []),
  ].join('; ');
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
