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
import type { App } from './route.ts';
import { guestOf, WHO } from './auth.ts';
import { sendProblem } from './problems.ts';

const tags = ['tables'];
const AtTable = z.object({ id: TableId });

/** A whole number in a query. */
const count = (max: number) => z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)).check(z.lte(max));
const Looking = z.object({
  from: z.optional(count(1e9)),
  wait: z.optional(count(LIMITS.wait)),
  as: z.optional(z.pipe(count(15), SeatNumber)),
});

/** Finding and opening tables. */
export function routeTables(app: App, house: House, limits: Limits): void {
  app.get(
    '/api/tables',
    { schema: { tags, summary: 'Tables with open seats', response: { 200: TableList, default: Failure } } },
    async (request) => ({ tables: await house.lobby(await guestOf(house, request)) }),
  );

  app.get(
    '/api/my/tables',
    { schema: { tags, summary: 'My tables', response: { 200: TableList, default: Failure } } },
    async (request, reply) => {
      const guest = await guestOf(house, request);
      return guest ? reply.code(200).send({ tables: await house.tablesOf(guest) }) : sendProblem(reply, WHO);
    },
  );

  app.post(
    '/api/tables',
    {
      schema: { tags, summary: 'Open a table', body: NewTable, response: { 201: Opened, default: Failure } },
      config: { rateLimit: { max: limits.newTablesPerMinute, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const guest = await guestOf(house, request);
      if (!guest) return sendProblem(reply, WHO);
      const opened = await house.openTable(guest, request.body);
      return opened.ok ? reply.code(201).send(opened.value) : sendProblem(reply, opened.problem);
    },
  );
}

/** What goes on at one table. */
export function routeTable(app: App, house: House): void {
  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags,
        summary: 'What happened after entry `from`, and how things stand; waits up to `wait` seconds for news',
        params: AtTable,
        querystring: Looking,
        response: { 200: Update, default: Failure },
      },
    },
    async (request, reply) => {
      const { from = 0, wait = 0, as } = request.query;
      const guest = (await guestOf(house, request))?.id;
      const update = await house.update(request.params.id, { guest, as }, from, wait * 1000);
      return update.ok ? reply.code(200).send(update.value) : sendProblem(reply, update.problem);
    },
  );

  app.post(
    '/api/tables/:id/commands',
    {
      schema: {
        tags,
        summary: 'Do something at the table, once for each key',
        params: AtTable,
        body: CommandRequest,
        response: { 200: Done, default: Failure },
      },
    },
    async (request, reply) => {
      const guest = await guestOf(house, request);
      if (!guest) return sendProblem(reply, WHO);
      const { key, command } = request.body;
      const done = await house.command(guest, request.params.id, key, command);
      return done.ok ? reply.code(200).send(done.value) : sendProblem(reply, done.problem);
    },
  );

  app.post(
    '/api/tables/:id/invite',
    {
      schema: {
        tags,
        summary: 'Make a new invite link; the old one stops working',
        params: AtTable,
        response: { 200: Invited, default: Failure },
      },
    },
    async (request, reply) => {
      const guest = await guestOf(house, request);
      if (!guest) return sendProblem(reply, WHO);
      const invite = await house.renewInvite(guest, request.params.id);
      return invite.ok ? reply.code(200).send({ invite: invite.value }) : sendProblem(reply, invite.problem);
    },
  );

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        tags,
        summary: 'The record of a finished game, for `hideout verify`',
        params: AtTable,
        response: { 200: z.string(), default: Failure },
      },
    },
    async (request, reply) => {
      const record = await house.record(await guestOf(house, request), request.params.id);
      if (!record.ok) return sendProblem(reply, record.problem);
      const file = `attachment; filename="hideout-${request.params.id}.json"`;
      return reply
        .code(200)
        .type('application/json')
        .header('content-disposition', file)
        .serializer(String)
        .send(record.value);
    },
  );
}
