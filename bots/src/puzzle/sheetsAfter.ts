import { FastRng, NOBODY, seatOf, type AnyGame, type GameView, type Sheet } from '@hideout/kernel';
import type { Choice } from '../judge/foresight.ts';

/** What a choice makes of a sheet is told only if it is the same in this many worlds. */
const WORLDS = 6;

/** The sheets after a choice, where neither chance nor what is hidden makes a difference; else none. */
export function sheetsAfter(game: AnyGame, view: GameView, choice: Choice): readonly Sheet[] {
  if (view.actor === NOBODY) return [];
  const seat = seatOf(view.viewer);
  const found = Array.from({ length: WORLDS }, (_, world) => {
    const rng = new FastRng(world);
    const s = game.imagine(view, rng);
    for (const action of choice) if (!game.refuse(s, seat, action)) game.apply(s, action, { rng, log: undefined });
    return game.sheets(game.view(s, seat));
  });
  const [first] = found;
  return new Set(found.map((sheets) => JSON.stringify(sheets))).size === 1 ? first! : [];
}
