// The engine alone, for packages that bring it along: node main.js <game>, frames in and frames out.
import { gameOf, GAMES } from '@hideout/catalogue/house';
import { Engine } from './engine.ts';
import { serveFrames } from './frames.ts';

const [id = ''] = process.argv.slice(2);
const game = gameOf(id);
// Whoever drives it has ended.
process.stdout.on('error', () => process.exit(0));
if (game) await serveFrames(new Engine(game), process.stdin, process.stdout);
else {
  console.error(`hideout: there is no game “${id}” (games: ${GAMES.map((each) => each.id).join(', ')})`);
  process.exitCode = 2;
}
