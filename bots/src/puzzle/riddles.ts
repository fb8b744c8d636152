import type { GameView, Riddle } from '@hideout/kernel';

/** The answers of a riddle that asks whether something is so. */
export const [NO, YES] = [0, 1] as const;

/** What a game asks about what a seat does not see, from its view alone. */
export interface Riddles<S extends object = object, V extends GameView = GameView> {
  /** What can be asked of a view; riddles with only one possible answer, and answers that are impossible, may be among them. */
  in(view: V): readonly Riddle[];
  /** The answer in a world that fits the view: one of the riddle's. */
  answer(riddle: Riddle, s: S): number;
}

/** The riddles of a game, for code that serves all games alike. */
export const riddlesOf = <S extends object, V extends GameView>(riddles: Riddles<S, V>): Riddles =>
  riddles as unknown as Riddles;
