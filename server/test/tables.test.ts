import { SEED_BYTES } from '@hideout/kernel';
import type { GameList, Invited, Opened, TableList, Update, Welcome } from '@hideout/protocol';
import { describe, expect, it } from 'vitest';
import { ask, Client, newGuest, newNonce, openTable, seatPeople } from './kit/client.ts';
import { foundTable } from '../src/table/found.ts';
import { serve } from './kit/server.ts';
import { vault } from './kit/vault.ts';

const sit = (seat: number, more: { invite?: string; nonce?: string } = {}) =>
  ({ type: 'sit', seat, nonce: newNonce(), ...more }) as const;

/** A server, a host, and a client for each name. */
async function house(...names: string[]) {
  const server = await serve();
  const tokens = await Promise.all(names.map((name) => newGuest(server, name)));
  const clients = await Promise.all(tokens.map((token) => Client.connect(server, token)));
  return { server, tokens, clients };
}

describe('guests', () => {
  it('have a name, a token that is told once, and may change the name', async () => {
    const server = await serve();
    const made = await ask<Welcome>(server, 'POST', '/api/guests', { body: { name: ' Ann ' } });
    expect([made.status, made.body.name]).toEqual([201, 'Ann']);
    const { token } = made.body;
    expect((await ask(server, 'GET', '/api/me', { token })).body).toEqual({ name: 'Ann' });
    expect((await ask(server, 'PATCH', '/api/me', { token, body: { name: 'Änn 🂡' } })).status).toBe(200);
    expect((await ask(server, 'GET', '/api/me', { token })).body).toEqual({ name: 'Änn 🂡' });
  });

  it.each(['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\nb', 'evil\u202etxt', 7, undefined])(
    'are not called %j',
    async (name) => {
      const server = await serve();
      const { status, body } = await ask(server, 'POST', '/api/guests', { body: { name } });
      expect([status, body.error?.code]).toEqual([400, 'malformed']);
    },
  );

  it('are told apart by the whole token', async () => {
    const server = await serve();
    const token = await newGuest(server, 'Ann');
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const bad of [forged, token.slice(0, 20), 'x', `${'A'.repeat(16)}.${token.slice(17)}`]) {
      expect((await ask(server, 'GET', '/api/me', { token: bad })).status).toBe(401);
    }
    const client = await Client.connect(server, forged);
    expect(client.messages[0]).toMatchObject({ type: 'problem', problem: { code: 'unauthorized' } });
  });
});

describe('opening a table', () => {
  it('publishes the commitment before anybody sits, and it stays the same', async () => {
    const { server, tokens, clients } = await house('Ann');
    const opened = await openTable(server, tokens[0]!);
    const { state } = await clients[0]!.watch(opened.table);
    expect(state).toMatchObject({ commitment: opened.commitment, phase: 'open', host: true, turn: 0 });
    expect(state.seats.map((seat) => [seat.plan, seat.player, seat.yours])).toEqual([
      ['kept', 'nobody', true],
      ['friend', 'nobody', true],
    ]);
  });

  it('lets lots decide who gets which seat where that is wished', async () => {
    const seats = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'open' }] as const;
    const plansBy = (byte: number, lot: boolean): string => {
      const chance = new Uint8Array(SEED_BYTES).fill(byte);
      const by = {
        guest: 'ann',
        name: 'Ann',
        trace: '',
        idleDays: 30,
        levels: [],
        secret: chance,
        lots: chance,
        now: 0,
      };
      const founding = foundTable(vault, { game: vault.id, seats: [...seats], lot }, by);
      if (!founding.ok) throw new Error(founding.problem.message);
      return founding.value.plans.map(({ kind }) => kind).join(' ');
    };
    const bytes = Array.from({ length: 100 }, (_, byte) => byte);
    expect(new Set(bytes.map((byte) => plansBy(byte, false)))).toEqual(new Set(['kept friend open']));
    expect(new Set(bytes.map((byte) => plansBy(byte, true))).size).toBe(6);

    const { server, tokens, clients } = await house('Ann');
    const { table } = await openTable(server, tokens[0]!, { seats: [...seats], lot: true });
    const { state } = await clients[0]!.watch(table);
    expect(state.seats.map(({ plan }) => plan).toSorted()).toEqual(['friend', 'kept', 'open']);
  });

  it.each([
    [{ game: 'chess', seats: [{ kind: 'me' }] }, 404, 'There is no game “chess”.'],
    [{ game: 'vault', seats: [{ kind: 'me' }] }, 400, 'This game is for 2 to 4 players.'],
    [{ game: 'vault', seats: [{ kind: 'me' }, { kind: 'me' }] }, 400, 'You can have only one seat.'],
    [
      { game: 'vault', seats: [{ kind: 'me' }, { kind: 'open' }], options: { moon: 'full' } },
      400,
      'There is no option “moon” (options: length).',
    ],
    [
      { game: 'vault', seats: [{ kind: 'me' }, { kind: 'open' }], standIn: 'genius' },
      400,
      'There is no bot “genius” for this game (bots: random, crash, silly, stuck, slow).',
    ],
    [{ game: 'vault', seats: 'two' }, 400, 'The request is malformed: body field seats.'],
    [
      { game: 'vault', seats: [{ kind: 'me' }, { kind: 'king' }] },
      400,
      'The request is malformed: body field seats.1.kind.',
    ],
  ])('says what is wrong with %j', async (body, status, message) => {
    const { server, tokens } = await house('Ann');
    const answer = await ask(server, 'POST', '/api/tables', { token: tokens[0]!, body });
    expect([answer.status, answer.body.error?.message]).toEqual([status, message]);
  });

  it('needs a guest', async () => {
    const server = await serve();
    const body = { game: 'vault', seats: [{ kind: 'me' }, { kind: 'open' }] };
    expect((await ask(server, 'POST', '/api/tables', { body })).status).toBe(401);
  });
});

