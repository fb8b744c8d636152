// Our games beside boardgame.io on the same machine, in the same run: npm run bench:peers [-- --json]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@hideout/catalogue';
import { setUp } from '@hideout/kernel';
import { benchApart, STANDARD_EFFORT, threadMilliseconds } from '@hideout/lab';
import { loadBoardgame, moveAction, type PeerState } from './boardgame.ts';
import { caper } from './caper.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROUNDS = 5;
const ROUND_MILLISECONDS = 1000;
const MCTS_ITERATIONS = 100;

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

interface PeerResult {
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly movesPerGame: number;
  readonly mctsIterationsPerSecond: number;
}

/** Random play of whole games with the legal list, on one core; after a warm-up the median of some rounds. */
async function measurePeer(): Promise<PeerResult> {
  const { InitializeGame, CreateGameReducer, MCTSBot } = loadBoardgame();
  const reduce = CreateGameReducer({ game: caper });
  const play = (onMove: (state: PeerState) => void): void => {
    let state = InitializeGame({ game: caper, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const player = state.ctx.currentPlayer;
      const legal = caper.ai.enumerate(state.G as never, state.ctx);
      const before = state;
      onMove(before);
      state = reduce(state, moveAction(legal[Math.floor(Math.random() * legal.length)]!, player));
      if (state === before) throw new Error('boardgame.io refused a move of its own list');
    }
  };
  const playGame = (): number => {
    let moves = 0;
    play(() => moves++);
    return moves;
  };
  const halfWay = (): PeerState => {
    const passed: PeerState[] = [];
    play((state) => passed.push(state));
    return passed[passed.length >> 1]!;
  };
  const rounds = Array.from({ length: ROUNDS + 1 }, () => playFor(playGame)).slice(1);
  const { moves, games, seconds } = rounds.toSorted((a, b) => a.moves / a.seconds - b.moves / b.seconds)[ROUNDS >> 1]!;

  const bot = new MCTSBot({
    game: caper,
    enumerate: caper.ai.enumerate,
    iterations: MCTS_ITERATIONS,
    playoutDepth: 50, // no game is longer: every playout ends with the game
  });
  const searches: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const middle = halfWay();
    const start = threadMilliseconds();
    await bot.play(middle, middle.ctx.currentPlayer);
    searches.push((1000 * MCTS_ITERATIONS) / (threadMilliseconds() - start));
  }
  const mcts = searches.slice(1).toSorted((a, b) => a - b)[ROUNDS >> 1]!;
  return {
    movesPerSecond: Math.round(moves / seconds),
    gamesPerSecond: Math.round(games / seconds),
    movesPerGame: moves / games,
    mctsIterationsPerSecond: Math.round(mcts),
  };
}

function playFor(playGame: () => number) {
  const start = threadMilliseconds();
  let moves = 0;
  let games = 0;
  while (threadMilliseconds() - start < ROUND_MILLISECONDS) {
    moves += playGame();
    games++;
  }
  return { moves, games, seconds: (threadMilliseconds() - start) / 1000 };
}

async function measureOurs(id: string) {
  const game = GAMES.find((each) => each.id === id)!;
  const setup = setUp(game, Math.max(game.seats.min, 2));
  if (!setup.ok) throw new Error(setup.problem);
  const result = await benchApart({ game: id, setup: setup.value, effort: STANDARD_EFFORT });
  const { actionsPerSecond, gamesPerSecond, midgameSearchesPerSecond, plainSearchesPerSecond } = result!;
  return { game: id, actionsPerSecond, gamesPerSecond, midgameSearchesPerSecond, plainSearchesPerSecond };
}

install();
// The peer's fastest mode.
process.env['NODE_ENV'] = 'production';
const peer = await measurePeer();
const ours = [];
for (const { id } of GAMES) {
  const result = await measureOurs(id);
  ours.push({ ...result, ratio: Math.round(result.actionsPerSecond / peer.movesPerSecond) });
}

if (process.argv.includes('--json')) console.log(JSON.stringify({ 'boardgame.io': peer, ours }));
else {
  const figure = (number: number): string => number.toLocaleString('en').padStart(12);
  console.log('Random play of whole games with the legal list, per second of one core,\nsame machine, same run\n');
  console.log(`${'boardgame.io 0.50.2, Caper Cards in short'.padEnd(44)}${figure(peer.movesPerSecond)} moves/s`);
  for (const { game, actionsPerSecond, ratio } of ours) {
    console.log(`${`Hideout, ${game}`.padEnd(44)}${figure(actionsPerSecond)} actions/s  ${figure(ratio).trim()} times`);
  }
  const { mctsIterationsPerSecond, movesPerGame } = peer;
  const line = (name: string, ...cells: readonly string[]): string =>
    name.padEnd(48) + cells.map((cell) => cell.padStart(18)).join('');
  const count = (number: number): string => figure(number).trim();
  console.log('\nIterations of tree search half-way through games, per second of one core, same run\n');
  console.log(line('', 'random playouts', 'as our bots', 'decisions a game'));
  console.log(
    line('boardgame.io’s MCTS bot, Caper Cards in short', count(mctsIterationsPerSecond), '', movesPerGame.toFixed(1)),
  );
  for (const { game, actionsPerSecond, gamesPerSecond, midgameSearchesPerSecond, plainSearchesPerSecond } of ours) {
    const length = (actionsPerSecond / gamesPerSecond).toFixed(1);
    console.log(line(`Hideout, ${game}`, count(plainSearchesPerSecond), count(midgameSearchesPerSecond), length));
  }
  console.log('\nEvery random playout goes to the end of the game: the longer the game, the more an iteration does.');
}
