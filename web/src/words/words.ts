import type { ByLanguage, Language } from '@hideout/kernel';
import { currentLanguage, setSetting, useSettings, type Settings } from '../store/settings.ts';
import type { Messages } from './en.ts';

export type { Messages } from './en.ts';

/** Each language is fetched when it is spoken. */
const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};
const messages = new Map<Language, Messages>();

/** Fetches what the page says in its present language; before that it cannot say anything. */
export async function loadMessages(): Promise<void> {
  const language = currentLanguage();
  if (!messages.has(language)) messages.set(language, await LOADERS[language]());
}

/** Changes the language as soon as its words are there. */
export async function chooseLanguage(choice: Settings['language']): Promise<void> {
  const language = currentLanguage(choice);
  if (!messages.has(language)) messages.set(language, await LOADERS[language]());
  setSetting('language', choice);
}

/** The language of the page, kept up to date in a component. */
export function useLanguage(): Language {
  useSettings();
  return currentLanguage();
}

/** What the page says, in its language. */
export const useMessages = (): Messages => messages.get(useLanguage())!;

/** A hook for words that come with the part of the page that says them; what English says, every language does. */
export function wordsHook<Words>(words: ByLanguage<Words>): () => Words {
  return function useWords() {
    return words[useLanguage()];
  };
}

/** Names as a list in a sentence. */
export const listNames = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