describe('seats', () => {
  it('for friends open to the link only, and a new link ends the old one', async () => {
    const { server, tokens, clients } = await house('Ann', 'Ben', 'Cy');
    const { table, invite } = await openTable(server, tokens[0]!, {
      seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }],
    });
    const [, ben, cy] = clients as [Client, Client, Client];
    expect(await ben.do(table, sit(1))).toMatchObject({ code: 'forbidden' });
    expect(await ben.do(table, sit(0, { invite }))).toMatchObject({ message: 'That seat is kept for somebody else.' });
    expect(await ben.do(table, sit(1, { invite }))).toBe(1);
    expect((await ask(server, 'POST', `/api/tables/${table}/invite`, { token: tokens[1]! })).status).toBe(403);
    const renewed = await ask<Invited>(server, 'POST', `/api/tables/${table}/invite`, { token: tokens[0]! });
    expect(await cy.do(table, sit(2, { invite }))).toMatchObject({ code: 'forbidden' });
    expect(await cy.do(table, sit(2, { invite: renewed.body.invite }))).toBe(2);
  });

  it('are taken once, left again, and planned again by the host', async () => {
    const { server, tokens, clients } = await house('Ann', 'Ben');
    const [ann, ben] = clients as [Client, Client];
    const { table } = await openTable(server, tokens[0]!, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await ben.do(table, { type: 'plan', seat: 1, plan: { kind: 'bot', level: 'random' } })).toMatchObject({
      code: 'forbidden',
    });
    expect(await ben.do(table, sit(1))).toBe(1);
    expect(await ann.do(table, sit(1))).toMatchObject({ message: 'Somebody is already sitting there.' });
    expect(await ben.do(table, sit(1))).toMatchObject({ message: 'You are already sitting at this table.' });
    expect(await ann.do(table, sit(9))).toMatchObject({ code: 'forbidden' });
    expect(await ann.do(table, { type: 'start' })).toMatchObject({ message: 'Some seats are still empty.' });
    expect(await ann.do(table, { type: 'plan', seat: 1, plan: { kind: 'open' } })).toMatchObject({ code: 'untimely' });
    expect(await ben.do(table, { type: 'leave' })).toBe(2);
    expect(await ann.do(table, { type: 'plan', seat: 1, plan: { kind: 'bot', level: 'random' } })).toBe(3);
    expect(await ann.do(table, sit(0))).toBe(4);
    expect(await ann.do(table, { type: 'start' })).toBe(5);
    expect(await ben.do(table, sit(1))).toMatchObject({ message: 'This table has already started.' });
  });

  it('need nonces of their own', async () => {
    const { server, tokens, clients } = await house('Ann', 'Ben');
    const { table, invite } = await openTable(server, tokens[0]!);
    const nonce = newNonce();
    expect(await clients[0]!.do(table, sit(0, { nonce }))).toBe(1);
    expect(await clients[1]!.do(table, sit(1, { nonce, invite }))).toMatchObject({
      message: 'Another seat has the same nonce.',
    });
  });
});

describe('the lobby and my games', () => {
  it('show what is open, and what is mine', async () => {
    const { server, tokens, clients } = await house('Ann', 'Ben');
    const [ann, ben] = clients as [Client, Client];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { table } = await openTable(server, tokens[0]!, { seats });
    await openTable(server, tokens[0]!);
    const lobby = async () =>
      (await ask<TableList>(server, 'GET', '/api/tables')).body.tables.map((each) => each.table);
    const mine = async (token: string) =>
      (await ask<TableList>(server, 'GET', '/api/my/tables', { token })).body.tables;
    expect(await lobby()).toEqual([table]);
    expect(await mine(tokens[0]!)).toHaveLength(2);
    expect(await mine(tokens[1]!)).toEqual([]);
    await ann.do(table, sit(0));
    await ben.do(table, sit(1));
    expect(await lobby()).toEqual([]);
    await ben.do(table, { type: 'start' });
    expect(await mine(tokens[1]!)).toMatchObject([{ table, phase: 'playing', seat: 1, yourTurn: false }]);
    expect((await mine(tokens[0]!)).find((each) => each.table === table)).toMatchObject({ seat: 0, yourTurn: true });
    expect((await ask(server, 'GET', '/api/my/tables')).status).toBe(401);
  });

  it('forget a table that its host closed', async () => {
    const { server, tokens, clients } = await house('Ann', 'Ben');
    const { table } = await openTable(server, tokens[0]!, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await clients[1]!.do(table, { type: 'close' })).toMatchObject({ code: 'forbidden' });
    expect(await clients[0]!.do(table, { type: 'close' })).toBe(1);
    expect((await ask<TableList>(server, 'GET', '/api/tables')).body.tables).toEqual([]);
    expect(await clients[1]!.do(table, sit(1))).toMatchObject({ code: 'untimely' });
  });
});

