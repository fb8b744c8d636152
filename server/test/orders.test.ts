import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { NewOrder, OrderLine, Standing } from '@hideout/protocol';
import type { Letter } from '../src/notices/post.ts';
import { Room } from '../src/room/room.ts';
import { PaperShelf } from '../src/store/paperShelf.ts';
import { ask, Client, seatPeople } from './kit/client.ts';
import { handTime } from './kit/handTime.ts';
import { Browser } from './kit/browser.ts';
import { scratch, serve } from './kit/server.ts';
import { mark, open, pass, swap } from './kit/vault.ts';

const AT_ONCE = { thinksMs: [1, 1], looksInMs: [1, 1], staysMs: [1, 1] } as const;

/** Ann and Ben at a table of the vault; Ann must act, and Ben waits. */
async function house(wishes: object = {}, wish: object = { options: { length: 'long' } }) {
  const kept = { store: { file: join(scratch(), 'hideout.db') }, orders: AT_ONCE, wakeEveryMs: 5, ...wishes };
  const server = await serve(kept);
  const seated = await seatPeople(server, ['Ann', 'Ben'], wish);
  return { ...seated, server, kept };
}
type House = Awaited<ReturnType<typeof house>>;

/** Asks for the order of a seat, lays one down, or takes it back. */
const order = (at: Pick<House, 'server' | 'table' | 'tokens'>, method: string, body?: object, seat = 1) =>
  ask<Standing>(at.server, method, `/api/tables/${at.table}/order`, { token: at.tokens[seat]!, ...(body && { body }) });

const turnAt = ({ clients, table }: House): number => clients[1]!.latest.get(table)!.state.turn;

/** Ben lays down these lines on the table as it stands. */
async function give(at: House, ...lines: OrderLine[]): Promise<void> {
  const given = await order(at, 'PUT', { turn: turnAt(at), lines } satisfies NewOrder);
  expect(given.body.order).toMatchObject({ state: 'armed', moves: [], lines });
}

/** A seat acts, and everybody has seen it. */
async function act(at: House, seat: number, action: number): Promise<void> {
  const { turn } = at.clients[seat]!.latest.get(at.table)!.state;
  const number = await at.clients[seat]!.do(at.table, { type: 'act', action, turn });
  if (typeof number !== 'number') throw new Error(number.message);
  await Promise.all(at.clients.map((each) => each.untilState(at.table, (update) => update.number >= number)));
}

const standing = async (at: House) => (await order(at, 'GET')).body.order;
const ofBen = (at: House) =>
  at.clients[0]!.messages.flatMap((message) =>
    message.type === 'update' ? message.entries.filter((each) => each.type === 'acted' && each.seat === 1) : [],
  );

