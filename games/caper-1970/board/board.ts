import type { CaperEvent, View } from '../rules/index.ts';
import type { Board } from '@hideout/boardkit';
import { Caper1970Board } from './Caper1970Board.tsx';
import { coloursOf } from './colours.ts';
import { direction } from './direction.ts';
import { withPictures } from './MomentPicture.tsx';
import { signs } from './signs.tsx';
import { thingsOf } from './thingsOf.ts';

/** The board of Caper (1970), as the shell needs it. */
export const board: Board<CaperEvent, View> = {
  Board: Caper1970Board,
  thingsOf,
  direction: withPictures(direction),
  coloursOf,
  signs,
};
