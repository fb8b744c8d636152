import { expect, it } from 'vitest';
import type { Notes } from '@hideout/protocol';
import { ask, newGuest, seatPeople } from './kit/client.ts';
import { serve } from './kit/server.ts';

const NOTE = { thing: 'card:1:0', about: 'A face-down card', move: 3, text: 'surely the general' };

it('notes are kept for whoever wrote them, changed, taken away, and limited', async () => {
  const server = await serve();
  const { table, tokens, clients } = await seatPeople(server, ['Ann', 'Ben']);
  const path = `/api/tables/${table}/notes`;
  const write = (body: object, token = tokens[0]!) => ask<Notes>(server, 'PUT', path, { token, body });
  const read = async (token: string) => (await ask<Notes>(server, 'GET', path, { token })).body.notes;

  expect((await write(NOTE)).body.notes).toEqual([NOTE]);
  expect((await write({ ...NOTE, thing: '', about: '', move: 5, text: '  beware  ' })).body.notes).toMatchObject([
    NOTE,
    { thing: '', text: 'beware' },
  ]);
  expect((await write({ ...NOTE, text: 'the spy' })).body.notes[0]!.text).toBe('the spy');
  expect(await read(tokens[1]!)).toEqual([]);
  expect((await write({ ...NOTE, text: '' })).body.notes).toHaveLength(1);
  expect((await write({ ...NOTE, text: 'x'.repeat(301) })).status).toBe(400);
  expect((await write(NOTE, await newGuest(server, 'Eve'))).status).toBe(403);
  expect((await ask(server, 'GET', path)).status).toBe(401);
  for (let i = 0; i < 99; i++) await write({ ...NOTE, thing: `thing:${i}` });
  expect((await write({ ...NOTE, thing: 'one too many' })).body.error?.code).toBe('too-many');

  await clients[0]!.do(table, { type: 'resign' });
  expect(await read(tokens[0]!)).toHaveLength(100);
  expect(await read(tokens[1]!)).toEqual([]);
});
