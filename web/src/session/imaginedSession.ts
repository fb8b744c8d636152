import { seatOf, type AnyGame, type GameView } from '@hideout/kernel';
import type { Session } from './session.ts';
import { stillSession } from './stillSession.ts';

/** A table that somebody has only imagined, as they would see it: nothing led to it. */
export const imaginedSession = (game: AnyGame, names: readonly string[], view: GameView): Session =>
  stillSession(game, names, {
    number: 0,
    viewer: seatOf(view.viewer),
    view,
    opening: [],
    steps: [],
    legal: [],
    noUndo: 'watching',
    outcome: undefined,
    curtain: undefined,
  });
