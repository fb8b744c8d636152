import { createRequire } from 'node:module';

/** A state of boardgame.io 0.50.2, as far as the bench looks at it. */
export interface PeerState {
  readonly G: unknown;
  readonly ctx: { readonly gameover?: unknown; readonly currentPlayer: string };
}

/** A move of boardgame.io: its name and arguments. */
export interface PeerMove {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** A game as boardgame.io takes it. */
export interface PeerGame<G> {
  readonly setup: (context: { readonly random: { Shuffle<T>(list: T[]): T[] } }) => G;
  readonly turn: object;
  readonly moves: Readonly<Record<string, (context: PeerContext<G>, ...args: never[]) => unknown>>;
  readonly endIf: (context: { readonly G: G }) => unknown;
  readonly ai: { readonly enumerate: (G: G, ctx: PeerState['ctx']) => readonly PeerMove[] };
}

/** What a move of boardgame.io is given. */
export interface PeerContext<G> {
  readonly G: G;
  readonly playerID: string;
  readonly events: { endTurn(next?: { readonly next: string }): void };
}

/** The parts of boardgame.io that the bench uses. */
interface Boardgame {
  InitializeGame(options: { readonly game: object; readonly numPlayers: number }): PeerState;
  CreateGameReducer(options: { readonly game: object }): (state: PeerState, action: object) => PeerState;
  readonly MCTSBot: new (options: object) => { play(state: PeerState, playerID: string): Promise<unknown> };
}

/** Loads boardgame.io, which has CommonJS entries only. */
export function loadBoardgame(): Boardgame {
  const require = createRequire(import.meta.url);
  return { ...require('boardgame.io/internal'), ...require('boardgame.io/ai') } as Boardgame;
}

/** A move as the action that the reducer takes. */
export const moveAction = ({ move, args }: PeerMove, playerID: string): object => ({
  type: 'MAKE_MOVE',
  payload: { type: move, args, playerID },
});
