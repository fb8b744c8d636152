import { caperCards } from '@hideout/caper-cards';
import { dealFrom, fromHex, Match, NONCE_BYTES, seedOf, setUp, writeRecord, type GameRecord } from '@hideout/kernel';

const NAMES = ['Ada', 'Otto', 'Mina', 'Boris'];

/** Key and text of a game of Caper Cards with a fixed deal, as the page keeps it; `plays` first choices are made already. */
export function keptGame(id: string, seats: readonly string[], secret: string, plays = 0): readonly [string, string] {
  const setup = setUp(caperCards, seats.length, { boss: '1' });
  if (!setup.ok) throw new Error(setup.problem);
  const nonces = seats.map((_, seat) => new Uint8Array(NONCE_BYTES).fill(seat));
  const start: GameRecord = {
    game: caperCards.id,
    rulesVersion: caperCards.rulesVersion,
    setup: setup.value,
    names: NAMES.slice(0, seats.length),
    deal: dealFrom(fromHex(secret)!, nonces),
    moves: [],
    outcome: undefined,
  };
  const match = new Match(caperCards, setup.value, seedOf(start));
  for (let play = 0; play < plays && match.outcome === undefined; play++)
    match.play(match.actor as never, match.legal().at(0));
  const record = writeRecord({ ...start, moves: match.moves, outcome: match.outcome });
  const game = { record, seats, forced: [], guided: false, imported: false, changed: 0 };
  return [`hideout/game/${id}`, JSON.stringify(game)];
}
