import { inEveryLanguage, type Language } from '@hideout/kernel';
import { clauseOf, FIGURES, KINDS, LABS, type Spot, type View } from '../rules/index.ts';
import { namesIn } from '../words/names.ts';
import { VOCABULARIES } from '../words/words.ts';
import { CARD_WORDS } from './cardWords.ts';

/** What things are called, by language. */
export const NAMES = inEveryLanguage(VOCABULARIES, namesIn);

/** The types whose active lowers Defcon [CH-4.1]. */
const DEFCON_ACTIVES: ReadonlySet<string> = new Set(['nuke', 'guerrilla', 'soldier']);

/** Whether the active of a type lowers Defcon. */
export const isDefcon = (kind: number): boolean => DEFCON_ACTIVES.has(KINDS[kind]!);

/** All that a type of action card says. */
export function kindCard(kind: number, language: Language) {
  const type = KINDS[kind]!;
  const { kinds, effects } = VOCABULARIES[language];
  return {
    name: kinds[type],
    points: FIGURES.points[type],
    clause: clauseOf(kind),
    gist: CARD_WORDS[language].gists[type],
    isDefcon: isDefcon(kind) || undefined,
    ...effects[type],
  };
}

/** The name of a country. */
export const countryName = (country: number, language: Language): string => NAMES[language].country(country);

/** What every lab is called, and the name of one without its rank. */
export const labWord = (language: Language): string => VOCABULARIES[language].lab;
export const labName = (lab: number, language: Language): string => VOCABULARIES[language].labs[LABS[lab]!];

/** What a location is called: its countries, or the lab. */
export const placeName = (view: View, place: number, language: Language): string => NAMES[language].place(view, place);

/** What a location was called when an event came about. */
export const spotName = (spot: Spot, language: Language): string => NAMES[language].spot(spot);

/** Counts in words: “2 × Spy, 1 × Nuke”. */
export const kindCounts = (counts: readonly number[], language: Language): string =>
  counts.flatMap((held, kind) => (held > 0 ? `${held} × ${NAMES[language].kind(kind)}` : [])).join(', ');

/** Protests in words: “2 × 0, 1 × 3”. */
export const protestCounts = (counts: readonly number[]): string =>
  counts.flatMap((held, value) => (held > 0 ? `${held} × ${value}` : [])).join(', ');
