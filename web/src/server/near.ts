import { Near } from '@hideout/protocol';
import { ask } from './ask.ts';

/** Begins to wait for somebody near, or goes on waiting. */
export const seekNear = (game: string, token: string): Promise<Near> =>
  ask(`/api/near/${game}`, Near, { token, body: {} });

/** How it stands; whoever asks still waits. */
export const lookNear = (token: string): Promise<Near> => ask('/api/near', Near, { token });

/** Waits no more. */
export const cancelNear = (token: string): Promise<Near> => ask('/api/near', Near, { token, method: 'DELETE' });
