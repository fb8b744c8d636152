import { caper1970With } from '@hideout/games/caper-1970';
import type { AnyGame } from '@hideout/kernel';
import type { Update } from '@hideout/protocol';
import { expect, it } from 'vitest';
import { newNonce, seatPeople, type Client } from './kit/client.ts';
import { serve } from './kit/server.ts';

/** Caper (1970) as it is, but over after one turn. */
const game = caper1970With({ turns: 1 }) as unknown as AnyGame;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

const sidesOf = ({ state }: Update): readonly number[] => state.play!.view['sides'] as number[];

it.each([2, 3, 4])('by link %i players keep their seats and turn on to the next thief', async (seats) => {
  const server = await serve({ games: [game] });
  const { table, clients } = await seatPeople(server, NAMES.slice(0, seats), { game: game.id, standIn: 'random' });
  const [ann] = clients as [Client];
  const before = sidesOf(ann.latest.get(table)!);
  for (const client of clients) await client.do(table, { type: 'leave' });
  await ann.untilState(table, ({ state }) => state.phase === 'over');
  await ann.do(table, { type: 'rematch' });
  const next = (await ann.untilState(table, ({ state }) => state.next !== undefined)).state.next!;
  expect((await ann.watch(next)).state.seats.map(({ name }) => name)).toEqual(NAMES.slice(0, seats));
  for (const [seat, client] of clients.entries()) {
    await client.watch(next);
    await client.do(next, { type: 'sit', seat, nonce: newNonce() });
  }
  await ann.do(next, { type: 'start' });
  const after = sidesOf(await ann.untilState(next, ({ state }) => state.play !== undefined));
  expect(after).toEqual(before.map((side) => (side + 1) % 4));
});
