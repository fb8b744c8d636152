import { GAMES } from '@hideout/catalogue/house';
import {
  FastRng,
  Match,
  NOBODY,
  seedOf,
  seatOf,
  setUp,
  type Action,
  type AnyGame,
  type AnyMatch,
  type GameEvent,
} from '@hideout/kernel';
import { LIMITS, type Command, type OrderLine, type SeenEvent, type Standing } from '@hideout/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Room } from '../src/room/room.ts';
import { Sqlite } from '../src/store/sqlite.ts';
import type { RunningServer } from '../src/server.ts';
import { ask, Client, newGuest, openTable } from './kit/client.ts';
import { serve } from './kit/server.ts';
import { vault } from './kit/vault.ts';

const EVERY_GAME = [vault, ...GAMES].map((game) => ({ id: game.id, game }));
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => 5 * i + 3);
const NONCES = ['a'.repeat(32), 'b'.repeat(32)];
const AT_ONCE = { thinksMs: [0, 0], looksInMs: [0, 0], staysMs: [0, 0] } as const;
const NOTE = 'a note that nobody else may read';
const ACTIONS = 60;
const ORDERS = 4;

interface World {
  readonly server: RunningServer;
  readonly table: string;
  readonly tokens: readonly string[];
  /** Ann, Ben and somebody who watches. */
  readonly clients: readonly [Client, Client, Client];
}

/** A world in which everything but what Ben keeps for himself is the same each time. */
async function worldOf(game: AnyGame): Promise<World> {
  const now = (): number => 1_800_000_000_000;
  const server = await serve({
    games: [game],
    secret: () => SECRET,
    now,
    monotonic: () => 0,
    orders: AT_ONCE,
    wakeEveryMs: 5,
  });
  const tokens = [await newGuest(server, 'Ann'), await newGuest(server, 'Ben')];
  const { table, invite } = await openTable(server, tokens[0]!, { game: game.id });
  const clients = [
    await Client.connect(server, tokens[0]),
    await Client.connect(server, tokens[1]),
    await Client.connect(server),
  ] as const;
  for (const client of clients) await client.watch(table);
  for (const seat of [0, 1])
    await send({ table, clients }, seat, { type: 'sit', seat, nonce: NONCES[seat]!, invite }, `sitting-${seat}`);
  await send({ table, clients }, 0, { type: 'start' }, 'start-key');
  return { server, table, tokens, clients };
}

/** Gives a command and waits until everybody has seen what came of it. */
async function send(
  { table, clients }: Pick<World, 'table' | 'clients'>,
  seat: number,
  command: Command,
  key: string,
): Promise<void> {
  const number = await clients[seat]!.do(table, command, key);
  if (typeof number !== 'number') throw new Error(number.message);
  await seen({ table, clients }, number);
}

const seen = ({ table, clients }: Pick<World, 'table' | 'clients'>, number: number): Promise<unknown> =>
  Promise.all(clients.map((client) => client.untilState(table, (update) => update.number >= number)));

/** The true game of such a world, worked out beside the server. */
function truthOf(game: AnyGame): AnyMatch {
  const setup = setUp(game, 2);
  if (!setup.ok) throw new Error(setup.problem);
  const deal = { commitment: '', secret: Buffer.from(SECRET).toString('hex'), nonces: NONCES };
  const { id, rulesVersion } = game;
  return new Match(game, setup.value, seedOf({ game: id, rulesVersion, setup: setup.value, deal }));
}

/** Plays a world; with `hasPapers` Ben takes notes and leaves what he can to orders. How many orders were carried out. */
async function play(world: World, game: AnyGame, { hasPapers }: { readonly hasPapers: boolean }): Promise<number> {
  const { server, table, tokens } = world;
  const truth = truthOf(game);
  const rng = new FastRng(11);
  let orders = 0;
  const choose = (): Action => {
    const legal = truth.legal().toArray();
    return legal[rng.below(legal.length)]!;
  };
  let next = choose();
  for (let i = 0; i < ACTIONS && orders < ORDERS; i++) {
    const actor = seatOf(truth.actor);
    const action = next;
    const told = truth.play(actor, action);
    const { number, state } = world.clients[0].latest.get(table)!;
    const { turn } = state;
    if (truth.actor === NOBODY) return orders;
    next = choose();
    const line = actor === 0 && truth.actor === 1 && told.ok ? lineOf(game, told.value, next) : undefined;
    if (line && hasPapers) {
      const body = { turn, lines: [line, { when: [{ type: 'what never happens' }], actions: [next] }] };
      const given = await ask<Standing>(server, 'PUT', `/api/tables/${table}/order`, { token: tokens[1]!, body });
      expect(given.body.order?.state).toBe('armed');
      const note = { thing: `thing:${i}`, about: 'a card', move: i, text: NOTE };
      await ask(server, 'PUT', `/api/tables/${table}/notes`, { token: tokens[1]!, body: note });
    }
    await send(world, actor, { type: 'act', action, turn }, `action-key-${i}`);
    if (!line) continue;
    if (hasPapers) await seen(world, number + 2);
    else await send(world, 1, { type: 'act', action: next, turn: turn + 1 }, `ordered-key-${i}`);
    truth.play(seatOf(1), next);
    orders++;
    if (truth.actor === NOBODY) return orders;
    next = choose();
  }
  return orders;
}

