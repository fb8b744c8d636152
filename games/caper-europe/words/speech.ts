import { plural, type Audience } from '@hideout/kernel';
import type { CardId, LocationId } from '../rules/card.ts';
import type { Event } from '../rules/events.ts';
import type { IconKind, Printed } from '../rules/icons.ts';
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
export type Sayings = { readonly [Type in Event['type']]: (event: EventOf<Type>, to: Audience) => string };
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

/** “1 Coin”, “2 Coins”. */
export type Counted = (n: number) => string;
export const counted =
  (one: string, many: string): Counted =>
  (n) =>
    plural(n, one, many);

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
