import type { Action, FastRng, GameEvent, GameView, Io, Rng, Seat } from '@hideout/kernel';

/** What a seat can choose: actions in a row, of which the first is legal now. */
export type Choice = readonly Action[];

/** How far a foresight plays on before it says what came of a choice. */
export type Reach = 'game' | 'round' | 'turns';

/**
 * How one game lets a judge see what comes of a choice. It speaks about imagined states only, so it cannot know more
 * than the seat that chooses. One foresight serves one judge.
 */
export interface Foresight<S extends object = object, V extends GameView = GameView> {
  /** How many continuations a judgement takes in all: a count, never a time, so that the same question has one answer. */
  readonly trials: number;
  readonly reach: Reach;
  /** Whether the score sheets at that point tell what the choice was worth. */
  readonly hasSheets: boolean;
  /** Turns to a decision: whatever was learnt about another is forgotten. */
  begin?(): void;
  /** Makes a world that fits the view, drawn by likelihood; the same view and chance make the same world. */
  imagine(view: V, rng: FastRng): S;
  /** Carries the choice out in the world that was imagined last, as far as it goes, and plays on as far as it reaches. */
  playOn(s: S, choice: Choice, io: Io<GameEvent>, rng: FastRng): void;
  /**
   * The same, and learns from it how everybody should play on; left out, there is nothing to learn. A judge uses this, and
   * `playOn` to see what it has come to.
   */
  tryOut?(s: S, choice: Choice, chance: Rng, rng: FastRng): void;
  /** What has come of it for a seat, 0 to 1; a `Curve` makes it a chance to win. */
  worth(s: S, seat: Seat): number;
  /** The choices of a decision where they are more than single actions; every legal action begins one. */
  choices?(view: V, legal: readonly Action[]): readonly Choice[];
}
