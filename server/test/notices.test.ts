import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Calling } from '@hideout/protocol';
import type { Mail } from '../src/notices/carrier.ts';
import { isPublic, postOut, type Letter } from '../src/notices/post.ts';
import { quietFor } from '../src/notices/quiet.ts';
import { Rooms } from '../src/room/rooms.ts';
import { startServer } from '../src/server.ts';
import { NoticeShelf } from '../src/store/noticeShelf.ts';
import { damaged } from '../src/table/aside.ts';
import { Browser } from './kit/browser.ts';
import { ask, seatPeople, type Client } from './kit/client.ts';
import { testConfig } from './kit/config.ts';
import { handTime } from './kit/handTime.ts';
import { scratch, serve } from './kit/server.ts';
import { pass } from './kit/vault.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A house whose time and post are in the test's hands, with Ann and Ben at a table by days; Ann must act. */
async function house(
  status: (letter: Letter) => number | Promise<number> = () => 201,
  wish: object = { clock: { days: 2, rest: 7 } },
) {
  const time = handTime();
  const letters: Letter[] = [];
  const mails: Mail[] = [];
  const store = { file: join(scratch(), 'hideout.db') };
  const post = async (letter: Letter): Promise<number> => {
    const answer = await status(letter);
    if (answer < 300) letters.push(letter);
    return answer;
  };
  const wishes = {
    ...time.clocks,
    store,
    post,
    mail: async (mail: Mail) => void mails.push(mail),
    origins: ['https://hideout.test'],
    wakeEveryMs: 5,
  };
  const server = await serve(wishes);
  const seated = await seatPeople(server, ['Ann', 'Ben'], wish);
  const [ann, ben] = seated.tokens as [string, string];
  const subscribe = (token: string, browser: Browser) =>
    ask<Calling>(server, 'POST', '/api/my/notices/push', { token, body: browser.subscription });
  return { ...seated, ann, ben, server, time, letters, mails, subscribe, wishes };
}

type House = Awaited<ReturnType<typeof house>>;

/** Ann takes her turn, so that it is Ben's, or the other way round. */
async function act({ clients, table }: Pick<House, 'clients' | 'table'>, seat: number): Promise<void> {
  const client = clients[seat]!;
  const { state } = await client.untilState(table, ({ state }) => state.play!.legal.length > 0);
  const done = await client.do(table, { type: 'act', action: pass, turn: state.turn });
  if (typeof done !== 'number') throw new Error(done.message);
}

