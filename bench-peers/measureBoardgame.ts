import { threadMilliseconds } from '@hideout/lab';
import { loadBoardgame, moveAction, type PeerGame, type PeerState } from './boardgame.ts';

const MCTS_ITERATIONS = 100;
/** No game here is longer, so every playout ends with the game. */
const PLAYOUT_DEPTH = 60;

/** What boardgame.io reaches with a game, per second of one core. */
export interface PeerRates {
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly movesPerGame: number;
  readonly mctsIterationsPerSecond: number;
}

/** How often to measure, after a warm-up, and for how long each time. */
interface Effort {
  readonly rounds: number;
  readonly milliseconds: number;
}

/** Random play of whole games with the legal list, and its own bot half-way through such games. */
export async function measureBoardgame<G>(game: PeerGame<G>, effort: Effort): Promise<PeerRates> {
  const peer = new Peer(game);
  const rounds = Array.from({ length: effort.rounds + 1 }, () => playFor(peer, effort.milliseconds)).slice(1);
  const { moves, games, seconds } = median(rounds, (round) => round.moves / round.seconds);
  const searches: number[] = [];
  for (let round = 0; round <= effort.rounds; round++) searches.push(await peer.search());
  return {
    movesPerSecond: Math.round(moves / seconds),
    gamesPerSecond: Math.round(games / seconds),
    movesPerGame: moves / games,
    mctsIterationsPerSecond: Math.round(median(searches.slice(1), (rate) => rate)),
  };
}

/** A game in boardgame.io's reducer, run directly. */
class Peer<G> {
  readonly #game: PeerGame<G>;
  readonly #library = loadBoardgame();
  readonly #reduce: (state: PeerState, action: object) => PeerState;

  constructor(game: PeerGame<G>) {
    this.#game = game;
    this.#reduce = this.#library.CreateGameReducer({ game });
  }

  /** Plays a random game, and returns the states in which somebody moved. */
  play(): readonly PeerState[] {
    const passed: PeerState[] = [];
    let state = this.#library.InitializeGame({ game: this.#game, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      passed.push(state);
      const legal = this.#game.ai.enumerate(state.G as G, state.ctx);
      const move = legal[Math.floor(Math.random() * legal.length)]!;
      const before = state;
      state = this.#reduce(state, moveAction(move, state.ctx.currentPlayer));
      if (state === before) throw new Error('boardgame.io refused a move of its own list');
    }
    return passed;
  }

  /** Iterations a second of its bot half-way through a random game. */
  async search(): Promise<number> {
    const passed = this.play();
    const middle = passed[passed.length >> 1]!;
    const { enumerate } = this.#game.ai;
    const options = { game: this.#game, enumerate, iterations: MCTS_ITERATIONS, playoutDepth: PLAYOUT_DEPTH };
    const bot = new this.#library.MCTSBot(options);
    const start = threadMilliseconds();
    await bot.play(middle, middle.ctx.currentPlayer);
    return (1000 * MCTS_ITERATIONS) / (threadMilliseconds() - start);
  }
}

function playFor(peer: { play(): readonly PeerState[] }, milliseconds: number) {
  const start = threadMilliseconds();
  let [moves, games] = [0, 0];
  while (threadMilliseconds() - start < milliseconds) {
    moves += peer.play().length;
    games++;
  }
  return { moves, games, seconds: (threadMilliseconds() - start) / 1000 };
}

function median<T>(list: readonly T[], rateOf: (each: T) => number): T {
  return list.toSorted((a, b) => rateOf(a) - rateOf(b))[list.length >> 1]!;
}
