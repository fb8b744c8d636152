import { readRulebook, type Rulebook } from '@hideout/kernel';

const FILES = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' });

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

const load = async (id: string): Promise<Rulebook> =>
  readRulebook((await FILES[`../../../games/${id}/RULES.md`]?.()) ?? '');
