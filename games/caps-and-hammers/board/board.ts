import type { Event, View } from '../rules/index.ts';
import type { Board } from '@hideout/boardkit';
import { CapsAndHammersBoard } from './CapsAndHammersBoard.tsx';
import { thingsOf } from './things.ts';

/** The board of Caps & Hammers, as the shell needs it. */
export const board: Board<Event, View> = { Board: CapsAndHammersBoard, thingsOf };
