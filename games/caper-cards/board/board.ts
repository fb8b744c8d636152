import { KIND_OF, type Event, type View } from '../rules/index.ts';
import type { Board } from '@hideout/boardkit';
import { CaperCardsBoard } from './CaperCardsBoard.tsx';
import { direction } from './direction.tsx';
import { signs } from './signs.tsx';

/** Every copy of a kind that may lie in play. */
const inPlay = (kind: number): readonly string[] => [0, 1, 2].map((copy) => `crew:${kind}:${copy}`);

function thingsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'appointed':
      return [`seat:${event.boss}`];
    case 'looked':
      return ['reward', `seat:${event.seat}`];
    case 'played':
      return [...inPlay(event.kind), `seat:${event.seat}`];
    case 'laid':
    case 'rotated':
    case 'discarded':
      return [...inPlay(KIND_OF[event.face]!), 'risk'];
    case 'struck':
      return [`reward:${event.reward}`, ...event.faces.flatMap((face) => inPlay(KIND_OF[face]!))];
    case 'revealed':
      return ['reward', `reward:${event.reward}`];
    case 'tucked':
      return [`reward:${event.reward}`];
    case 'passed':
      return [`seat:${event.to}`];
    case 'drew':
      return [`seat:${event.seat}`, 'deck'];
    case 'announced':
    case 'succeeded':
    case 'ended':
      return [];
  }
}

/** The board of Caper Cards, as the shell needs it. */
export const board: Board<Event, View> = { Board: CaperCardsBoard, thingsOf, direction, signs };
