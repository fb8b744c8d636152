import type { Audience, Sayings, Seat, Title } from '@hideout/kernel';
import type { CaperEvent } from '../rules/events.ts';
import type { JewelName } from '../rules/jewels.ts';
import type { ObstacleName } from '../rules/obstacles.ts';
import type { Reason } from '../rules/refuse.ts';
import type { StreetName, ThiefName } from '../rules/sides.ts';
import type { EndingName, PhaseName } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { ENGLISH } from './english.ts';

/** Things by their numbers, as one language calls them. */
export interface Names {
  tool(tool: number): string;
  /** With its article, as what somebody places or takes. */
  aTool(tool: number): string;
  card(card: number): string;
  jewel(jewel: number): string;
  /** With their articles, as what somebody takes. */
  theJewels(jewels: readonly number[]): string;
  thief(side: number): string;
  street(street: number): string;
  /** Row and column, a street with its number, or a corner. */
  space(space: number): string;
  /** An obstacle and where it is. */
  site(site: number): string;
  /** With its article, after a preposition of place. */
  theSite(site: number): string;
}

/** What English says there, every language says. */
type English = typeof ENGLISH;

/** Everything that one language says; the rest of `Words` is the same in all of them. */
export interface Vocabulary extends Title, English {
  readonly jewels: Readonly<Record<JewelName, string>>;
  theJewel(jewel: JewelName): string;
  readonly and: string;
  readonly thieves: Readonly<Record<ThiefName, string>>;
  readonly streets: Readonly<Record<StreetName, string>>;
  /** The corner where a street begins, clockwise. */
  readonly corners: Readonly<Record<StreetName, string>>;
  readonly obstacles: Readonly<Record<ObstacleName, string>>;
  /** The article of an obstacle after a preposition of place. */
  the(obstacle: ObstacleName): string;
  between(obstacle: string, one: string, other: string): string;
  at(obstacle: string, space: string): string;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly endings: Readonly<Record<EndingName, string>>;
  readonly options: Readonly<Record<string, string>>;
  /** The choices that are no thieves. */
  readonly choices: Readonly<Record<string, string>>;
  /** What a finished game is told with. */
  readonly story: {
    brought(seat: Seat, jewels: string, points: number, to: Audience): string;
    carried(seat: Seat, jewels: string, to: Audience): string;
    inVault(jewels: string): string;
    readonly nobody: string;
  };
  /** What a way can be about, as what comes about. */
  readonly motives: Readonly<
    Record<'captured' | 'capture' | 'secure' | 'steal' | 'beaten', (of: readonly number[], names: Names) => string>
  >;
  /** A way that ends on a space. */
  goTo(space: string): string;
  readonly heading: string;
  readonly lines: Readonly<Record<'safe' | 'unsafe', (jewel: string, points: number) => string>>;
  readonly sayings: Sayings<CaperEvent, Names>;
  /** What the seat to move must do, said to others by its name and to itself without. */
  readonly asks: Readonly<Record<Exclude<PhaseName, 'over'>, (name: string | undefined, view: View) => string>>;
}
