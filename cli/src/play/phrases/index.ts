import type { Language } from '@hideout/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Phrases } from './phrases.ts';

export type { Phrases } from './phrases.ts';

const PHRASES: Readonly<Record<Language, Phrases>> = { en, de };

/** The terminal game's own words in a language. */
export const phrasesOf = (language: Language): Phrases => PHRASES[language];
