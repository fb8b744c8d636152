import type { AnyGame } from '@hideout/kernel';
import type { SceneStep } from '../session/session.ts';

/** The steps of one turn, in order; at least one. */
export type Turn = readonly SceneStep[];

/** The turns of a game: what one seat does in a row, unless the game says where a turn begins. */
export function turnsOf(steps: readonly SceneStep[], { opensTurn }: Pick<AnyGame, 'opensTurn'>): readonly Turn[] {
  const turns: SceneStep[][] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    const [first] = step.events;
    const isNew = last?.at(-1)?.seat !== step.seat || (first !== undefined && opensTurn?.(first) === true);
    if (last && !isNew) last.push(step);
    else turns.push([step]);
  }
  return turns;
}
