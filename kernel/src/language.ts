/** Every language that Hideout speaks; a game that lacks one does not compile. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One of something for every language. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** What is made of each language's own. */
export const inEveryLanguage = <From, To>(of: ByLanguage<From>, make: (from: From) => To): ByLanguage<To> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(of[language])])) as ByLanguage<To>;
