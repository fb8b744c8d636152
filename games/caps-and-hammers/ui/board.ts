import type { Event, View } from '@hideout/caps-and-hammers';
import type { Board } from '@hideout/boardkit';
import { CapsAndHammersBoard } from './CapsAndHammersBoard.tsx';
import { guide } from './guide.ts';
import { thingsOf } from './things.ts';

/** The board of Caps & Hammers, as the shell needs it. */
export const board: Board<Event, View> = { Board: CapsAndHammersBoard, thingsOf, guide };