/** The line that foresees all that Ben learns from these events and then does this; undefined where that is too much. */
function lineOf(game: AnyGame, events: readonly GameEvent[], action: Action): OrderLine | undefined {
  const when = events
    .filter((event) => game.tells(event, seatOf(1)))
    .map((event) => JSON.parse(JSON.stringify(game.redact(event, seatOf(1)))) as SeenEvent);
  const isShort = when.length <= LIMITS.foreseen && when.every((each) => JSON.stringify(each).length <= LIMITS.event);
  return isShort ? { when, actions: [action] } : undefined;
}

/** All that a client was sent, but for who is there. */
const bytesOf = (client: Client, { table }: World): string =>
  client.raw
    .filter((text) => !/^{"type":"(presence|tick)"/.test(text))
    .join('\n')
    .replaceAll(table, 'TABLE');

/** Everything that others can get: on their sockets, by asking, in their exports, and in the record. */
async function othersKnow(world: World): Promise<readonly string[]> {
  const { server, table, tokens, clients } = world;
  const [ann, ben, watcher] = clients;
  await ben.do(table, { type: 'resign' }, 'resigning');
  await Promise.all([ann, watcher].map((each) => each.untilState(table, ({ state }) => state.phase === 'over')));
  const get = async (path: string, token?: string): Promise<string> => {
    const { body } = await ask(server, 'GET', path, token === undefined ? {} : { token });
    return (typeof body === 'string' ? body : JSON.stringify(body)).replaceAll(table, 'TABLE');
  };
  // Of their export, the games: when games are counted for ratings is another matter.
  const { games } = JSON.parse(await get('/api/my/export', tokens[0])) as { readonly games: unknown };
  return [
    bytesOf(ann, world),
    bytesOf(watcher, world),
    JSON.stringify(games),
    await get(`/api/tables/${table}?as=1`, tokens[0]),
    await get(`/api/tables/${table}/record`, tokens[0]),
    await get(`/api/tables/${table}/notes`, tokens[0]),
    await get(`/api/tables/${table}/order`, tokens[0]),
  ];
}

afterEach(() => vi.restoreAllMocks());

describe.each(EVERY_GAME)('orders and notes at a table of $id', ({ game }) => {
  it('tell the others nothing: what is ordered looks like what is done', async () => {
    const [kept, plain] = await Promise.all([worldOf(game), worldOf(game)]);
    const orders = await play(kept, game, { hasPapers: true });
    expect(orders).toBeGreaterThan(0);
    expect(await play(plain, game, { hasPapers: false })).toBe(orders);
    const [with_, without] = [await othersKnow(kept), await othersKnow(plain)];
    for (const [index, bytes] of with_.entries()) expect(bytes).toBe(without[index]);
    expect(with_.join('')).not.toContain(NOTE);
    const own = await ask(kept.server, 'GET', '/api/my/export', { token: kept.tokens[1]! });
    expect(JSON.stringify(own.body)).toContain(NOTE);
  }, 60_000);
});

it('the law catches a server that greets when it carries out an order', async () => {
  const { submit } = Room.prototype;
  vi.spyOn(Room.prototype, 'submit').mockImplementation(async function (this: Room, proposal) {
    const done = await submit.call(this, proposal);
    const isOrder = proposal.by !== '' && proposal.key === '';
    const greeting = { ok: true, value: { type: 'greeted', name: 'Ben', greeting: 'hello' } } as const;
    if (isOrder) await submit.call(this, { by: '', key: '', decide: () => greeting });
    return done;
  });
  const [kept, plain] = await Promise.all([worldOf(vault), worldOf(vault)]);
  // The leak may also show as a number that is one ahead.
  await play(kept, vault, { hasPapers: true }).catch(() => 0);
  await play(plain, vault, { hasPapers: false });
  expect(bytesOf(kept.clients[0], kept)).not.toBe(bytesOf(plain.clients[0], plain));
}, 60_000);

it('the law catches a server that shows everybody all notes of a table', async () => {
  const { all } = Sqlite.prototype;
  vi.spyOn(Sqlite.prototype, 'all').mockImplementation(function (this: Sqlite, { sql, values }) {
    return all.call(this, { sql: sql.replace(/(FROM notes .*)guest_id = /, "$1'' <> "), values });
  });
  const [kept, plain] = await Promise.all([worldOf(vault), worldOf(vault)]);
  await play(kept, vault, { hasPapers: true });
  await play(plain, vault, { hasPapers: false });
  const [with_, without] = [await othersKnow(kept), await othersKnow(plain)];
  // In what Ann saves of herself, and where she asks for notes.
  const leaks = with_.filter((bytes, index) => bytes !== without[index]);
  expect(leaks).toEqual([expect.stringContaining(NOTE), expect.stringContaining(NOTE)]);
}, 60_000);
