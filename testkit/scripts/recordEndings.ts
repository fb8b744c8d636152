// Writes a short recorded game for every ending:
//   npm run record-endings -w @hideout/testkit -- <game> [games to try] [folder]
// An ending that already has a record of the present rules keeps it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeRecord, type AnyGame } from '@hideout/kernel';
import { findEndings, problemsOf } from '../src/index.ts';

const [id = '', games = '2000', folder = fileURLToPath(new URL(`../../games/${id}/test/records`, import.meta.url))] =
  process.argv.slice(2);

async function gameOf(): Promise<AnyGame | undefined> {
  const index = new URL(`../../games/${id}/rules/index.ts`, import.meta.url);
  if (id === '' || !existsSync(index)) return undefined;
  const exported: unknown[] = Object.values((await import(index.href)) as object);
  return exported.find((value): value is AnyGame => (value as Partial<AnyGame>).id === id);
}

function recordEndings(game: AnyGame): void {
  mkdirSync(folder, { recursive: true });
  const found = findEndings(game, { games: Number(games), seed: 1 });
  for (const ending of game.endings) {
    const file = join(folder, `${ending.replaceAll(/[^a-z0-9]+/gi, '-')}.json`);
    const isKept = existsSync(file) && problemsOf(game, readFileSync(file, 'utf8')).length === 0;
    const record = found.get(ending);
    if (!isKept && record) writeFileSync(file, writeRecord(record));
    console.log(
      `${ending}: ${isKept ? 'kept' : record ? `${record.moves.length} actions` : `not met in ${games} games`}`,
    );
  }
}

const game = await gameOf();
if (!game) console.error(`There is no game “${id}”.`);
else if (!/^[1-9]\d*$/.test(games)) console.error(`“${games}” is not a number of games.`);
else recordEndings(game);
process.exitCode = game ? 0 : 1;
