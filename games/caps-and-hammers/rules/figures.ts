import { D, figuresOf, R, type Figure, type FiguresOf, type FigureTable, type Tuning } from '@hideout/kernel';
import { COUNTRIES, type CountryName } from './countries.ts';
import { DIPLOMAT, KINDS, type KindName } from './kinds.ts';

/** Action cards in the box [CH-1.1]. */
export const ACTION_CARDS = 74;
/** Protest tokens in the box [CH-1.1]. */
const PROTESTS = 40;
/** Protests are worth 0 to 3. */
export const VALUES = 4;
/** Where Defcon starts and what it is reset to [CH-1.2, CH-4.3]. */
export const TOP_DEFCON = 5;

/** The countries whose preference the published rules name, in an example [CH-9.1]. */
export const NAMED: ReadonlySet<string> = new Set(['brazil', 'south-africa', 'china']);
const ofCountries = (
  figureOf: (country: (typeof COUNTRIES)[number]) => Figure,
): Readonly<Record<CountryName, Figure>> =>
  Object.fromEntries(COUNTRIES.map((country) => [country.name, figureOf(country)])) as Record<CountryName, Figure>;

/** The same figure for each type. */
const ofKinds = (figure: Figure) => Object.fromEntries(KINDS.map((name) => [name, figure])) as Record<KindName, Figure>;

/** Every figure of the game. */
const TABLE = {
  /** Copies of each type; together 74, so that the deck comes out even [CH-1.3]. */
  copies: { ...ofKinds(D(8)), soldier: D(10) },
  /** Printed action points of each type. */
  points: { ...ofKinds(D(2)), nuke: D(3) },
  /** An Admiral who is your only card there [CH-6.6]. */
  alone: D(2),
  /** A Policeman for each enemy type there, and at most [CH-6.8]. */
  perType: D(1),
  perTypeMost: D(2),
  /** A Scientist of the side with more labs [CH-6.9]. */
  ahead: D(1),
  /** An activated Nuke [CH-6.10]. */
  nuke: D(3),
  /** How many protests there are of value 0, 1, 2 and 3; together 40 [CH-4.4]. */
  protests: { 0: D(12), 1: D(14), 2: D(10), 3: D(4) },
  /** How many protests are drawn at each level of Defcon [CH-4.1]. */
  draws: { 1: R(5), 2: D(2), 3: D(1), 4: D(1) },
  /** Printed action points on one location that make a crisis [CH-5.4]. */
  crisis: R(13),
  /** Supremacy points for a whole region [CH-8.1]. */
  region: R(3),
  /** Supremacy points of each country, and whom it prefers [CH-7.1]. */
  value: ofCountries(({ value }) => D(value)),
  prefers: ofCountries(({ name, prefers }) => (NAMED.has(name) ? R : D)(prefers)),
} satisfies FigureTable;

/** What the figures of a game are worth. */
type Figures = FiguresOf<typeof TABLE>;

/** The figures of the rulebook. */
export const FIGURES: Figures = figuresOf(TABLE);

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

/** The figures of the rulebook with this tuning; throws a RangeError when the decks would not come out even. */
export function compile(tuning: Tuning = {}): Tables {
  const figures = figuresOf(TABLE, tuning);
  const copies = Int16Array.from(KINDS, (name) => figures.copies[name]);
  const points = Int16Array.from(KINDS, (name) => figures.points[name]);
  const protests = Int16Array.from(Object.values(figures.protests));
  if (sum(copies) !== ACTION_CARDS) throw new RangeError(`the deck has ${ACTION_CARDS} cards, not ${sum(copies)}`);
  if (sum(protests) !== PROTESTS) throw new RangeError(`there are ${PROTESTS} protests, not ${sum(protests)}`);
  return {
    ...figures,
    copies,
    points,
    tension: points.map((ap, kind) => (kind === DIPLOMAT ? 0 : ap)),
    protests,
    draws: Int16Array.from([0, ...Object.values(figures.draws), 0]),
    value: Int16Array.from(COUNTRIES, ({ name }) => figures.value[name]),
    prefers: Int16Array.from(COUNTRIES, ({ name }) => figures.prefers[name]),
  };
}

function sum(counts: Int16Array): number {
  return counts.reduce((total, count) => total + count, 0);
}
