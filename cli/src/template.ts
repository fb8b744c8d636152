import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { spellingsOf } from './gameNames.ts';

/** The small game of the test kit: a new game begins as a copy of it. */
export const TEMPLATE = new URL('../../testkit/test/magpie/', import.meta.url);

/** What is to be known of a game before it is there. */
export interface NewGame {
  readonly id: string;
  /** What it is called until somebody says otherwise. */
  readonly title: string;
  /** The two letters that its clauses begin with. */
  readonly clauses: string;
}

/** Where a file of the template lies in the folder of a game. */
function placeOf(file: string): string {
  if (/^(RULES.*\.md|facts\.ts)$/.test(file)) return file;
  if (file === 'fixture.ts') return 'test/redeal.ts';
  if (file === 'words.ts') return 'words/words.ts';
  return /(\.test\.ts|^goldens\.ts|\/)$/.test(file) ? `test/${file}` : `rules/${file}`;
}

/** The text of every file that a new game begins with, by its path in the folder of the game. */
export function filesOf(game: NewGame): ReadonlyMap<string, string> {
  // The index of the template serves other tests; a game has an index of its own.
  const sources = readdirSync(TEMPLATE, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.ts')
    .map(({ name }) => [name, readFileSync(new URL(name, TEMPLATE), 'utf8')] as const);
  const value = valueOf(game.id, sources.map(([, text]) => text).join('\n'));
  const copies = sources.map(([file, text]) => [placeOf(file), renamed(moved(text, file), game, value)] as const);
  return new Map([...copies, ['rules/index.ts', indexOf(game, value)], ['manifest.ts', manifestOf(game, value)]]);
}

/** The name of the game's value in code; never a reserved word, nor a name that the template has for something else. */
function valueOf(id: string, code: string): string {
  let value = id.includes('-') ? spellingsOf(id)[1]! : `${id}Game`;
  while (new RegExp(`\\b${value}\\b`).test(code)) value += 'Game';
  return value;
}

/** The text of a file with its imports and addresses as they must be in the folders of a game. */
function moved(text: string, file: string): string {
  const from = posix.dirname(placeOf(file));
  const to = (path: string): string => posix.relative(from, placeOf(posix.normalize(path)));
  return text
    .replaceAll(/from '(\.\.?\/[^']+)'/g, (_, path: string) => {
      if (path.startsWith('../')) return `from '@hideout/testkit'`;
      return `from '${to(path).replace(/^(?!\.)/, './')}'`;
    })
    .replaceAll(/new URL\('([^']+)'/g, (_, path: string) => `new URL('${to(path)}${path.endsWith('/') ? '/' : ''}'`);
}

const renamed = (text: string, { id, title, clauses }: NewGame, value: string): string =>
  text
    .replaceAll('MG-', `${clauses}-`)
    .replaceAll("'magpie'", `'${id}'`)
    .replaceAll(/\bmagpie\b/g, value)
    .replaceAll(/(?<=^# |name: ')(Magpie|Elster)\b/gm, title);

const indexOf = ({ title }: NewGame, value: string): string => `/** The public face of ${title}. */
export type { Event } from './events.ts';
export { ${value} } from './game.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
`;

const manifestOf = (
  { title }: NewGame,
  value: string,
): string => `import type { Manifest } from '@hideout/catalogue/manifest';
import { facts } from './facts.ts';
import type { Event, State, View } from './rules/index.ts';

/** ${title}, as the house knows it. */
export const manifest: Manifest<State, Event, View> = {
  ...facts,
  rules: async () => (await import('./rules/index.ts')).${value},
};
`;
