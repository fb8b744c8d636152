/** Every language that Hideout speaks; a game that lacks one does not compile. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
