import { plainBrain, type Brain } from '@hideout/bots';
import { fetchOnce } from '../shelf/fetchOnce.ts';
import { find } from '../shelf/games.ts';

/** How the bots of a game are made. Only their worker asks, so that the page need not fetch any search. */
export const brainOf: (id: string) => Promise<Brain> = fetchOnce(
  async (id) => (await find(id).brain?.()) ?? plainBrain,
);
