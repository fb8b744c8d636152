import { Failure, Guest, NewGuest, Welcome } from '@hideout/protocol';
import type { House } from '../house.ts';
import type { Limits } from '../config.ts';
import { needGuest, says, type App } from './route.ts';

/** Becoming a guest, and changing one's name. */
export function routeGuests(app: App, house: House, limits: Limits): void {
  app.post(
    '/api/guests',
    {
      schema: {
        tags: ['guests'],
        summary: 'Become a guest',
        body: NewGuest,
        response: { 201: Welcome, default: Failure },
      },
      config: { rateLimit: { max: limits.newGuestsPerMinute, timeWindow: '1 minute' } },
    },
    async (request, reply) => reply.code(201).send(await house.newGuest(request.body.name)),
  );

  app.get('/api/me', { schema: says('guests', 'Who I am', Guest) }, async (request) => {
    const { name } = await needGuest(house, request);
    return { name };
  });

  const renaming = { ...says('guests', 'Change my name', Guest), body: NewGuest };
  app.patch('/api/me', { schema: renaming }, async (request) => {
    const { name } = request.body;
    await house.rename(await needGuest(house, request), name);
    return { name };
  });
}