describe('an order', () => {
  it('is carried out, part by part, when nothing was learnt, and tells its owner alone', async () => {
    const at = await house();
    await give(at, { when: [], actions: [mark, mark, pass] });
    await act(at, 0, mark);
    await act(at, 0, swap(2));
    expect((await standing(at))!.state).toBe('armed');
    await act(at, 0, pass);
    await at.clients[0]!.untilState(at.table, ({ state }) => state.play!.legal.length > 0);
    await expect.poll(() => standing(at)).toMatchObject({ state: 'done', moves: [4, 5, 6] });
    expect(ofBen(at).map((each) => Object.keys(each))).toEqual(
      Array.from({ length: 3 }, () => ['number', 'at', 'type', 'seat', 'move', 'events']),
    );
  });

  it('is disarmed by what its owner learns and no line foresaw', async () => {
    const at = await house();
    await give(at, { when: [], actions: [mark] }, { when: [{ type: 'passed', seat: 0, code: 0 }], actions: [mark] });
    await act(at, 0, open(1));
    expect(await standing(at)).toMatchObject({ state: 'disarmed', why: 'learnt', moves: [] });
    await act(at, 0, pass);
    await expect.poll(async () => (await standing(at))!.state).toBe('disarmed');
    expect(ofBen(at)).toEqual([]);
  });

  it('waits for what it foresees, told as its owner sees it, and then follows that line', async () => {
    const at = await house();
    const { hands } = at.clients[0]!.latest.get(at.table)!.state.play!.view as unknown as { hands: number[][] };
    const opened = { type: 'opened', seat: 0, code: hands[0]![1]! };
    const swapped = { type: 'swapped', seat: 0, code: -1 };
    await give(
      at,
      { when: [], actions: [pass] },
      { when: [opened], actions: [mark, pass] },
      { when: [swapped, opened], actions: [mark, mark, pass] },
    );
    await act(at, 0, open(1));
    await act(at, 0, swap(0));
    await act(at, 0, pass);
    await expect.poll(() => standing(at)).toMatchObject({ state: 'done', moves: [4, 5] });
  });

  it('cannot ask for what its owner does not see', async () => {
    const at = await house();
    await act(at, 0, mark);
    const before = at.clients[0]!.latest.get(at.table)!;
    await act(at, 0, swap(0));
    const { hands } = at.clients[0]!.latest.get(at.table)!.state.play!.view as unknown as { hands: number[][] };
    expect(before.number).toBeLessThan(at.clients[0]!.latest.get(at.table)!.number);
    // Even somebody who guesses the card is told nothing: the event is never seen with it.
    await order(at, 'PUT', {
      turn: turnAt(at),
      lines: [{ when: [{ type: 'swapped', seat: 0, code: hands[0]![0]! }], actions: [mark] }],
    });
    await act(at, 0, pass);
    await expect.poll(() => standing(at)).toMatchObject({ state: 'disarmed', why: 'unforeseen' });
  });

  it('goes on in a later turn as long as nothing is learnt, and what it learns itself ends it', async () => {
    const at = await house();
    await give(at, { when: [], actions: [pass, mark, swap(0), pass] });
    await act(at, 0, pass);
    await at.clients[0]!.untilState(at.table, ({ state }) => state.play!.legal.length > 0);
    expect(await standing(at)).toMatchObject({ state: 'armed', moves: [2] });
    await act(at, 0, pass);
    await expect.poll(() => standing(at)).toMatchObject({ state: 'disarmed', why: 'learnt', moves: [2, 4, 5] });
  });

  it('is disarmed by a take-back, by its owner, by a stand-in, by the rules and by the end', async () => {
    const back = await house();
    await act(back, 0, mark);
    await give(back, { when: [], actions: [mark] });
    await back.clients[0]!.do(back.table, { type: 'undo', turn: turnAt(back) });
    expect(await standing(back)).toMatchObject({ state: 'disarmed', why: 'back' });

    const own = await house({ orders: { ...AT_ONCE, thinksMs: [1e7, 1e7], looksInMs: [1e7, 1e7] } });
    await give(own, { when: [], actions: [pass] });
    await act(own, 0, pass);
    await act(own, 1, mark);
    expect(await standing(own)).toMatchObject({ state: 'disarmed', why: 'acted' });

    const away = await house();
    await give(away, { when: [], actions: [pass] });
    await away.clients[1]!.do(away.table, { type: 'leave' });
    expect(await standing(away)).toMatchObject({ state: 'disarmed', why: 'relieved' });

    const refused = await house();
    await act(refused, 0, pass);
    await act(refused, 1, open(0));
    await act(refused, 1, pass);
    await give(refused, { when: [], actions: [open(0)] });
    await act(refused, 0, pass);
    await expect.poll(() => standing(refused)).toMatchObject({ state: 'disarmed', why: 'refused' });

    const over = await house();
    await give(over, { when: [], actions: [pass] });
    await over.clients[0]!.do(over.table, { type: 'resign' });
    await expect.poll(() => standing(over)).toBe(undefined);
  });

  it('is changed and taken back by its owner, and refused where it cannot be', async () => {
    const at = await house();
    const lines = [{ when: [], actions: [mark] }];
    const refusal = async (body: object, seat = 1) => (await order(at, 'PUT', body, seat)).body.error?.code;
    expect(await refusal({ turn: turnAt(at), lines }, 0)).toBe('untimely');
    expect(await refusal({ turn: 1, lines })).toBe('stale');
    expect(await refusal({ turn: turnAt(at), lines: [] })).toBe('malformed');
    expect(await refusal({ turn: turnAt(at), lines: [{ when: [], actions: [99_999_999] }] })).toBe('malformed');
    const long = [{ type: 'x'.repeat(1000) }];
    expect(await refusal({ turn: turnAt(at), lines: [{ when: long, actions: [mark] }] })).toBe('malformed');
    await give(at, { when: [], actions: [mark] });
    await give(at, { when: [], actions: [pass] });
    expect((await order(at, 'GET', undefined, 0)).body).toEqual({});
    expect((await order(at, 'DELETE')).body).toEqual({});
    expect(await standing(at)).toBe(undefined);
    await act(at, 0, pass);
    await at.clients[1]!.untilState(at.table, ({ state }) => state.play!.legal.length > 0);
    expect(ofBen(at)).toEqual([]);
  });

  it('survives a restart before its time has come', async () => {
    const time = handTime();
    const looksInMs = [60_000, 60_000];
    const at = await house({ ...time.clocks, orders: { ...AT_ONCE, looksInMs } }, { clock: { days: 2, rest: 0 } });
    await give(at, { when: [], actions: [pass] });
    at.clients[1]!.close();
    await expect
      .poll(() => at.clients[0]!.messages.findLast(({ type }) => type === 'presence'))
      .toMatchObject({ seats: [0] });
    await act({ ...at, clients: [at.clients[0]!] }, 0, pass);
    await at.server.close();
    const again = await serve(at.kept);
    const ann = await Client.connect(again, at.tokens[0]);
    await ann.watch(at.table);
    expect(ann.latest.get(at.table)!.state.play!.legal).toEqual([]);
    // Its time is settled on when it is looked at, and has not come before.
    await expect.poll(() => (time.pass(10_000), ann.latest.get(at.table)!.state.play!.legal.length)).toBeGreaterThan(0);
  });

  it('law: nobody is there while it is carried out but who was there before', async () => {
    // A table is told of a change within a second.
    const at = await house({ orders: { ...AT_ONCE, staysMs: [1500, 1500] } });
    const [ann] = at.clients;
    await give(at, { when: [], actions: [pass] });
    const before = ann!.messages.length;
    await act(at, 0, pass);
    await ann!.untilState(at.table, ({ state }) => state.play!.legal.length > 0);
    const told = ann!.messages.slice(before).filter((message) => message.type === 'presence');
    for (const each of told) expect(each).toMatchObject({ seats: [0, 1], watchers: 0 });
  });

  /** Who is seen at the table, one after another, while Ben, who is away, acts by an order or comes and does so himself. */
  async function comings(by: 'order' | 'hand'): Promise<readonly string[]> {
    // A table is told of a change within a second.
    const at = await house({ orders: { ...AT_ONCE, staysMs: [1500, 1500] } });
    const [ann, ben] = at.clients as [Client, Client];
    const seen = (): readonly string[] => {
      const told = ann.messages.flatMap((each) =>
        each.type === 'presence' ? [`${each.seats.join()} ${each.watchers}`] : [],
      );
      return told.filter((each, place) => each !== told[place - 1]);
    };
    const untilAlone = async (): Promise<void> => {
      await expect.poll(() => seen().at(-1), { timeout: 10_000 }).toBe('0 0');
    };
    if (by === 'order') await give(at, { when: [], actions: [pass] });
    ben.close();
    await untilAlone();
    const before = seen().length;
    const alone = { ...at, clients: [ann] };
    await act(alone, 0, pass);
    if (by === 'hand') {
      const again = await Client.connect(at.server, at.tokens[1]);
      await again.watch(at.table);
      await expect.poll(() => seen().at(-1)).toBe('0,1 0');
      await act({ ...at, clients: [ann, again] }, 1, pass);
      again.close();
    }
    await ann.untilState(at.table, ({ state }) => state.play!.legal.length > 0);
    await untilAlone();
    return seen().slice(before);
  }

  it('law: somebody who is away is seen to come and go as if they had come themselves', async () => {
    const [kept, plain] = await Promise.all([comings('order'), comings('hand')]);
    expect(kept).toEqual(plain);
    expect(plain).toEqual(['0,1 0', '0 0']);
  });

  it('catches a house that looks on while it carries out an order', async () => {
    const { submit } = Room.prototype;
    const spy = vi.spyOn(Room.prototype, 'submit').mockImplementation(async function (this: Room, proposal) {
      const isOrder = proposal.by !== '' && proposal.key === '';
      if (isOrder) this.listeners.add({ guest: undefined, changed: () => {}, presence: () => {} });
      return submit.call(this, proposal);
    });
    try {
      // It stays, so nobody sees Ben's table empty again.
      await expect(comings('order')).rejects.toThrow(/expected '0 [1-9]'/);
    } finally {
      spy.mockRestore();
    }
  }, 30_000);

  it('takes no more than its part of a clock', async () => {
    const time = handTime();
    const ever = [1e9, 1e9];
    const orders = { ...AT_ONCE, thinksMs: ever, looksInMs: ever };
    const at = await house({ ...time.clocks, orders }, { clock: { seconds: 100, increment: 0 } });
    await give(at, { when: [], actions: [pass] });
    await act(at, 0, pass);
    const isAnn = () => at.clients[0]!.latest.get(at.table)!.state.play!.legal.length > 0;
    await expect.poll(() => (time.pass(2000), isAnn())).toBe(true);
    const { state } = at.clients[0]!.latest.get(at.table)!;
    expect(state.phase).toBe('playing');
  });
});

