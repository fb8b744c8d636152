import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The one file outside their folders that lists the games, one line each. */
const CATALOGUE = 'catalogue/src/index.ts';
const catalogueLine = (id: string): string => `  import('@hideout/games/${id}/manifest'),`;

/** Tests of the whole house, examples and prose may name any game; pictures and the weights of nets hold no words. */
const FREE = /(^|\/)test\/|^web\/e2e\/|^python\/(tests|examples)\/|^docs\/|\.(md|png|jpg|woff2)$|\/nets\/[^/]+\.json$/;

/** A game and every way in which it could be named. */
interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** An id in the spellings that code has for it: kebab, camel, Pascal and snake. */
export function spellingsOf(id: string): readonly string[] {
  const parts = id.split('-');
  const pascal = parts.map((part) => part[0]!.toUpperCase() + part.slice(1)).join('');
  return [...new Set([id, pascal[0]!.toLowerCase() + pascal.slice(1), pascal, parts.join('_')])];
}

async function gamesIn(root: string): Promise<readonly Named[]> {
  const ids = readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'facts.ts')));
  return Promise.all(
    ids.map(async (id) => {
      const { facts } = (await import(pathToFileURL(join(root, 'games', id, 'facts.ts')).href)) as {
        readonly facts: { readonly titles: Readonly<Record<string, { readonly name: string }>> };
      };
      const titles = Object.values(facts.titles).map(({ name }) => name);
      return { id, names: [...new Set([...spellingsOf(id), ...titles])] };
    }),
  );
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every place, as `file:line`, where a file that is bound to name no game has one of these names as a word. */
export function placesNaming(root: string, { id, names }: Named): readonly string[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${names.map(escape).join('|')})(?![\\p{Ll}\\d])`, 'u');
  return filesIn(root).flatMap((file) => {
    if (FREE.test(file) || file.startsWith(`games/${id}/`)) return [];
    const allowed = file === CATALOGUE ? catalogueLine(id) : undefined;
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, at) => (line !== allowed && pattern.test(line) ? [`${file}:${at + 1}`] : []));
  });
}

/** Every file but those of folders that git leaves out. */
export function filesIn(root: string): readonly string[] {
  const ignored = new Set(['.git/', ...readFileSync(join(root, '.gitignore'), 'utf8').split('\n')]);
  const inFolder = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (entry.isFile()) return [folder + entry.name];
      return entry.isDirectory() && !ignored.has(`${entry.name}/`) ? inFolder(`${folder}${entry.name}/`) : [];
    });
  return inFolder('');
}

/** Every breach in a checkout: where, and which game is named there. */
export async function breachesIn(root: string): Promise<readonly string[]> {
  const games = await gamesIn(root);
  return games.flatMap((game) => placesNaming(root, game).map((place) => `${place}: names ${game.id}`));
}
