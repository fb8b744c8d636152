import { seatOf, type AnyGame, type GameView, type Refusal } from '@hideout/kernel';
import type { Scene, Session } from './session.ts';

const WATCHING: Refusal = { clause: '', reason: 'watching' };

/** A table that somebody has only imagined, as they would see it: it stands still, and nothing led to it. */
export function imaginedSession(game: AnyGame, names: readonly string[], view: GameView): Session {
  const scene: Scene = {
    number: 0,
    viewer: seatOf(view.viewer),
    view,
    opening: [],
    steps: [],
    legal: [],
    noUndo: 'watching',
    outcome: undefined,
    curtain: undefined,
  };
  const nothing = (): void => {};
  return {
    game,
    names,
    bots: names.map(() => false),
    scene,
    contact: 'here',
    subscribe: () => nothing,
    play: () => Promise.resolve(WATCHING),
    undo: nothing,
    refuse: () => WATCHING,
    at: () => undefined,
    close: nothing,
  };
}
