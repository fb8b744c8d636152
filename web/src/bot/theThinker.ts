import { Thinker } from './Thinker.ts';

/** The one worker of the page in which bots think. */
export const theThinker = new Thinker();
