import { readRulebook } from '@hideout/kernel';
import { testTitles } from './titles.ts';

/** Which clauses of a rulebook have a test that cites them in its title. */
export type ClauseCoverage = Readonly<ReturnType<typeof clauseCoverage>>;

/** Compares a rulebook with the sources of its tests. All is well when `missing`, `unknown` and `repeated` are empty. */
export function clauseCoverage(rules: string, testSources: readonly string[]) {
  const ids = readRulebook(rules).clauses.map((clause) => clause.id);
  const clauses = [...new Set(ids)];
  const cited = new Set(testSources.flatMap((source) => testTitles(source).flatMap(citedIn)));
  return {
    /** All clause ids in the order of the rulebook. */
    clauses,
    tested: clauses.filter((id) => cited.has(id)),
    missing: clauses.filter((id) => !cited.has(id)),
    /** Ids that a title cites and the rulebook does not have. */
    unknown: [...cited].filter((id) => !clauses.includes(id)).toSorted(),
    /** Ids that the rulebook gives to more than one clause. */
    repeated: clauses.filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id)),
  };
}

/** The ids in square brackets at the start of a title: `[CC-2.2] [CC-2.3] a player must …`. */
function citedIn(title: string): string[] {
  const head = /^(?:\s*\[[A-Z]{2}-\d+\.\d+\])+/.exec(title)?.[0] ?? '';
  return head.match(/[A-Z]{2}-\d+\.\d+/g) ?? [];
}
