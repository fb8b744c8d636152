import { Notes, Standing, type NewOrder, type Note, type Order } from '@hideout/protocol';
import { ask } from './ask.ts';

/** My order at a table, if I have one. */
export const fetchOrder = async (table: string, token: string): Promise<Order | undefined> =>
  (await ask(`/api/tables/${table}/order`, Standing, { token })).order;

/** Lays an order down in place of the one before. */
export const giveOrder = async (table: string, token: string, order: NewOrder): Promise<Order | undefined> =>
  (await ask(`/api/tables/${table}/order`, Standing, { token, method: 'PUT', body: order })).order;

export const withdrawOrder = async (table: string, token: string): Promise<void> => {
  await ask(`/api/tables/${table}/order`, Standing, { token, method: 'DELETE' });
};

/** My private notes at a table. */
export const fetchNotes = async (table: string, token: string): Promise<readonly Note[]> =>
  (await ask(`/api/tables/${table}/notes`, Notes, { token })).notes;

/** Writes a note in place of the one on the same thing; answers with all of them. */
export const writeNote = async (table: string, token: string, note: Note): Promise<readonly Note[]> =>
  (await ask(`/api/tables/${table}/notes`, Notes, { token, method: 'PUT', body: note })).notes;
