import type { GameEvent } from '@hideout/kernel';
import { expect, it } from 'vitest';
import type { SceneStep } from '../src/session/session.ts';
import { turnsOf } from '../src/table/turns.ts';

const steps = (...seats: readonly number[]): SceneStep[] =>
  seats.map(
    (seat, index) =>
      ({
        number: index + 1,
        seat,
        events: [{ type: index === 2 ? 'rolled' : 'stepped' }],
        forced: false,
      }) as unknown as SceneStep,
  );
const numbers = (turns: readonly (readonly SceneStep[])[]) => turns.map((turn) => turn.map(({ number }) => number));

it('takes what one seat does in a row for a turn', () => {
  expect(numbers(turnsOf(steps(0, 0, 1, 1, 1, 0), {}))).toEqual([[1, 2], [3, 4, 5], [6]]);
});

it('lets the game say where a turn begins', () => {
  const opensTurn = ({ type }: GameEvent) => type === 'rolled';
  expect(numbers(turnsOf(steps(0, 0, 0, 0), { opensTurn }))).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
