import {
  CommandRequest,
  Done,
  Failure,
  Invited,
  LIMITS,
  NewTable,
  Opened,
  SeatNumber,
  TableId,
  TableList,
  Update,
} from '@hideout/protocol';
import * as z from 'zod/mini';
import type { Limits } from '../config.ts';
import type { House } from '../house.ts';
import { sourceOf } from '../source.ts';
import { guestOf, needGuest, says, valueOf, type App } from './route.ts';

const params = z.object({ id: TableId });

/** A whole number in a query. */
const count = (max: number) => z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)).check(z.lte(max));
const Looking = z.object({
  from: z.optional(count(1e9)),
  wait: z.optional(count(LIMITS.wait)),
  as: z.optional(z.pipe(count(15), SeatNumber)),
});

const LIVE = ['open', 'playing'] as const;
const OVER = ['over'] as const;
const Mine = z.object({
  phase: z.optional(z.enum(['live', 'over'])),
  /** Only tables that were last changed before this moment, in milliseconds. */
  before: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
});

/** Finding and opening tables. */
export function routeTables(app: App, house: House, limits: Limits): void {
  app.get('/api/tables', { schema: says('tables', 'Tables with open seats', TableList) }, async (request) => ({
    tables: await house.lobby(await guestOf(house, request)),
  }));

  const mine = says(
    'tables',
    'My tables, those last changed first: all, those that go on, or those that are over',
    TableList,
  );
  app.get('/api/my/tables', { schema: { ...mine, querystring: Mine } }, async (request) => {
    const { phase, before } = request.query;
    const phases = phase === undefined ? undefined : phase === 'live' ? LIVE : OVER;
    return { tables: await house.tablesOf(await needGuest(house, request), { phases, before }) };
  });

  app.post(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'Open a table',
        body: NewTable,
        response: { 201: Opened, default: Failure },
      },
      config: { rateLimit: { max: limits.newTablesPerMinute, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const opened = await house.openTable(await needGuest(house, request), request.body, sourceOf(request.ip));
      return reply.code(201).send(valueOf(opened));
    },
  );
}

/** What goes on at one table. */
export function routeTable(app: App, house: House): void {
  const news = 'What happened after entry `from`, and how things stand; waits up to `wait` seconds for news';
  app.get(
    '/api/tables/:id',
    { schema: { ...says('tables', news, Update), params, querystring: Looking } },
    async (request, reply) => {
      const { from = 0, wait = 0, as } = request.query;
      const guest = (await guestOf(house, request))?.id;
      const deaf = await house.deafness(guest);
      const who = { guest, as, deaf, payer: guest ?? sourceOf(request.ip) };
      const update = valueOf(await house.update(request.params.id, who, from, wait * 1000));
      return reply.type('application/json').send(update as unknown as Update);
    },
  );

  const doing = says('tables', 'Do something at the table, once for each key', Done);
  app.post('/api/tables/:id/commands', { schema: { ...doing, params, body: CommandRequest } }, async (request) => {
    const { key, command } = request.body;
    return valueOf(await house.command(await needGuest(house, request), request.params.id, key, command));
  });

  const inviting = says('tables', 'Make a new invite link; the old one stops working', Invited);
  app.post('/api/tables/:id/invite', { schema: { ...inviting, params } }, async (request) => ({
    invite: valueOf(await house.renewInvite(await needGuest(house, request), request.params.id)),
  }));

  const recording = says('tables', 'The record of a finished game, for `hideout verify`', z.string());
  app.get('/api/tables/:id/record', { schema: { ...recording, params } }, async (request, reply) => {
    const record = valueOf(await house.record(await guestOf(house, request), request.params.id));
    const file = `attachment; filename="hideout-${request.params.id}.json"`;
    return reply.type('application/json').header('content-disposition', file).serializer(String).send(record);
  });
}
