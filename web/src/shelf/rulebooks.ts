import { parseRules, type Clause } from '@hideout/kernel';
import { fetchOnce } from './fetchOnce.ts';

const FILES = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' });

/** A rulebook: its text, and its clauses by id. */
export interface Rulebook {
  readonly markdown: string;
  readonly clauses: ReadonlyMap<string, Clause>;
}

/** The rulebook of a game. */
export const rulebookOf: (id: string) => Promise<Rulebook> = fetchOnce(async (id) => {
  const markdown = (await FILES[`../../../games/${id}/RULES.md`]?.()) ?? '';
  return { markdown, clauses: new Map(parseRules(markdown).map((clause) => [clause.id, clause])) };
});
