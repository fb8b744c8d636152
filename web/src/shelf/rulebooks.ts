import { readRulebook, rulebookFile, type Language, type Rulebook } from '@hideout/kernel';
import { fetchOnce } from './fetchOnce.ts';

const FILES = import.meta.glob<string>('../../../games/*/RULES*.md', { query: '?raw', import: 'default' });

const fetchBook = fetchOnce(async (file) => readRulebook((await FILES[`../../../games/${file}`]?.()) ?? ''));

/** The rulebook of a game in a language. */
export const rulebookOf = (id: string, language: Language): Promise<Rulebook> =>
  fetchBook(`${id}/${rulebookFile(language)}`);