describe('whoever must act', () => {
  it('is called once a turn, with nothing but whose turn it is, and reads it with their own keys', async () => {
    const at = await house();
    const browser = new Browser();
    await at.subscribe(at.ann, browser);
    at.time.pass(11_000);
    await expect.poll(() => at.letters.length).toBe(1);
    expect(browser.read(at.letters[0]!)).toEqual({
      title: 'Your turn: Vault',
      body: 'With Ben. 47 hours left.',
      path: `/t/${at.table}`,
      tag: 'turn',
      count: 1,
    });
    expect(at.letters[0]!.headers['authorization']).toMatch(/^vapid t=/);
  });

  it('is not called while they look at a page, nor when they have moved on', async () => {
    const at = await house();
    await at.subscribe(at.ann, new Browser());
    await at.subscribe(at.ben, new Browser('https://push.test/ben'));
    at.clients[0]!.send({ type: 'attend', here: true });
    // A socket's messages are carried out one after another: once this is answered, the attention has been noted.
    await at.clients[0]!.do(at.table, { type: 'greet', greeting: 'hello' });
    at.time.pass(11_000);
    await act(at, 0);
    at.time.pass(11_000);
    await expect.poll(() => at.letters.map(({ url }) => url)).toEqual(['https://push.test/ben']);
  });

  it('is not called again for a turn that they have taken after a call had failed', async () => {
    const settle = vi.spyOn(NoticeShelf.prototype, 'settle');
    onTestFinished(() => settle.mockRestore());
    let tries = 0;
    const at = await house(() => (tries++, 500));
    await at.subscribe(at.ann, new Browser());
    at.time.pass(11_000);
    await expect.poll(() => tries).toBe(1);
    await act(at, 0);
    at.time.pass(HOUR_MS);
    await expect.poll(() => settle.mock.calls.length).toBe(1);
    expect(tries).toBe(1);
  });

  it('is told of several tables in one message', async () => {
    const at = await house();
    const browser = new Browser();
    const second = await ask<{ table: string }>(at.server, 'POST', '/api/tables', {
      token: at.ann,
      body: { game: 'vault', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] },
    });
    const { table } = second.body;
    await at.clients[0]!.watch(table);
    await at.clients[0]!.do(table, { type: 'sit', seat: 0, nonce: '0'.repeat(32) });
    await at.clients[0]!.do(table, { type: 'start' });
    await at.subscribe(at.ann, browser);
    at.time.pass(11_000);
    await expect.poll(() => at.letters.length).toBeGreaterThan(0);
    expect(browser.read(at.letters.at(-1)!)).toMatchObject({ title: '2 games wait for you', count: 2, path: '/' });
  });

  it('is reminded once when a quarter of the time is left', async () => {
    const at = await house();
    const browser = new Browser();
    await at.subscribe(at.ann, browser);
    at.time.pass(11_000);
    await expect.poll(() => at.letters.length).toBe(1);
    at.time.pass(1.6 * DAY_MS);
    await expect.poll(() => at.letters.length).toBe(2);
    expect(browser.read(at.letters[1]!)).toMatchObject({
      title: 'Your time is running out: Vault',
      body: 'With Ben. 9 hours left.',
    });
  });

  it('is called after the quiet hours, in their own language and time', async () => {
    const at = await house();
    const browser = new Browser();
    await at.subscribe(at.ann, browser);
    // The tests' time begins at 08:00 UTC, 9 o'clock in Berlin.
    const manners = { language: 'de', zone: 'Europe/Berlin', quiet: { from: 22, to: 10 } };
    await ask(at.server, 'PUT', '/api/my/notices', { token: at.ann, body: manners });
    at.time.pass(11_000);
    await act(at, 0);
    await act(at, 1);
    at.time.pass(HOUR_MS);
    await expect.poll(() => at.letters.length).toBe(1);
    expect(browser.read(at.letters[0]!).title).toBe('Du bist am Zug: Vault');
  });

  it('is called while the push service of somebody else does not answer', async () => {
    const stuck = Promise.withResolvers<number>();
    const asked: string[] = [];
    const at = await house(({ url }) => {
      asked.push(url);
      return url === new Browser().endpoint ? stuck.promise : 201;
    });
    const { clients, tokens, table } = await seatPeople(at.server, ['Cem', 'Dora'], { clock: { days: 2, rest: 0 } });
    await at.subscribe(at.ann, new Browser());
    await at.subscribe(tokens[0]!, new Browser('https://push.test/cem'));
    at.time.pass(11_000);
    await expect.poll(() => asked.toSorted()).toEqual([new Browser().endpoint, 'https://push.test/cem'].toSorted());
    // Nor does it hold up what comes later.
    await at.subscribe(tokens[1]!, new Browser('https://push.test/dora'));
    await act({ clients, table }, 0);
    at.time.pass(11_000);
    await expect.poll(() => asked).toContain('https://push.test/dora');
    stuck.resolve(201);
  });

  it('is called by the next node when one stops in between', async () => {
    const at = await house(() => 503);
    await at.subscribe(at.ann, new Browser());
    at.time.pass(11_000);
    await at.server.close();
    const letters: Letter[] = [];
    const again = await startServer(testConfig({ ...at.wishes, post: async (letter) => letters.push(letter) && 201 }));
    at.time.pass(HOUR_MS);
    await expect.poll(() => letters.length).toBe(1);
    await again.close();
  });

  it('is called when the house has been cut off for days', async () => {
    let status = 503;
    let tried = 0;
    const at = await house(() => (tried++, status), { clock: { days: 14, rest: 0 } });
    await at.subscribe(at.ann, new Browser());
    for (let half = 0; half < 12; half++) {
      const before = tried;
      at.time.pass(12 * HOUR_MS);
      await expect.poll(() => tried).toBeGreaterThan(before);
    }
    status = 201;
    at.time.pass(3 * HOUR_MS);
    await expect.poll(() => at.letters.length).toBe(1);
  });

  it('keeps their ways to be called where the table cannot be served', async () => {
    const at = await house(undefined, { clock: { days: 14, rest: 0 } });
    await at.subscribe(at.ann, new Browser());
    const served = vi.spyOn(Rooms.prototype, 'get').mockRejectedValue(damaged('a test'));
    const tries = vi.spyOn(NoticeShelf.prototype, 'postpone');
    for (let tried = 0; tried < 12; tried++) {
      at.time.pass(12 * HOUR_MS);
      await expect.poll(() => tries.mock.calls.length).toBeGreaterThan(tried);
    }
    served.mockRestore();
    tries.mockRestore();
    const { body } = await ask<Calling>(at.server, 'GET', '/api/my/notices', { token: at.ann });
    expect(body.channels).toHaveLength(1);
  });

  it('is called again after a failure, and forgotten where nobody is any more', async () => {
    let status = 500;
    const at = await house(() => status);
    await at.subscribe(at.ann, new Browser());
    at.time.pass(11_000);
    await act({ ...at }, 0);
    await act({ ...at }, 1);
    status = 410;
    at.time.pass(11_000);
    const channels = async () =>
      (await ask<Calling>(at.server, 'GET', '/api/my/notices', { token: at.ann })).body.channels;
    await expect.poll(channels).toEqual([]);
    expect(at.letters).toEqual([]);
  });
});

it('a way to be called is given up by its owner, and by nobody else', async () => {
  const at = await house();
  const [channel] = (await at.subscribe(at.ann, new Browser())).body.channels;
  const remove = (token: string) => ask<Calling>(at.server, 'DELETE', `/api/my/notices/${channel!.id}`, { token });
  expect((await remove(at.ben)).status).toBe(404);
  expect((await remove(at.ann)).body.channels).toEqual([]);
  expect((await remove(at.ann)).status).toBe(404);
});

