import { Failure, Guest, NewGuest, Welcome } from '@hideout/protocol';
import type { House } from '../house.ts';
import type { Limits } from '../config.ts';
import { guestOf, WHO } from './auth.ts';
import type { App } from './route.ts';
import { sendProblem } from './problems.ts';

const tags = ['guests'];

/** Becoming a guest, and changing one's name. */
export function routeGuests(app: App, house: House, limits: Limits): void {
  app.post(
    '/api/guests',
    {
      schema: { tags, summary: 'Become a guest', body: NewGuest, response: { 201: Welcome, default: Failure } },
      config: { rateLimit: { max: limits.newGuestsPerMinute, timeWindow: '1 minute' } },
    },
    async (request, reply) => reply.code(201).send(await house.newGuest(request.body.name)),
  );

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who I am', response: { 200: Guest, default: Failure } } },
    async (request, reply) => {
      const guest = await guestOf(house, request);
      return guest ? reply.code(200).send({ name: guest.name }) : sendProblem(reply, WHO);
    },
  );

  app.patch(
    '/api/me',
    { schema: { tags, summary: 'Change my name', body: NewGuest, response: { 200: Guest, default: Failure } } },
    async (request, reply) => {
      const guest = await guestOf(house, request);
      if (!guest) return sendProblem(reply, WHO);
      await house.rename(guest, request.body.name);
      return reply.code(200).send({ name: request.body.name });
    },
  );
}
