import type { Seat, Sayings, Sheet, SheetLine, Title } from '@hideout/kernel';
import type { CountryName, RegionName } from '../rules/countries.ts';
import type { Event, Spot, Turned } from '../rules/events.ts';
import type { KindName } from '../rules/kinds.ts';
import type { LabName } from '../rules/labs.ts';
import type { Reason } from '../rules/refusals.ts';
import type { Ending } from '../rules/scoring.ts';
import type { Heading, LineName } from '../rules/sheets.ts';
import type { FaceName, StepName } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { ENGLISH } from './english.ts';

/** Things by their numbers, as one language calls them. */
export interface Names {
  kind(kind: number): string;
  country(country: number): string;
  region(region: number): string;
  /** With its rank: “lab I Missiles”. */
  lab(lab: number): string;
  /** A location in play: its countries, or the lab. */
  place(view: View, place: number): string;
  /** What a location was called when an event came about. */
  spot(spot: Spot): string;
  /** Cards and where they lie: “Spy (Cuba), Nuke (Japan)”. */
  turned(cards: readonly Turned[]): string;
  line(line: Pick<SheetLine, 'what' | 'of'>): string;
  /** The influence of both players: “Anna 4 (2 Admiral [CH-5.2], 2 Admiral, alone [CH-6.6])”. */
  sums(sheets: readonly Sheet[], called: (seat: Seat) => string): string[];
}

/** What English says there, every language says. */
type English = typeof ENGLISH;

/** Everything that one language says; the rest of `Words` is the same in all of them. */
export interface Vocabulary extends Title, English {
  readonly factions: readonly string[];
  /** By seat, as it is said of a player. */
  readonly roles: readonly string[];
  readonly kinds: Readonly<Record<KindName, string>>;
  /** What the types do. */
  readonly effects: Readonly<Record<KindName, { readonly passive?: string; readonly active?: string }>>;
  readonly faces: Readonly<Record<FaceName, string>>;
  readonly countries: Readonly<Record<CountryName, string>>;
  readonly regions: Readonly<Record<RegionName, string>>;
  readonly lab: string;
  readonly labs: Readonly<Record<LabName, string>>;
  /** A location that is not in play, by its number from 1. */
  location(number: number): string;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  /** What a choice can be about, as what comes about. */
  readonly motives: Readonly<
    Record<'country' | 'region' | 'lab' | 'protest', (of: readonly number[], names: Names) => string>
  >;
  readonly headings: Readonly<Record<Heading, string>>;
  readonly lines: Readonly<Record<LineName, (of: readonly number[], names: Names) => string>>;
  readonly sayings: Sayings<Event, Names>;
  /** What the actor must do at this step: said to it, and of it behind its name. */
  readonly asks: Readonly<Record<Exclude<StepName, 'over'>, readonly [you: string, other: string]>>;
  /** The same for whoever has no hidden card with an active. */
  readonly asksOnly: Readonly<Record<'first' | 'second', string>>;
}
