import type { AnyGame, Refusal } from '@hideout/kernel';
import type { Scene, Session } from './session.ts';

const WATCHING: Refusal = { clause: '', reason: 'watching' };
const nothing = (): void => {};

/** A table that is only looked at: it stands still, and nothing can be done at it. */
export const stillSession = (game: AnyGame, names: readonly string[], scene: Scene): Session => ({
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
});
