import {
  given,
  dealFrom,
  drawLots,
  fromHex,
  NONCE_BYTES,
  rematchOf,
  replay,
  SEED_BYTES,
  writeRecord,
  type AnyGame,
  type GameRecord,
  type Setup,
} from '@hideout/kernel';
import { type LocalSeat } from './gameLines.ts';
import { saveGame, type LocalGame } from './localGames.ts';
import { SPARRING, seatSparring, sparringStrength } from './sparring.ts';

/** What somebody chose on the set-up page. */
export interface Choices {
  readonly setup: Setup;
  readonly seats: readonly LocalSeat[];
  readonly names: readonly string[];
  readonly guided: boolean;
  /** A fixed secret, as hexadecimal text; a new one is drawn when there is none. */
  readonly secret?: string;
}

const draw = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
const newId = (): string => Array.from(draw(5), (byte) => byte.toString(36).padStart(2, '0')).join('');

/** Draws lots for this many seats, with the chance of this browser. */
export const castLots = (seats: number): readonly number[] => drawLots(seats, draw(SEED_BYTES));

/** Deals a new local game and keeps it. A guided game has fixed nonces too, so that its deal is always the same. */
export function startGame(game: AnyGame, choices: Choices): LocalGame {
  const secret = choices.secret === undefined ? draw(SEED_BYTES) : fromHex(choices.secret)!;
  const nonces = choices.seats.map((_, seat) =>
    choices.secret === undefined ? draw(NONCE_BYTES) : new Uint8Array(NONCE_BYTES).fill(seat),
  );
  const record: GameRecord = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    setup: choices.setup,
    names: choices.names,
    deal: dealFrom(secret, nonces),
    moves: [],
    outcome: undefined,
  };
  const seated = seatSparring(choices.seats, () => sparringStrength(game.id, game.cooperative));
  return keep({ record, ...seated, guided: choices.guided, imported: false });
}

/** Another game of the same players by the current rules, turned on as those of the game say. */
export function startRematch(played: AnyGame, { record, seats, sparring }: LocalGame, current: AnyGame): LocalGame {
  const match = given(replay(played, record));
  const { setup, seating } = rematchOf(match, current);
  return startGame(current, {
    setup,
    seats: seating.map((seat) => (sparring?.seats.includes(seat) ? SPARRING : seats[seat]!)),
    names: seating.map((seat) => record.names[seat]!),
    guided: false,
  });
}

/** Another game that begins where a recorded one stood after this many actions. */
export function forkGame(record: GameRecord, step: number, seats: readonly LocalSeat[]): LocalGame {
  const moves = record.moves.slice(0, step);
  const whole = step >= record.moves.length;
  return keep({
    record: { ...record, moves, outcome: whole ? record.outcome : undefined },
    seats,
    guided: false,
    imported: false,
  });
}

/** The deal of a finished game from its start, to be compared with it afterwards. */
export function startSameDeal(record: GameRecord, seats: readonly LocalSeat[], names: readonly string[]): LocalGame {
  const { game, rulesVersion, setup, deal } = record;
  const again: GameRecord = { game, rulesVersion, setup, names, deal, moves: [], outcome: undefined };
  return keep({ record: again, seats, guided: false, imported: false, original: writeRecord(record) });
}

/** Keeps a game that came out of a file, to be looked at. */
export const importGame = (record: GameRecord): LocalGame =>
  keep({ record, seats: record.names.map(() => 'person'), guided: false, imported: true });

function keep(parts: Pick<LocalGame, 'record' | 'seats' | 'guided' | 'imported' | 'original' | 'sparring'>): LocalGame {
  const game: LocalGame = { ...parts, id: newId(), forced: [], changed: Date.now() };
  saveGame(game);
  return game;
}
