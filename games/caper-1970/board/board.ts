import type { CaperEvent, View } from '../rules/index.ts';
import type { Board } from '@hideout/boardkit';
import { Caper1970Board } from './Caper1970Board.tsx';

const jewels = (numbers: readonly number[]): readonly string[] => numbers.map((jewel) => `jewel:${jewel}`);

function thingsOf(event: CaperEvent): readonly string[] {
  switch (event.type) {
    case 'rolled':
    case 'lost':
    case 'rolls-again':
      return ['dice', `seat:${event.seat}`];
    case 'stepped':
      return [`thief:${event.seat}`, `space:${event.to}`];
    case 'placed':
    case 'silenced':
      return [`site:${event.site}`, `thief:${event.seat}`];
    case 'stole':
      return [`jewel:${event.jewel}`, `thief:${event.seat}`];
    case 'captured':
      return [...jewels(event.jewels), `thief:${event.seat}`, `thief:${event.victim}`];
    case 'secured':
      return [...jewels(event.jewels), `seat:${event.seat}`];
    case 'supplied':
    case 'gave-back':
      return [`stock:${event.seat}:${event.tool}`, `depot:${event.tool}`];
    case 'removed':
      return [`stock:${event.seat}:${event.tool}`, `site:${event.site}`];
    case 'robbed':
      return [`stock:${event.seat}:${event.tool}`, `stock:${event.victim}:${event.tool}`];
    case 'parked':
      return [`auto:${event.street}`, `street:${event.street}`];
    case 'discarded':
      return ['face-up', `seat:${event.seat}`];
    case 'drew':
      return ['pile', `seat:${event.seat}`];
    case 'reshuffled':
      return ['pile', 'face-up'];
    case 'ended':
      return [];
  }
}

/** The board of Caper (1970), as the shell needs it. */
export const board: Board<CaperEvent, View> = { Board: Caper1970Board, thingsOf };
