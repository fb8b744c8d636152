import { caperCards } from '@hideout/games/caper-cards';
import {
  dealFrom,
  fromHex,
  Match,
  NONCE_BYTES,
  seatOf,
  seedOf,
  setUp,
  writeRecord,
  type Action,
  type AnyGame,
  type AnyMatch,
  type GameRecord,
} from '@hideout/kernel';

const NAMES = ['Ada', 'Otto', 'Mina', 'Boris'];

/** A game with a fixed deal that has been played up to some moment. */
export interface Kept {
  /** Caper Cards with one Boss, if nothing else is said. */
  readonly game?: unknown;
  readonly options?: Readonly<Record<string, string>>;
  /** By seat: `person`, or the name of a bot. */
  readonly seats: readonly string[];
  readonly secret: string;
  /** Where it stands; at the start, if nothing is said. */
  readonly until?: (match: AnyMatch) => boolean;
  /** How it came there; by first choices, if nothing is said. */
  readonly choose?: (match: AnyMatch) => Action;
}

/** A game that has seen this many actions. */
export const after =
  (moves: number) =>
  (match: AnyMatch): boolean =>
    match.length >= moves;

/** Key and text of such a game, as the page keeps it; undefined when it ends before that moment. */
export function keptGameAt(id: string, kept: Kept): readonly [string, string] | undefined {
  const { game: any = caperCards, options = kept.game ? {} : { boss: '1' }, seats, until = after(0) } = kept;
  const game = any as AnyGame;
  const setup = setUp(game, seats.length, options);
  if (!setup.ok) throw new Error(setup.problem);
  const nonces = seats.map((_, seat) => new Uint8Array(NONCE_BYTES).fill(seat));
  const start: GameRecord = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    setup: setup.value,
    names: NAMES.slice(0, seats.length),
    deal: dealFrom(fromHex(kept.secret)!, nonces),
    moves: [],
    outcome: undefined,
  };
  const match: AnyMatch = new Match(game, setup.value, seedOf(start));
  while (!until(match)) {
    if (match.outcome !== undefined) return undefined;
    match.play(seatOf(match.actor), kept.choose?.(match) ?? match.legal().at(0));
  }
  const record = writeRecord({ ...start, moves: match.moves, outcome: match.outcome });
  const text = { record, seats, forced: [], guided: false, imported: false, changed: 0 };
  return [`hideout/game/${id}`, JSON.stringify(text)];
}

/** The same for a moment that is known to come. */
export function keptGame(id: string, kept: Kept): readonly [string, string] {
  const game = keptGameAt(id, kept);
  if (!game) throw new Error(`the game “${id}” ends before its moment`);
  return game;
}