describe('a mail address', () => {
  it('is added by the code that came there, and given up by one click', async () => {
    const at = await house();
    const to = 'ann@example.org';
    expect((await ask(at.server, 'POST', '/api/my/notices/mail', { token: at.ann, body: { to } })).status).toBe(200);
    const code = /\d{6}/.exec(at.mails[0]!.text)![0];
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const confirm = (body: object) =>
      ask<Calling>(at.server, 'POST', '/api/my/notices/mail/code', { token: at.ann, body });
    expect((await confirm({ to, code: wrong })).body.error?.message).toBe('That is not the code, or it is too old.');
    expect((await confirm({ to: 'eve@example.org', code })).status).toBe(403);
    expect((await confirm({ to, code })).body.channels).toMatchObject([{ kind: 'mail', to }]);
    at.time.pass(11_000);
    await expect.poll(() => at.mails.length).toBe(2);
    const { subject, text, unsubscribe } = at.mails[1]!;
    expect(subject).toBe('Your turn: Vault');
    expect(text).toContain(`https://hideout.test/t/${at.table}`);
    const path = unsubscribe!.slice('https://hideout.test'.length);
    expect((await ask(at.server, 'POST', path.replace(/seal=.*/, 'seal=no'))).status).toBe(403);
    // Programs that look through mail follow links: that alone ends nothing.
    expect((await ask(at.server, 'GET', path)).status).toBe(200);
    expect((await confirm({ to, code })).body.channels).toHaveLength(1);
    expect((await ask(at.server, 'POST', path)).status).toBe(200);
    const { body } = await ask<Calling>(at.server, 'GET', '/api/my/notices', { token: at.ann });
    expect(body.channels).toEqual([]);
  });
});

describe('a hook', () => {
  it('is set by the host alone and names whoever must act', async () => {
    const at = await house();
    const set = (token: string, url?: string) =>
      ask(at.server, 'PUT', `/api/tables/${at.table}/hook`, { token, body: url === undefined ? {} : { url } });
    expect((await set(at.ben, 'https://chat.test/hook')).status).toBe(403);
    expect((await set(at.ann, 'http://chat.test/hook')).status).toBe(400);
    expect((await set(at.ann, 'https://chat.test/hook')).status).toBe(200);
    at.time.pass(11_000);
    await expect.poll(() => at.letters.length).toBe(1);
    expect(JSON.parse(at.letters[0]!.body as string)).toMatchObject({
      content: `Ann, it is your turn: Vault https://hideout.test/t/${at.table}`,
    });
  });

  it('never leads into a private network', async () => {
    const closed = ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1', '0.0.0.0'];
    expect(closed.filter(isPublic)).toEqual([]);
    const open = ['93.184.216.34', '2606:2800:220:1::1'];
    expect(open.filter(isPublic)).toEqual(open);
    const letter = { headers: {}, body: '' };
    for (const url of [
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
      'https://[::ffff:7f00:1]/',
      'https://2130706433/',
    ])
      await expect(postOut({ url, ...letter })).rejects.toThrow(/open network/);
  });
});

describe('a game by days', () => {
  it('gives every turn its days, stands still while somebody rests, and ends with their time', async () => {
    const at = await house();
    const [ann] = at.clients as [Client];
    const clock = async () => (await ann.untilState(at.table, () => true)).state.play!.clock!;
    expect(await clock()).toMatchObject({
      left: [2 * DAY_MS, 2 * DAY_MS],
      running: 0,
      rest: [{ days: 7 }, { days: 7 }],
    });
    at.time.pass(DAY_MS);
    expect(await ann.do(at.table, { type: 'rest', days: 8 })).toMatchObject({
      message: 'You have 7 days left to rest in this game.',
    });
    await ann.do(at.table, { type: 'rest', days: 3 });
    at.time.pass(3.5 * DAY_MS);
    const rested = await clock();
    expect(rested).toMatchObject({ left: [DAY_MS, 2 * DAY_MS], running: 0 });
    expect(rested.rest![0]).toMatchObject({ days: 4 });
    at.time.pass(0.6 * DAY_MS);
    const { state } = await ann.untilState(at.table, ({ state }) => state.phase === 'over');
    expect(state.play!.stop).toEqual({ seat: 0, why: 'time' });
  });
});

describe('quiet hours', () => {
  const wall = Date.UTC(2026, 5, 1, 21, 30);
  it.each([
    [{}, 0],
    [{ quiet: { from: 22, to: 7 } }, 0],
    [{ quiet: { from: 21, to: 7 } }, 9.5 * HOUR_MS],
    [{ quiet: { from: 22, to: 7 }, zone: 'Europe/Berlin' }, 7.5 * HOUR_MS],
    [{ quiet: { from: 13, to: 15 }, zone: 'America/New_York' }, 0],
    [{ quiet: { from: 17, to: 18 }, zone: 'America/New_York' }, 0.5 * HOUR_MS],
  ])('%j', (manners, ms) => {
    expect(quietFor(manners, wall)).toBe(ms);
  });
});
