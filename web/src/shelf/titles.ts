import { manifestOf } from '@hideout/catalogue';
import type { Language } from '@hideout/kernel';

/** What a game is called; one that the house does not have, by its id. */
export const nameOf = (id: string, language: Language): string => manifestOf(id)?.titles[language].name ?? id;
