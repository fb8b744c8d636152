import type { Game, GameEvent, GameView } from '@hideout/kernel';

/**
 * The same game, except that before every action the state is copied, written down and read back, and the action is
 * carried out on what was read. A field that copying or writing forgets then breaks whatever test needs it.
 */
export function twin<S extends object, E extends GameEvent, V extends GameView>(game: Game<S, E, V>): Game<S, E, V> {
  return {
    ...game,
    apply(s, action, io) {
      const read = game.decode(game.encode(game.clone(s)));
      game.apply(read, action, io);
      game.clone(read, s);
    },
  };
}

/** The game that a test is about: as it is, or in twin mode (TWIN=1) its twin. */
export function subject<S extends object, E extends GameEvent, V extends GameView>(game: Game<S, E, V>): Game<S, E, V> {
  return isTwin() ? twin(game) : game;
}

/** Whether tests run in twin mode. */
export const isTwin = (): boolean => process.env['TWIN'] === '1';