describe('the time of an order', () => {
  /** How long after the turn has come to Ben this order of his is to be carried out, at a table where chance falls so. */
  async function wait(chance: number, ...lines: OrderLine[]): Promise<number> {
    const time = handTime();
    const range = [3000, 12_000];
    const at = await house({ ...time.clocks, orders: { ...AT_ONCE, thinksMs: range, looksInMs: range } });
    const settle = vi.spyOn(PaperShelf.prototype, 'settleOrder');
    const fall = vi.spyOn(crypto, 'randomInt').mockImplementation((most: number) => Math.floor(chance * most));
    syncBuiltinESMExports();
    try {
      await give(at, ...lines);
      await act(at, 0, pass);
      await expect.poll(() => settle.mock.calls.length).toBeGreaterThan(0);
      return settle.mock.calls[0]![2] - time.now();
    } finally {
      settle.mockRestore();
      fall.mockRestore();
      syncBuiltinESMExports();
    }
  }

  it('law: is drawn without a look at the order', async () => {
    const passed = { type: 'passed', seat: 0, code: 0 };
    const orders: OrderLine[][] = [
      [{ when: [], actions: [pass] }],
      [{ when: [], actions: [mark, mark, swap(1), pass] }],
      [{ when: [passed], actions: [open(0), pass] }],
      [
        { when: [{ type: 'what never happens' }], actions: [pass] },
        { when: [], actions: [open(2)] },
      ],
    ];
    for (const lines of orders)
      for (const chance of [0, 0.5]) expect(await wait(chance, ...lines)).toBeCloseTo(3000 * 4 ** chance);
  });
});

