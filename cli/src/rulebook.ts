import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '@hideout/catalogue/house';
import { parseRules, type AnyGame, type Clause } from '@hideout/kernel';
import { BadInput } from './badInput.ts';

const folderOf = (game: AnyGame): URL => new URL(`../../games/${game.id}/`, import.meta.url);

/** The rulebook of a game as it is written. */
export const rulesOf = (game: AnyGame): string => readFileSync(new URL('RULES.md', folderOf(game)), 'utf8');

/** The games that have a rulebook, with their folders. */
export const gamesWithRules = (): readonly { readonly game: AnyGame; readonly folder: URL }[] =>
  GAMES.map((game) => ({ game, folder: folderOf(game) })).filter(({ folder }) =>
    existsSync(new URL('RULES.md', folder)),
  );

/** The clause of that id, in upper or lower case, or which ids are near to it. */
export function findClause(game: AnyGame, id: string): Clause {
  const clauses = parseRules(rulesOf(game));
  const wanted = id.toUpperCase();
  const clause = clauses.find((each) => each.id === wanted);
  if (clause) return clause;
  const near = clauses.toSorted((a, b) => distance(a.id, wanted) - distance(b.id, wanted)).slice(0, 3);
  throw new BadInput(`${game.id} has no clause “${id}” (nearest: ${near.map((each) => each.id).join(', ')})`);
}

/** How many letters must be put in, left out or changed to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
