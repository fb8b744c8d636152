import type { GameEvent, GameView, Seat, Sheet, SheetLine } from '@hideout/kernel';

/** All that came about in a course, as its seat sees the table before and after. */
export interface Story<E extends GameEvent = GameEvent, V extends GameView = GameView> {
  readonly before: V;
  readonly events: readonly E[];
  readonly after: V;
}

/** One of a game's own reasons: something that a choice makes likelier or less likely. */
export interface MotiveLaw<E extends GameEvent = GameEvent, V extends GameView = GameView> {
  /** Its name: the key for `Words.motive`. */
  readonly motive: string;
  /** The clause by which it matters. */
  readonly clause: string;
  /** Whether it speaks for a choice of the seat that this comes about less often. */
  readonly isBad: boolean;
  /** How much it tells beside other motives; left out, as much as they do. What nearly follows from the choice tells less. */
  readonly weight?: number;
  /** The ids that its words mention, if the event brings it about for the seat. */
  inEvent?(event: E, seat: Seat): readonly number[] | undefined;
  /** The same for a line of the score sheets with which a course ends. */
  inLine?(line: SheetLine, sheet: Sheet, seat: Seat): readonly number[] | undefined;
  /** The same for a whole course: each of the things that came about. */
  inStory?(story: Story<E, V>, seat: Seat): readonly (readonly number[])[];
}

/** The motives of a game, for code that serves all games alike. */
export const motivesOf = <E extends GameEvent, V extends GameView>(
  laws: readonly MotiveLaw<E, V>[],
): readonly MotiveLaw[] => laws as unknown as readonly MotiveLaw[];