describe('whoever has an order', () => {
  const ring = async () => {
    const time = handTime();
    const letters: Letter[] = [];
    const post = async (letter: Letter): Promise<number> => letters.push(letter) && 201;
    const at = await house(
      { ...time.clocks, post, origins: ['https://hideout.test'] },
      { clock: { days: 2, rest: 0 } },
    );
    await ask(at.server, 'POST', '/api/my/notices/push', { token: at.tokens[1]!, body: new Browser().subscription });
    return { ...at, time, letters };
  };
  const urls = (letters: readonly Letter[]) => letters.map(({ url }) => url);

  it('is called only when it leaves the turn to them', async () => {
    const at = await ring();
    await give(at, { when: [], actions: [mark] });
    await act(at, 0, pass);
    await expect.poll(() => (at.time.pass(1), standing(at))).toMatchObject({ state: 'done' });
    await expect.poll(() => (at.time.pass(11_000), at.letters.length)).toBe(1);
    expect(urls(at.letters)).toEqual([new Browser().endpoint]);
  });

  it('is called once, after the hook that tells no one of orders', async () => {
    const at = await ring();
    await ask(at.server, 'PUT', `/api/tables/${at.table}/hook`, {
      token: at.tokens[0]!,
      body: { url: 'https://chat.test/hook' },
    });
    // The order waits for longer than calls do.
    await at.server.close();
    const looksInMs = [60_000, 60_000] as const;
    const again = await serve({ ...at.kept, orders: { ...AT_ONCE, thinksMs: looksInMs, looksInMs } });
    const clients = await Promise.all(at.tokens.map((token) => Client.connect(again, token)));
    for (const client of clients) await client.watch(at.table);
    const now = { ...at, server: again, clients };
    await give(now, { when: [], actions: [mark] });
    await act(now, 0, pass);
    await expect.poll(() => (at.time.pass(2000), urls(at.letters)[0])).toBe('https://chat.test/hook');
    expect(await standing(now)).toMatchObject({ state: 'armed' });
    expect(at.letters).toHaveLength(1);
    await expect.poll(() => (at.time.pass(5000), at.letters.length)).toBe(2);
    expect(urls(at.letters)).toEqual(['https://chat.test/hook', new Browser().endpoint]);
  });
});