describe('a rematch', () => {
  it('keeps the people, moves them one seat on, commits afresh, and is made once', async () => {
    const server = await serve();
    const { table, tokens, clients } = await seatPeople(server, ['Ann', 'Ben'], {
      seats: [{ kind: 'bot', level: 'random' }],
      standIn: 'random',
    });
    const [ann, ben] = clients as [Client, Client];
    expect(await ann.do(table, { type: 'rematch' })).toMatchObject({ message: 'The game is not over yet.' });
    await ann.do(table, { type: 'leave' });
    await ben.do(table, { type: 'leave' });
    await ann.untilState(table, (update) => update.state.phase === 'over');
    const answers = await Promise.all([ann.do(table, { type: 'rematch' }), ben.do(table, { type: 'rematch' })]);
    expect(answers.toSorted()).toEqual([expect.any(Number), expect.any(Number)]);
    expect(await ann.do(table, { type: 'rematch' })).toMatchObject({ message: 'There is a rematch already.' });
    const { next, commitment } = (await ben.untilState(table, (update) => update.state.next !== undefined)).state;
    const update = await ann.watch(next!);
    expect(update.state.previous).toBe(table);
    expect(update.state.commitment).not.toBe(commitment);
    expect(update.state.seats.map(({ name, plan }) => [name, plan])).toEqual([
      ['random', 'bot'],
      ['Ann', 'kept'],
      ['Ben', 'kept'],
    ]);
    expect(await ben.do(next!, sit(1))).toMatchObject({ code: 'forbidden' });
    expect(await ann.do(next!, sit(1))).toBe(1);
    expect(await ben.do(next!, sit(2))).toBe(2);
    expect(await ben.do(next!, { type: 'start' })).toBe(3);
    expect((await ask<TableList>(server, 'GET', '/api/my/tables', { token: tokens[1]! })).body.tables).toHaveLength(2);
  });
});

describe('over HTTP', () => {
  it('a program can watch, wait and act', async () => {
    const { server, tokens } = await house('Ann', 'Bot');
    const { table, invite } = await openTable(server, tokens[0]!);
    const act = (token: string, command: unknown) =>
      ask<{ number: number }>(server, 'POST', `/api/tables/${table}/commands`, {
        token,
        body: { key: newNonce(), command },
      });
    const look = (token: string, from: number, wait: number) =>
      ask<Update>(server, 'GET', `/api/tables/${table}?from=${from}&wait=${wait}`, { token });
    expect((await act(tokens[0]!, sit(0))).body).toEqual({ number: 1 });
    const waiting = look(tokens[1]!, 1, 20);
    expect((await act(tokens[1]!, sit(1, { invite }))).status).toBe(200);
    expect((await waiting).body.entries).toMatchObject([{ type: 'sat', seat: 1, name: 'Bot' }]);
    expect((await look(tokens[1]!, 2, 0)).body.entries).toEqual([]);
    expect((await act(tokens[0]!, { type: 'start' })).status).toBe(200);
    const { state } = (await look(tokens[1]!, 2, 0)).body;
    const refused = await act(tokens[1]!, { type: 'act', action: 0, turn: state.turn });
    expect([refused.status, refused.body.error]).toMatchObject([409, { code: 'refused', clause: 'VT-2.1' }]);
    expect((await look(tokens[1]!, 0, 26)).status).toBe(400);
  });

  it('there are games to choose from', async () => {
    const server = await serve();
    const { games } = (await ask<GameList>(server, 'GET', '/api/games')).body;
    expect(games).toMatchObject([
      {
        id: 'vault',
        names: { en: 'Vault' },
        seats: { min: 2, max: 4 },
        bots: ['random', 'crash', 'silly', 'stuck', 'slow'],
      },
    ]);
  });

  it('tables that do not exist are not found', async () => {
    const { server, tokens, clients } = await house('Ann');
    const token = tokens[0]!;
    const nowhere = 'A'.repeat(16);
    for (const path of ['', '/record'])
      expect((await ask(server, 'GET', `/api/tables/${nowhere}${path}`, { token })).status).toBe(404);
    expect((await ask(server, 'POST', `/api/tables/${nowhere}/invite`, { token })).status).toBe(404);
    expect((await ask<Opened>(server, 'GET', '/api/tables/short')).status).toBe(400);
    expect(await clients[0]!.do(nowhere, { type: 'start' })).toMatchObject({ code: 'not-found' });
    await expect(clients[0]!.watch(nowhere)).rejects.toThrow('not-found');
  });
});
