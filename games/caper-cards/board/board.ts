import { KIND_OF, type Event, type View } from '../rules/index.ts';
import type { Board } from '@hideout/boardkit';
import type { ByEvent } from '@hideout/kernel';
import { CaperCardsBoard } from './CaperCardsBoard.tsx';
import { direction } from './direction.tsx';
import { signs } from './signs.tsx';

/** Every copy of a kind that may lie in play. */
const inPlay = (kind: number): readonly string[] => [0, 1, 2].map((copy) => `crew:${kind}:${copy}`);

const thingsOf: Partial<ByEvent<Event, readonly string[]>> = {
  appointed: ({ boss }) => [`seat:${boss}`],
  looked: ({ seat }) => ['reward', `seat:${seat}`],
  played: ({ kind, seat }) => [...inPlay(kind), `seat:${seat}`],
  laid: ({ face }) => [...inPlay(KIND_OF[face]!), 'risk'],
  rotated: ({ face }) => [...inPlay(KIND_OF[face]!), 'risk'],
  discarded: ({ face }) => [...inPlay(KIND_OF[face]!), 'risk'],
  struck: ({ reward, faces }) => [`reward:${reward}`, ...faces.flatMap((face) => inPlay(KIND_OF[face]!))],
  revealed: ({ reward }) => ['reward', `reward:${reward}`],
  tucked: ({ reward }) => [`reward:${reward}`],
  passed: ({ to }) => [`seat:${to}`],
  drew: ({ seat }) => [`seat:${seat}`, 'deck'],
};

/** The board of Caper Cards, as the shell needs it. */
export const board: Board<Event, View> = { Board: CaperCardsBoard, thingsOf, direction, signs };
