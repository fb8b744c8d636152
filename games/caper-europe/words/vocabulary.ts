import type { Audience } from '@hideout/kernel';
import type { CardId, LocationId } from '../rules/card.ts';
import type { LocationEffect } from '../rules/cards/locations.ts';
import type { City, Colour, Good } from '../rules/cities.ts';
import type { Event } from '../rules/events.ts';
import type { IconKind, Printed } from '../rules/icons.ts';
import type { Reason } from '../rules/refuse.ts';
import type { Ending } from '../rules/scoring.ts';
import type { LocalColour } from '../rules/setup.ts';
import type { Heading } from '../rules/sheets.ts';
import type { ThingIn, Zone } from '../rules/things.ts';

/** What something shown is called: in short on cards and score sheets, and at length in the sentence that explains it. */
interface Text<Shown> {
  readonly short: string | ((shown: Shown) => string);
  readonly long: string | ((shown: Shown) => string);
}
/** Every kind of icon, and whatever an icon can count. */
export type IconTexts = { readonly [Kind in IconKind]: Text<Printed<Kind>> };
export type ThingTexts = { readonly [Z in Zone]: Text<ThingIn<Z>> };

/** One sentence for each type of event. */
type Sayings = { readonly [Type in Event['type']]: (event: EventOf<Type>, to: Audience) => string };
/** The event of one type. */
export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What a decision is about. */
export type Decision = 'thief' | 'gear' | 'steal' | 'burn' | 'return' | 'replace';

/** A slot at a Location, the Thief there and its topmost Gear, where there are any. */
export interface Spot {
  readonly location: LocationId;
  /** From 1. */
  readonly slot: number;
  readonly thief: CardId | undefined;
  readonly topmost: CardId | undefined;
}

/** What the labels of actions say. */
interface Labels {
  hire(card: CardId, location: LocationId): string;
  equip(card: CardId, on: Spot, cost: number): string;
  sell(card: CardId): string;
  steal(good: Good): string;
  return(good: Good): string;
  burn(on: Spot): string;
  replace(location: LocationId, by: LocationId | undefined): string;
}

/** “1 Coin”, “2 Coins”. */
export type Counted = (n: number) => string;
export const counted =
  (one: string, many: string): Counted =>
  (n) =>
    n === 1 ? `1 ${one}` : `${n} ${many}`;

/** What is written on the drawn board beside names and counts. */
interface BoardWords {
  round(round: number, of: number, deals: 'thieves' | 'gear'): string;
  /** The marks at the two ends of the round track, and what is dealt, in short. */
  readonly intro: string;
  readonly fin: string;
  readonly deals: Readonly<Record<'thieves' | 'gear', string>>;
  readonly over: string;
  supply(coins: number): string;
  /** The City Location that waits for its site. */
  newcomer(name: string): string;
  laundered(coins: number): string;
  readonly goods: string;
  readonly noGoods: string;
  hand(owner: string | undefined): string;
  handKnown(owner: string): string;
  readonly discards: string;
  readonly none: string;
  legend(colours: string): string;
}

/** Everything that one language says; the rest of `Words` is the same in all of them. */
export interface Vocabulary {
  readonly name: string;
  readonly tagline: string;
  readonly you: string;
  readonly cities: Readonly<Record<City, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  /** How the Goods are counted, and two letters for each kind. */
  readonly goods: Readonly<Record<Good, Counted>>;
  readonly goodMarks: Readonly<Record<Good, string>>;
  readonly counts: Readonly<Record<'cards' | 'coins' | 'freeSlots' | 'hiddenCards' | 'points' | 'thieves', Counted>>;
  card(card: CardId): string;
  location(location: LocationId): string;
  readonly icons: IconTexts;
  effect(effect: LocationEffect): string;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly headings: Readonly<Record<Heading, string>>;
  readonly lines: {
    readonly base: string;
    track(space: number): string;
    /** Sets of one kind of Goods, of two and of three. */
    readonly sets: readonly [string, string, string];
  };
  readonly sayings: Sayings;
  readonly labels: Labels;
  /** What the seat that must act does: said to it, and of it. */
  readonly asks: Readonly<Record<Decision, readonly [you: string, other: string]>>;
  readonly options: Readonly<Record<'city' | 'localColour', string>>;
  readonly switches: Readonly<Record<LocalColour, string>>;
  readonly board: BoardWords;
}

/** Speaks of a seat: `does('You')(to, seat, 'take', 'takes')` is “You take” or “Danny takes”. */
export const does =
  (you: string) =>
  (to: Audience, seat: number, yours: string, others: string): string =>
    seat === to.viewer ? `${you} ${yours}` : `${to.names[seat]!} ${others}`;

/** The short or the long text of something shown, which must be of the kind that the text is for. */
export function textOf(texts: Text<never>, length: keyof Text<never>, shown: unknown): string {
  const text = texts[length];
  return typeof text === 'string' ? text : text(shown as never);
}
