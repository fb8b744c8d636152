import { COUNTRIES, type CountryCard } from './countries.ts';
import { DIPLOMAT, KINDS, type KindName } from './kinds.ts';

/** Action cards in the box [CH-1.1]. */
export const ACTION_CARDS = 74;
/** Protest tokens in the box [CH-1.1]. */
const PROTESTS = 40;
/** Protests are worth 0 to 3. */
export const VALUES = 4;
/** Where Defcon starts and what it is reset to [CH-1.2, CH-4.3]. */
export const TOP_DEFCON = 5;

/** Every figure of the game that the lab may tune. */
export interface Figures {
  /** Copies of each type; together 74, so that the deck comes out even [CH-1.3]. */
  readonly copies: Readonly<Record<KindName, number>>;
  /** Printed action points of each type. */
  readonly points: Readonly<Record<KindName, number>>;
  /** An Admiral who is your only card there [CH-6.6]. */
  readonly alone: number;
  /** A Policeman for each enemy type there, and at most [CH-6.8]. */
  readonly perType: number;
  readonly perTypeMost: number;
  /** A Scientist of the side with more labs [CH-6.9]. */
  readonly ahead: number;
  /** An activated Nuke [CH-6.10]. */
  readonly nuke: number;
  /** How many protests there are of value 0, 1, 2 and 3; together 40 [CH-4.4]. */
  readonly protests: readonly [number, number, number, number];
  /** How many protests are drawn at Defcon 1, 2, 3 and 4 [CH-4.1]. */
  readonly draws: readonly [number, number, number, number];
  /** Printed action points on one location that make a crisis [CH-5.4]. */
  readonly crisis: number;
  /** Supremacy points for a whole region [CH-8.1]. */
  readonly region: number;
  /** Worth and preference, in the order of `COUNTRIES`. */
  readonly countries: readonly Pick<CountryCard, 'value' | 'prefers'>[];
}

/**
 * The figures of the rulebook, designed (D) but for what is published (R): five draws at Defcon 1, crises from 13 points,
 * 3 points for a region, and the Admiral's 2.
 */
export const FIGURES: Figures = {
  copies: {
    diplomat: 8,
    admiral: 8,
    spy: 8,
    policeman: 8,
    scientist: 8,
    nuke: 8,
    guerrilla: 8,
    defector: 8,
    soldier: 10,
  },
  points: {
    diplomat: 2,
    admiral: 2,
    spy: 2,
    policeman: 2,
    scientist: 2,
    nuke: 3,
    guerrilla: 2,
    defector: 2,
    soldier: 2,
  },
  alone: 2,
  perType: 1,
  perTypeMost: 2,
  ahead: 1,
  nuke: 3,
  protests: [12, 14, 10, 4],
  draws: [5, 2, 1, 0],
  crisis: 13,
  region: 3,
  countries: COUNTRIES,
};

/** Figures in the form that the rules read: lists by number instead of by name. */
export interface Tables extends Pick<
  Figures,
  'alone' | 'perType' | 'perTypeMost' | 'ahead' | 'nuke' | 'crisis' | 'region'
> {
  /** By kind. */
  readonly copies: Int16Array;
  readonly points: Int16Array;
  /** What a card adds toward a crisis; Diplomats add nothing [CH-5.4]. */
  readonly tension: Int16Array;
  /** By value. */
  readonly protests: Int16Array;
  /** By Defcon level. */
  readonly draws: Int16Array;
  /** By country. */
  readonly value: Int16Array;
  readonly prefers: Int16Array;
}

/** Compiles figures; throws a RangeError when the decks would not come out even. */
export function compile(figures: Figures): Tables {
  const copies = Int16Array.from(KINDS, (name) => figures.copies[name]);
  const points = Int16Array.from(KINDS, (name) => figures.points[name]);
  const protests = Int16Array.from(figures.protests);
  if (sum(copies) !== ACTION_CARDS) throw new RangeError(`the deck has ${ACTION_CARDS} cards, not ${sum(copies)}`);
  if (sum(protests) !== PROTESTS) throw new RangeError(`there are ${PROTESTS} protests, not ${sum(protests)}`);
  if (figures.countries.length !== COUNTRIES.length) {
    throw new RangeError(`there are ${COUNTRIES.length} countries, not ${figures.countries.length}`);
  }
  return {
    alone: figures.alone,
    perType: figures.perType,
    perTypeMost: figures.perTypeMost,
    ahead: figures.ahead,
    nuke: figures.nuke,
    crisis: figures.crisis,
    region: figures.region,
    copies,
    points,
    tension: points.map((ap, kind) => (kind === DIPLOMAT ? 0 : ap)),
    protests,
    draws: Int16Array.from([0, ...figures.draws, 0]),
    value: Int16Array.from(figures.countries, (country) => country.value),
    prefers: Int16Array.from(figures.countries, (country) => country.prefers),
  };
}

function sum(counts: Int16Array): number {
  return counts.reduce((total, count) => total + count, 0);
}
