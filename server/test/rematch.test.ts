import { caper1970With } from '@hideout/games/caper-1970';
import type { AnyGame } from '@hideout/kernel';
import type { Update } from '@hideout/protocol';
import { describe, expect, it } from 'vitest';
import { newNonce, seatPeople, type Client } from './kit/client.ts';
import { serve } from './kit/server.ts';

/** Caper (1970) as it is, but over after one turn. */
const game = caper1970With({ turns: 1 }) as unknown as AnyGame;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

const sidesOf = ({ state }: Update): readonly number[] => state.play!.view['sides'] as number[];

/** A game of the vault that is over, since one of the people has resigned or all have left. */
async function overAndDone(people: number, bots = 0) {
  const server = await serve();
  const seats = Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' }) as const);
  const wish = { seats, standIn: 'random', clock: { seconds: 90, increment: 5 } };
  const { table, clients } = await seatPeople(server, NAMES.slice(0, people), wish);
  if (people === 2) await clients[1]!.do(table, { type: 'resign' });
  else for (const client of clients) await client.do(table, { type: 'leave' });
  await Promise.all(clients.map((client) => client.untilState(table, ({ state }) => state.phase === 'over')));
  const untilOffer = async (client: Client, number: number | object): Promise<Update['state']> =>
    (await client.untilState(table, (update) => update.number >= (number as number))).state;
  const want = (client: Client) => client.do(table, { type: 'rematch' });
  const decline = (client: Client) => client.do(table, { type: 'decline' });
  return { table, clients, untilOffer, want, decline };
}

it.each([2, 3, 4])('by link %i players keep their seats and turn on to the next thief', async (seats) => {
  const server = await serve({ games: [game] });
  const { table, clients } = await seatPeople(server, NAMES.slice(0, seats), { game: game.id, standIn: 'random' });
  const [ann, ben] = clients as [Client, Client];
  const before = sidesOf(ann.latest.get(table)!);
  for (const client of clients) await client.do(table, { type: 'leave' });
  await ann.untilState(table, ({ state }) => state.phase === 'over');
  await ann.do(table, { type: 'rematch' });
  await ben.do(table, { type: 'rematch' });
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

describe('a rematch', () => {
  it('is offered, and the next table opens when somebody accepts; its host is whoever offered', async () => {
    const { table, clients, untilOffer, want } = await overAndDone(3);
    const [ann, ben, cleo] = clients as [Client, Client, Client];
    const offered = await untilOffer(ann, await want(ben));
    expect(offered).toMatchObject({ offer: { seat: 1, waiting: [0, 2], declined: [] } });
    expect(offered.next).toBeUndefined();
    expect(await want(ben)).toMatchObject({ message: 'You have offered a rematch already.' });
    const accepted = await untilOffer(cleo, await want(ann));
    // Nobody waits for Cleo, who may come or not.
    expect(accepted.offer).toEqual({ seat: 1, waiting: [2], declined: [] });
    const { state } = await ben.watch(accepted.next!);
    expect(state).toMatchObject({ host: true, previous: table, clock: { seconds: 90, increment: 5 } });
    expect(state.seats.map(({ plan, name }) => [plan, name])).toEqual(
      ['Cleo', 'Ann', 'Ben'].map((name) => ['kept', name]),
    );
    expect(await want(cleo)).toMatchObject({ message: 'There is a rematch already.' });
    expect((await untilOffer(ann, await cleo.do(table, { type: 'decline' }))).offer?.declined).toEqual([2]);
  });

  it('can be declined, and offered again by anybody', async () => {
    const { clients, untilOffer, want, decline } = await overAndDone(2);
    const [ann, ben] = clients as [Client, Client];
    expect(await decline(ben)).toMatchObject({ message: 'Nobody is waiting for an answer from you.' });
    await want(ann);
    expect(await decline(ann)).toMatchObject({ code: 'untimely' });
    const off = await untilOffer(ann, await decline(ben));
    expect(off.offer).toEqual({ seat: 0, waiting: [], declined: [1] });
    expect(off.next).toBeUndefined();
    expect((await untilOffer(ann, await want(ben))).offer).toEqual({ seat: 1, waiting: [0], declined: [] });
    expect((await untilOffer(ben, await want(ann))).next).toBeDefined();
  });

  it('that both want at the same moment takes one offer and one table', async () => {
    const { table, clients, want } = await overAndDone(2);
    await Promise.all(clients.map(want));
    const { entries, state } = await clients[0]!.watch(table);
    expect(entries.slice(-2).map(({ type }) => type)).toEqual(['offered', 'rematch']);
    expect(state.next).toBeDefined();
  });

  it('needs nobody’s leave where only bots sit', async () => {
    const { clients, untilOffer, want } = await overAndDone(1, 1);
    const { next, offer } = await untilOffer(clients[0]!, await want(clients[0]!));
    expect([typeof next, offer]).toEqual(['string', undefined]);
  });
});
