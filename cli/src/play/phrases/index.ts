import type { Language } from '@hideout/kernel';
import { de } from './de.ts';
import { en, type Phrases } from './en.ts';

export type { Phrases };

const PHRASES: Readonly<Record<Language, Phrases>> = { en, de };

/** The terminal game's own words in a language. */
export const phrasesOf = (language: Language): Phrases => PHRASES[language];
