import type { Event, View } from '../rules/index.ts';
import type { Board } from '@hideout/boardkit';
import { CapsAndHammersBoard } from './CapsAndHammersBoard.tsx';
import { pictured } from './MomentPicture.tsx';
import { signs } from './Signs.tsx';
import { thingsOf } from './things.ts';

/** Slate for the Caps, red for the Hammers, as board.css has them. */
const COLOURS = ['light-dark(#2f4557, #9dc0dc)', 'light-dark(#b3201f, #ff7d6b)'];

/** The board of Caps & Hammers, as the shell needs it. */
export const board: Board<Event, View> = {
  Board: CapsAndHammersBoard,
  thingsOf,
  direction: pictured,
  signs,
  coloursOf: () => COLOURS,
};
