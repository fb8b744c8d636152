import { gameOf } from '@hideout/catalogue/house';
import {
  dealFrom,
  FastRng,
  Match,
  NOBODY,
  NONCE_BYTES,
  seatOf,
  seedOf,
  setUp,
  sha256,
  utf8,
  type AnyGame,
  type AnyMatch,
  type GameRecord,
} from '@hideout/kernel';

/** A whole random game of Caper Cards with a proper deal, the same for the same number. */
export function finishedRecord(number: number, seats = 2): GameRecord {
  const game = gameOf('caper-cards') as AnyGame;
  const setup = setUp(game, seats);
  if (!setup.ok) throw new Error(setup.problem);
  const bytes = (what: string): Uint8Array => sha256(utf8(`${what} of game ${number}`));
  const nonces = Array.from({ length: seats }, (_, seat) => bytes(`nonce ${seat}`).slice(0, NONCE_BYTES));
  const names = ['Anna', 'Ben', 'Clara', 'David'].slice(0, seats);
  const { id, rulesVersion } = game;
  const head = { game: id, rulesVersion, setup: setup.value, names, deal: dealFrom(bytes('secret'), nonces) };
  const match: AnyMatch = new Match(game, setup.value, seedOf(head));
  const rng = new FastRng(number);
  while (match.actor !== NOBODY) {
    const legal = match.legal();
    match.play(seatOf(match.actor), legal.at(rng.below(legal.size)));
  }
  return { ...head, moves: match.moves, outcome: match.outcome };
}
