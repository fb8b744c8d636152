import { NewOrder, Note, Notes, Standing, TableId } from '@hideout/protocol';
import * as z from 'zod/mini';
import type { Limits } from '../config.ts';
import type { House } from '../house.ts';
import type { Notes as NoteBook } from '../papers/notes.ts';
import type { Orders } from '../papers/orders.ts';
import { needGuest, says, valueOf, type App } from './route.ts';

const params = z.object({ id: TableId });

/** Where guests keep what is theirs alone at a table. */
export interface Papers {
  readonly orders: Orders;
  readonly notes: NoteBook;
}

/** Orders and notes. */
export function routePapers(app: App, house: House, { orders, notes }: Papers, limits: Limits): void {
  const rateLimit = { max: limits.papersPerMinute, timeWindow: '1 minute' };
  const standing = says('orders', 'My order at this table, as it stands', Standing);
  app.get('/api/tables/:id/order', { schema: { ...standing, params } }, async (request) =>
    valueOf(await orders.look(await needGuest(house, request), request.params.id)),
  );
  const giving = says(
    'orders',
    'Lay down what I do next and on what condition, in place of the order before',
    Standing,
  );
  app.put(
    '/api/tables/:id/order',
    { schema: { ...giving, params, body: NewOrder }, config: { rateLimit } },
    async (request) => valueOf(await orders.give(await needGuest(house, request), request.params.id, request.body)),
  );
  const withdrawing = says('orders', 'Take my order back', Standing);
  app.delete('/api/tables/:id/order', { schema: { ...withdrawing, params } }, async (request) =>
    valueOf(await orders.withdraw(await needGuest(house, request), request.params.id)),
  );

  const noted = says('notes', 'My private notes at this table', Notes);
  app.get('/api/tables/:id/notes', { schema: { ...noted, params } }, async (request) =>
    notes.look(await needGuest(house, request), request.params.id),
  );
  const writing = says('notes', 'Write a private note in place of the one on the same thing; an empty one goes', Notes);
  app.put(
    '/api/tables/:id/notes',
    { schema: { ...writing, params, body: Note }, config: { rateLimit } },
    async (request) => valueOf(await notes.write(await needGuest(house, request), request.params.id, request.body)),
  );
}
