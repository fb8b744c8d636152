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

/** What the labels of actions say; `where` is the name of a location. */
interface Labels {
  returnWith(lab: string, value: number | undefined): string;
  readonly keep: string;
  activate(kind: string | undefined, where: string, number: number): string;
  activateUnknown(number: number): string;
  deploy(kind: string, where: string): string;
  shift(where: string): string;
  steal(country: string): string;
  readonly end: string;
}

/** What both boards call things. */
interface Terms {
  readonly round: string;
  readonly turn: string;
  readonly first: string;
  readonly deck: string;
  readonly discard: string;
  readonly pile: string;
  readonly protests: string;
  readonly labs: string;
  readonly yourHand: string;
  readonly inPlay: string;
  readonly occupied: string;
}

/** What only the text board says. */
interface TextBoardWords {
  readonly draws: string;
  readonly hand: string;
  readonly nothing: string;
  readonly points: string;
  readonly justified: string;
  readonly unseen: string;
}

/** What the board says; a faction or a location comes by its name. */
interface BoardWords {
  readonly you: string;
  readonly row: string;
  readonly hq: string;
  readonly side: (faction: string, where: string, count: number) => string;
  readonly card: (number: number, faction: string) => string;
  readonly hiddenFromYou: string;
  readonly waits: string;
  readonly points: (points: number) => string;
  readonly passive: string;
  readonly active: string;
  readonly defconActive: string;
  readonly noEffect: string;
  readonly influence: (faction: string, where: string, total: number) => string;
  readonly plusHidden: (count: number) => string;
  readonly noCards: string;
  readonly prefers: (faction: string) => string;
  readonly topOfPair: string;
  readonly justified: (count: number, faction: string) => string;
  readonly unseen: (count: number) => string;
  readonly placeText: string;
  readonly labText: string;
  readonly controlled: (faction: string) => string;
  readonly free: string;
  readonly inRow: string;
  readonly undealt: string;
  readonly used: string;
  readonly notYet: string;
  readonly labUse: (rank: string, value: number) => string;
  readonly regions: string;
  readonly region: (name: string, bonus: number) => string;
  readonly defconText: string;
  readonly level: (level: number, draws: number) => string;
  readonly begins: (faction: string) => string;
  readonly clock: string;
  readonly discardPile: string;
  readonly discardEmpty: string;
  readonly pileLeft: (count: number) => string;
  readonly faceDown: (list: string) => string;
  readonly cards: (count: number) => string;
  readonly noProtests: string;
  readonly lastRound: (list: string) => string;
  readonly end: string;
  readonly endText: string;
  readonly keep: string;
  readonly keepText: string;
  readonly report: (round: number) => string;
  readonly wins: (faction: string) => string;
  readonly tied: string;
  readonly crisis: string;
}

/** Everything that one language says; the rest of `Words` is the same in all of them. */
export interface Vocabulary extends Title {
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
  readonly counted: Readonly<Record<'cards' | 'points', (count: number) => string>>;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly headings: Readonly<Record<Heading, string>>;
  readonly lines: Readonly<Record<LineName, (of: readonly number[], names: Names) => string>>;
  readonly sayings: Sayings<Event, Names>;
  readonly labels: Labels;
  /** What the actor must do at this step, said to others by its name and to the actor without. */
  readonly asks: Readonly<Record<Exclude<StepName, 'over'>, (name: string | undefined) => string>>;
  readonly terms: Terms;
  readonly textBoard: TextBoardWords;
  readonly board: BoardWords;
}
