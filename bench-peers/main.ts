// Our games beside others on the same machine, in the same run: npm run bench:peers [-- --json]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@hideout/catalogue/house';
import { given, setUp } from '@hideout/kernel';
import { benchApart, STANDARD_EFFORT } from '@hideout/lab';
import { bare } from './bare.ts';
import { measureBoardgame } from './measureBoardgame.ts';
import { measureNative } from './native.ts';
import { short } from './short.ts';
import { textOf, type Comparison, type OurRates } from './comparison.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const EFFORT = { rounds: 5, milliseconds: 1000 };

function install(): void {
  if (existsSync(new URL('node_modules/.package-lock.json', import.meta.url))) return;
  console.error('Installing the peers (once) …');
  const { status } = spawnSync('npm ci --loglevel=error --no-progress', {
    cwd: HERE,
    shell: true,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('npm ci failed in bench-peers');
}

async function measureOurs(id: string): Promise<OurRates> {
  const game = GAMES.find((each) => each.id === id)!;
  const setup = given(setUp(game, Math.max(game.seats.min, 2)));
  const result = await benchApart({ game: id, setup, effort: STANDARD_EFFORT });
  const { actionsPerSecond, gamesPerSecond, midgameSearchesPerSecond, plainSearchesPerSecond } = result!;
  return { game: id, actionsPerSecond, gamesPerSecond, midgameSearchesPerSecond, plainSearchesPerSecond };
}

async function compare(): Promise<Comparison> {
  const say = (what: string): void => console.error(`${what} …`);
  say('boardgame.io');
  const boardgame = { short: await measureBoardgame(short, EFFORT), bare: await measureBoardgame(bare, EFFORT) };
  say('C++');
  const native = measureNative(EFFORT.rounds, EFFORT.milliseconds / 1000);
  const ours: OurRates[] = [];
  for (const { id } of GAMES) {
    say(id);
    ours.push(await measureOurs(id));
  }
  return { boardgame, native, ours };
}

install();
// The peer's fastest mode.
process.env['NODE_ENV'] = 'production';
const comparison = await compare();
console.log(process.argv.includes('--json') ? JSON.stringify(comparison) : textOf(comparison));
