import {
  clauseOf,
  COUNTRIES,
  ENGLISH,
  FIGURES,
  GERMAN,
  KINDS,
  LABS,
  type CardInPlay,
  type Spot,
  type View,
  type Vocabulary,
} from '../rules/index.ts';
import type { Language } from '@hideout/kernel';
import { KIND_WORDS } from './kindWords.ts';

/** How a card in play lies. */
export type FaceName = CardInPlay['face'];

/** The game's own names by language. */
export const VOCABULARY: Readonly<Record<Language, Vocabulary>> = { en: ENGLISH, de: GERMAN };

/** All that a type of action card says. */
export const kindCard = (kind: number, language: Language) => ({
  name: VOCABULARY[language].kinds[KINDS[kind]!],
  points: FIGURES.points[KINDS[kind]!],
  clause: clauseOf(kind),
  ...KIND_WORDS[language][KINDS[kind]!],
});

/** The name of a country. */
export const countryName = (country: number, language: Language): string =>
  VOCABULARY[language].countries[COUNTRIES[country]!.name];

/** The name of a lab without its rank. */
export const labName = (lab: number, language: Language): string => VOCABULARY[language].labs[LABS[lab]!];

/** What a location is called: its countries, or the lab. */
export function placeName({ places, lab }: View, place: number, language: Language): string {
  const { countries } = places[place]!;
  if (countries.length === 0) return VOCABULARY[language].lab(lab - 1);
  return countries.map((country) => countryName(country, language)).join(' + ');
}

/** What a location was called when an event came about. */
export const spotName = ({ site }: Spot, language: Language): string =>
  site < COUNTRIES.length ? countryName(site, language) : VOCABULARY[language].lab(site - COUNTRIES.length);

/** Counts in words: “2 × Spy, 1 × Nuke”. */
export const kindCounts = (counts: readonly number[], language: Language): string =>
  counts.flatMap((held, kind) => (held > 0 ? `${held} × ${kindCard(kind, language).name}` : [])).join(', ');

/** Protests in words: “2 × 0, 1 × 3”. */
export const protestCounts = (counts: readonly number[]): string =>
  counts.flatMap((held, value) => (held > 0 ? `${held} × ${value}` : [])).join(', ');
