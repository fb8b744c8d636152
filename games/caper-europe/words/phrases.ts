import type { Book } from '../rules/book.ts';
import { FIRST_GEAR, idOfCard, idOfLocation, type CardId, type LocationId } from '../rules/card.ts';
import { GEAR } from '../rules/cards/gear.ts';
import { LOCATIONS } from '../rules/cards/locations.ts';
import { THIEVES } from '../rules/cards/thieves.ts';
import { iconKey } from '../rules/allFigures.ts';
import type { Colour, Good } from '../rules/cities.ts';
import type { Icon, Lasting } from '../rules/icons.ts';

/** The smaller pieces of a language, of which labels, score lines and the board are made. */
export interface Phrases {
  card(card: CardId): string;
  location(location: LocationId): string;
  colour(colour: Colour): string;
  /** Two letters for a kind of Good. */
  goodMark(good: Good): string;
  city(city: string): string;
  /** What an icon does, with its figure filled in. */
  icon(icon: Icon | Lasting, n: number): string;
  effect(played: Colour, gain: 'caper' | 'coin'): string;
  coins(n: number): string;
  readonly board: BoardPhrases;
}

/** What is written on the board. */
interface BoardPhrases {
  round(round: number, of: number, deals: 'thieves' | 'gear'): string;
  over(): string;
  supply(coins: number): string;
  laundered(coins: number): string;
  points(points: number): string;
  /** What the viewer is called. */
  you(): string;
  goods(): string;
  noGoods(): string;
  free(slots: number): string;
  hand(owner: string | undefined): string;
  handKnown(owner: string): string;
  hidden(cards: number): string;
  discards(): string;
  none(): string;
  legend(colours: string): string;
}

/** The scoring icons of a card come in the order of its icons. */
const SCORING: ReadonlySet<string> = new Set(['points', 'pointsPer', 'eye', 'pointsIfWon']);

interface Printed {
  readonly icon: Icon | Lasting;
  readonly n: number;
}

function printed(book: Book, owner: string, icons: readonly (Icon | Lasting)[]): Printed[] {
  return icons.map((icon, index) => ({ icon, n: 'n' in icon ? book.figure(iconKey(owner, index)) : 0 }));
}

function cardIcons(book: Book, card: CardId): Printed[] {
  const { icons } = card < FIRST_GEAR ? THIEVES[card]! : GEAR[card - FIRST_GEAR]!;
  return printed(book, `${card < FIRST_GEAR ? 'thief' : 'gear'}/${idOfCard(card)}`, icons);
}

/** All icons of a card in words. */
export const cardText = (book: Book, phrases: Phrases, card: CardId): string =>
  cardIcons(book, card)
    .map(({ icon, n }) => phrases.icon(icon, n))
    .join('; ');

/** One scoring icon of a card in words. */
export function scoringText(book: Book, phrases: Phrases, card: CardId, index: number): string {
  const { icon, n } = cardIcons(book, card).filter((each) => SCORING.has(each.icon.do))[index]!;
  return phrases.icon(icon, n);
}

/** The bonus of a Location in words; empty when it has none. */
export function bonusText(book: Book, phrases: Phrases, location: LocationId): string {
  const { bonus } = LOCATIONS[location]!;
  return bonus ? phrases.icon(bonus, book.figure(iconKey(`location/${idOfLocation(location)}`, 0))) : '';
}

/** The Location Effect in words; empty when there is none. */
export function effectText(phrases: Phrases, location: LocationId): string {
  const { effect } = LOCATIONS[location]!;
  return effect ? phrases.effect(effect.played, effect.gain) : '';
}
