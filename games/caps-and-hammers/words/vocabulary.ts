import type { Audience, Seat, Sheet } from '@hideout/kernel';
import type { CountryName, RegionName } from '../rules/countries.ts';
import type { Event } from '../rules/events.ts';
import type { KindName } from '../rules/kinds.ts';
import type { LabName } from '../rules/labs.ts';
import type { Reason } from '../rules/refusals.ts';
import type { Ending } from '../rules/scoring.ts';
import type { Heading, LineName } from '../rules/sheets.ts';
import type { FaceName, StepName } from '../rules/state.ts';

/** The event of one type. */
type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** One sentence for each type of event. */
type Sayings = { readonly [Type in Event['type']]: (event: EventOf<Type>, to: Audience) => string };

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

/** The words on the drawn board. */
interface BoardWords {
  readonly faces: Readonly<Record<FaceName, string>>;
  readonly round: string;
  readonly turn: string;
  readonly first: string;
  readonly draws: string;
  readonly deck: string;
  readonly discard: string;
  readonly pile: string;
  readonly hand: string;
  readonly yourHand: string;
  readonly nothing: string;
  readonly protests: string;
  readonly points: string;
  readonly labs: string;
  readonly inPlay: string;
  readonly occupied: string;
  readonly justified: string;
  readonly unseen: string;
}

/** Everything that one language says; the rest of `Words` is the same in all of them. */
export interface Vocabulary {
  readonly name: string;
  readonly tagline: string;
  readonly kinds: Readonly<Record<KindName, string>>;
  readonly countries: Readonly<Record<CountryName, string>>;
  readonly regions: Readonly<Record<RegionName, string>>;
  readonly labs: Readonly<Record<LabName, string>>;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly headings: Readonly<Record<Heading, string>>;
  readonly lines: Readonly<Record<LineName, (of: readonly number[]) => string>>;
  readonly sayings: Sayings;
  readonly labels: Labels;
  readonly board: BoardWords;
  /** The lab of this rank by its name. */
  lab(lab: number): string;
  /** A location that is not in play, by its number from 1. */
  location(number: number): string;
  /** What the actor must do at this step, said to the actor and to the others. */
  readonly asksYou: Readonly<Record<Exclude<StepName, 'over'>, string>>;
  asksOther(step: Exclude<StepName, 'over'>, name: string): string;
  readonly over: string;
}

/** The ranks as the cards print them. */
export const RANKS = ['I', 'II', 'III', 'IV', 'V'] as const;

/** What marks the factions: a picture and a letter. */
export const MARKS = ['★C', '⚒H'] as const;

/** The name of a seat, or undefined for the one spoken to. */
export const nameFor = (seat: Seat, to: Audience): string | undefined =>
  seat === to.viewer ? undefined : to.names[seat]!;

/** The influence of both players, as in “Anna 4 (2 Admiral [CH-5.2], 2 Admiral, alone [CH-6.6])”. */
export const sumTexts = (
  sheets: readonly Sheet[],
  lines: Vocabulary['lines'],
  nameOf: (seat: Seat) => string,
): string[] =>
  sheets.map(({ seat, total, lines: parts }) => {
    const texts = parts.map(({ points, what, of, clause }) => `${points} ${lines[what as LineName](of)} [${clause}]`);
    return `${nameOf(seat as Seat)} ${total}${texts.length > 0 ? ` (${texts.join(', ')})` : ''}`;
  });
