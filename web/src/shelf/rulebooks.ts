import { parseRules, type Clause } from '@hideout/kernel';

const FILES = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' });

/** A rulebook: its text, and its clauses by id. */
export interface Rulebook {
  readonly markdown: string;
  readonly clauses: ReadonlyMap<string, Clause>;
}

const fetched = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game; each is fetched once. */
export function rulebookOf(id: string): Promise<Rulebook> {
  const known = fetched.get(id);
  if (known) return known;
  const loading = load(id);
  fetched.set(id, loading);
  loading.catch(() => fetched.delete(id));
  return loading;
}

async function load(id: string): Promise<Rulebook> {
  const markdown = (await FILES[`../../../games/${id}/RULES.md`]?.()) ?? '';
  return { markdown, clauses: new Map(parseRules(markdown).map((clause) => [clause.id, clause])) };
}
