import { Failure, Near } from '@hideout/protocol';
import * as z from 'zod/mini';
import type { Limits } from '../config.ts';
import type { House } from '../house.ts';
import type { Matchmaker } from '../near/matchmaker.ts';
import { sourceOf, traceOf } from '../source.ts';
import { needGuest, says, valueOf, type App } from './route.ts';

/** Playing somebody of like strength. */
export function routeNear(app: App, house: House, matchmaker: Matchmaker, limits: Limits): void {
  app.post(
    '/api/near/:game',
    {
      schema: {
        tags: ['near'],
        summary: 'Wait for somebody of like strength, or after a while for a bot',
        params: z.object({ game: z.string().check(z.maxLength(64)) }),
        response: { 200: Near, default: Failure },
      },
      config: { rateLimit: { max: limits.newTablesPerMinute, timeWindow: '1 minute' } },
    },
    async (request) => {
      const guest = await needGuest(house, request);
      return valueOf(await matchmaker.seek(guest, request.params.game, traceOf(sourceOf(request.ip))));
    },
  );

  const looking = says('near', 'How it stands; whoever does not ask for a while does not wait any more', Near);
  app.get('/api/near', { schema: looking }, async (request) => matchmaker.look(await needGuest(house, request)));

  app.delete('/api/near', { schema: says('near', 'Wait no more', Near) }, async (request) =>
    matchmaker.cancel(await needGuest(house, request)),
  );
}
