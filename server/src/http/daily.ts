import { Daily, Day, Failure, TableId } from '@hideout/protocol';
import * as z from 'zod/mini';
import type { Limits } from '../config.ts';
import type { Dailies } from '../daily/dailies.ts';
import type { House } from '../house.ts';
import { sourceOf, traceOf } from '../source.ts';
import { guestOf, needGuest, says, valueOf, type App } from './route.ts';

const Wanted = z.object({ day: z.optional(Day) });
const params = z.object({ game: z.string().check(z.maxLength(64)) });

/** The daily heist. */
export function routeDaily(app: App, house: House, dailies: Dailies, limits: Limits): void {
  const looking = says('daily', 'The deals of a day, today unless said otherwise, and the tables of the day', Daily);
  app.get('/api/daily', { schema: { ...looking, querystring: Wanted } }, async (request) =>
    valueOf(await dailies.look(await guestOf(house, request), request.query.day)),
  );

  const Begun = z.object({ table: TableId });
  app.post(
    '/api/daily/:game',
    {
      schema: {
        tags: ['daily'],
        summary: 'Play the deal of a day: once for the table of the day, past days as often as wished',
        params,
        body: z.strictObject(Wanted.shape),
        response: { 200: Begun, default: Failure },
      },
      config: { rateLimit: { max: limits.newTablesPerMinute, timeWindow: '1 minute' } },
    },
    async (request) => {
      const guest = await needGuest(house, request);
      const trace = traceOf(sourceOf(request.ip));
      return { table: valueOf(await dailies.begin(guest, request.params.game, trace, request.body.day)) };
    },
  );
}
