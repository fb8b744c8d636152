import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { breachesIn, spellingsOf } from '../src/gameNames.ts';

const HOUSE = {
  'games/river-boats/facts.ts':
    "export const facts = { titles: { en: { name: 'Boats & Rivers' }, de: { name: 'Flusskähne' } } };",
  'games/river-boats/rules/game.ts': 'export const riverBoats = {};',
  'catalogue/src/index.ts': "const FOLDERS = [\n  import('@hideout/games/river-boats/manifest'),\n];",
  'web/e2e/boats.spec.ts': "open('river-boats');",
  'docs/boats.txt': 'River Boats is Boats & Rivers',
  'README.md': 'Boats & Rivers',
  '.gitignore': 'dist/\n',
  'web/dist/page.js': 'riverBoats',
};

/** What is wrong in a house with these files. */
function breachesWith(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'hideout-names-'));
  for (const [file, text] of Object.entries({ ...HOUSE, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return breachesIn(root);
}

it('knows how an id is spelled', () => {
  expect(spellingsOf('river-boats')).toEqual(['river-boats', 'riverBoats', 'RiverBoats', 'river_boats']);
  expect(spellingsOf('chess')).toEqual(['chess', 'Chess']);
});

it('lets a game be named in its folder, its line of the catalogue, tests and prose', async () => {
  expect(await breachesWith({})).toEqual([]);
});

it.each([
  ['an id', "\nplay('river-boats')"],
  ['an identifier', '\nlet riverBoats;'],
  ['a longer one', '\nclass RiverBoatsBoard {}'],
  ['a title', '\n// like Boats & Rivers'],
  ['a title in another language', '\n// wie Flusskähne'],
  ['a picture', "\n'docs/screens/river-boats-desk.jpg'"],
])('finds %s anywhere else', async (_, text) => {
  expect(await breachesWith({ 'cli/src/play.ts': text })).toEqual(['cli/src/play.ts:2: names river-boats']);
});

it('leaves other words alone', async () => {
  expect(await breachesWith({ 'cli/src/play.ts': 'riverBoatsman, myriverBoats, river boats' })).toEqual([]);
});

it('finds a game in the folder of another, in the lock file, and a second line in the catalogue', async () => {
  const twice = `${HOUSE['catalogue/src/index.ts']}\nexport const FIRST = 'river-boats';`;
  const found = await breachesWith({
    'games/chess/rules/game.ts': 'riverBoats',
    'package-lock.json': '{ "games/river-boats": {} }',
    'catalogue/src/index.ts': twice,
  });
  expect(found.map((breach) => breach.split(':')[0]!).toSorted()).toEqual([
    'catalogue/src/index.ts',
    'games/chess/rules/game.ts',
    'package-lock.json',
  ]);
});
