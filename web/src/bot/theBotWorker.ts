import { BotWorker } from './BotWorker.ts';

/** The one worker of the page in which bots think. */
export const theBotWorker = new BotWorker();
