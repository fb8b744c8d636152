import type { AnyBoard } from '@hideout/boardkit';
import type { GameView } from '@hideout/kernel';
import type { CSSProperties } from 'react';

/** The colours of the seats as the rules of the game give them, where every mark of a seat finds them. */
export function seatColours(board: AnyBoard | undefined, view: GameView): CSSProperties | undefined {
  const colours = board?.coloursOf?.(view);
  return colours && Object.fromEntries(colours.map((colour, seat) => [`--seat-${seat}`, colour]));
}
