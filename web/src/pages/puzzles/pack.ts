import type { AnyBoard } from '@hideout/boardkit';
import { readPack, type Pack } from '@hideout/bots';
import type { AnyGame } from '@hideout/kernel';
import { fetchOnce } from '../../shelf/fetchOnce.ts';
import { boardOf, find, rulesBy } from '../../shelf/games.ts';

/** The puzzles of a game with the rules that they go by and the board that they are shown on. */
export interface OpenPack {
  readonly game: AnyGame;
  readonly board: AnyBoard | undefined;
  readonly pack: Pack;
}

/** The pack of a game; undefined where it has none that can be read. */
export const packOf: (id: string) => Promise<OpenPack | undefined> = fetchOnce(async (id) => {
  const read = readPack(await find(id).puzzles?.());
  if (!read.ok) return undefined;
  const [game, board] = await Promise.all([rulesBy(read.value), boardOf(id)]);
  return game && { game, board, pack: read.value };
});
