import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { GAMES } from '@hideout/catalogue/house';
import { writeRecord, type AnyGame } from '@hideout/kernel';
import type { Golden } from '@hideout/testkit';
import { placesNaming, spellingsOf } from '../gameNames.ts';
import { BadInput } from '../badInput.ts';
import { EXAMPLE } from '../example.ts';
import { replaceFile } from '../files.ts';
import { rulebookOf } from '../rulebook.ts';
import { filesOf, TEMPLATE, type NewGame } from '../template.ts';
import type { Terminal } from '../terminal.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CATALOGUE = join(ROOT, 'catalogue/src/index.ts');
/** Random games in which the endings of the new game are looked for. */
const TRIES = { games: 500, seed: 1 };

/** `hideout new`: a game to begin with. */
export function addNew(program: Command, terminal: Terminal): void {
  program
    .command('new')
    .description('lay down a small whole game, ready to be played, tested and changed')
    .argument('<id>', 'its id: small letters, digits and hyphens')
    .option('--clauses <XY>', 'two capital letters that its clauses begin with; otherwise from the id')
    .addHelpText('after', `\nExample:\n  hideout new my-${EXAMPLE} --clauses MY`)
    .action((id: string, { clauses }: { readonly clauses?: string }) => act(terminal, id, clauses));
}

async function act(terminal: Terminal, id: string, clauses: string | undefined): Promise<void> {
  requireFreeId(id);
  const title = id.replaceAll(
    /(^|-)(.)/g,
    (_, hyphen: string, letter: string) => (hyphen && ' ') + letter.toUpperCase(),
  );
  const game: NewGame = { id, title, clauses: clauses === undefined ? lettersFor(id) : requireFreeLetters(clauses) };
  const enter = entryIn(readFileSync(CATALOGUE, 'utf8'));
  await layDown(game);
  replaceFile(CATALOGUE, enter(id));
  terminal.print(
    `games/${id}/ is a whole game, with clauses ${game.clauses}-1.1 and on, and catalogue/src/index.ts lists it.`,
    '',
    `Play it:       npm run hideout -- play ${id}, or npm start`,
    `Test it:       npm test -- games/${id}`,
    'Make it yours: docs/adding-a-game.md',
  );
}

function requireFreeId(id: string): void {
  if (!existsSync(TEMPLATE)) throw new BadInput('a new game is made in a checkout of Hideout, with its tests');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30) {
    throw new BadInput(`“${id}” is no id: small letters, digits and hyphens make one, as in ${EXAMPLE}`);
  }
  if (existsSync(join(ROOT, 'games', id))) throw new BadInput(`there is a game “${id}” already`);
  const [place] = placesNaming(ROOT, { id, names: spellingsOf(id) });
  if (place === undefined) return;
  throw new BadInput(`“${id}” is a word that the house uses already (${place}): choose another id`);
}

const letterOwners = (): ReadonlyMap<string, string> =>
  new Map(
    GAMES.flatMap((game) => rulebookOf(game, 'en').clauses.map((clause) => [clause.id.slice(0, 2), game.id] as const)),
  );

function requireFreeLetters(letters: string): string {
  if (!/^[A-Z]{2}$/.test(letters)) throw new BadInput(`clauses begin with two capital letters, not with “${letters}”`);
  const owner = letterOwners().get(letters);
  if (owner === undefined) return letters;
  throw new BadInput(`the clauses of ${owner} begin with ${letters} already: choose other letters`);
}

/** The first letters of two parts of the id, or its first letter and a later one. */
function lettersFor(id: string): string {
  const owners = letterOwners();
  const initials = Array.from(id.matchAll(/(?<=-)[a-z]/g), ([letter]) => letter);
  const later = Array.from(id.slice(1).replaceAll(/[^a-z]/g, ''));
  const free = [...initials, ...later]
    .map((letter) => (id[0]! + letter).toUpperCase())
    .find((pair) => !owners.has(pair));
  if (free !== undefined) return free;
  throw new BadInput(`no two letters of “${id}” are free for its clauses: say with --clauses which to take`);
}

/** Writes one more line into the list of the catalogue. */
function entryIn(catalogue: string): (id: string) => string {
  const [last] = catalogue.match(/^ +import\('@hideout\/games\/[^']+\/manifest'\),\n(?!.*import\()/m) ?? [];
  if (last === undefined) throw new BadInput('catalogue/src/index.ts has no list of games to add to');
  return (id) => catalogue.replace(last, `${last}${last.replace(/games\/[^/]+/, `games/${id}`)}`);
}

/** Makes the folder of the game, whole or not at all. */
async function layDown(game: NewGame): Promise<void> {
  const draft = join(ROOT, 'games', `.${game.id}`);
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    writeFileSync(join(draft, file), text);
  };
  try {
    for (const [file, text] of filesOf(game)) write(file, text);
    for (const [file, text] of await wholeGamesOf(game.id, draft)) write(file, text);
    renameSync(draft, join(ROOT, 'games', game.id));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The golden games and the recorded endings, which are others for every id: the id is part of the deal. */
async function wholeGamesOf(id: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const { findEndings, goldenFiles } = await import('@hideout/testkit');
  const load = async (file: string): Promise<object> =>
    (await import(pathToFileURL(join(folder, file)).href)) as object;
  const game = Object.values(await load('rules/index.ts')).find(
    (value: Partial<AnyGame>) => value.id === id,
  ) as AnyGame;
  const { GOLDENS } = (await load('test/goldens.ts')) as { readonly GOLDENS: readonly Golden[] };
  const goldens = [...goldenFiles(game, GOLDENS)].map(([name, text]) => [`test/golden/${name}`, text] as const);
  const records = [...findEndings(game, TRIES)].map(
    ([ending, record]) => [`test/records/${ending}.json`, writeRecord(record)] as const,
  );
  return new Map([...goldens, ...records]);
}
