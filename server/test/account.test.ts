import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRecord } from '@hideout/kernel';
import type { Account, CeremonyOptions, Kept, SignedIn, TableList } from '@hideout/protocol';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../src/notices/carrier.ts';
import { WIDE } from './kit/config.ts';
import { Authenticator } from './kit/authenticator.ts';
import { ask as askPlain, Client, newGuest, newNonce, openTable, seatPeople } from './kit/client.ts';
import { handTime } from './kit/handTime.ts';
import { scratch, serve } from './kit/server.ts';

const ORIGIN = 'https://hideout.test';
const HERE = { device: 'Firefox on Linux' };

/** A house whose time and mail are in the test's hands. */
async function house(limits: Partial<typeof WIDE> = {}) {
  const time = handTime();
  const mails: Mail[] = [];
  const logged: string[] = [];
  const file = join(scratch(), 'hideout.db');
  const server = await serve({
    ...time.clocks,
    store: { file },
    mail: async (mail) => void mails.push(mail),
    origins: [ORIGIN],
    limits: { ...WIDE, signInsPerMinute: 1_000_000, mailsPerMinute: 1_000_000, ...limits },
    logLevel: 'debug',
    log: { write: (line) => void logged.push(line) },
  });
  /** Asks as a page of the house does; who asks knows of what type the answer is. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  const ask = async <T>(method: string, path: string, token?: string, body?: unknown) => {
    const headers: Record<string, string> = { origin: ORIGIN };
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(server.address + path, { method, headers, ...sent });
    const json = (await answer.json()) as T & { readonly error?: { readonly message: string } };
    return { status: answer.status, body: json, headers: answer.headers };
  };
  const addPasskey = async (token: string, key = new Authenticator(ORIGIN)) => {
    const { body: options } = await ask<CeremonyOptions>('POST', '/api/my/passkeys/options', token);
    const kept = await ask<Kept>('POST', '/api/my/passkeys', token, { credential: key.make(options), ...HERE });
    return { key, ...kept };
  };
  const signIn = async (key: Authenticator, along?: string) => {
    const { body: options } = await ask<CeremonyOptions>('POST', '/api/sign-in/options');
    const body = { credential: key.use(options), ...HERE, along: along !== undefined };
    return ask<SignedIn>('POST', '/api/sign-in/passkey', along, body);
  };
  const byCode = (code: string, along?: string) =>
    ask<SignedIn>('POST', '/api/sign-in/code', along, { code, ...HERE, along: along !== undefined });
  const account = async (token: string) => (await ask<Account>('GET', '/api/my/account', token)).body;
  const seats = async (token: string) => {
    const { tables } = (await ask<TableList>('GET', '/api/my/tables', token)).body;
    return tables.map(({ table, seat }) => [table, seat]);
  };
  return { server, time, mails, logged, file, ask, addPasskey, signIn, byCode, account, seats };
}

describe('a name that lasts', () => {
  it('grows from a guest in place: seat, tables and name stay, here and on another device', async () => {
    const inn = await house();
    const { table, tokens, clients } = await seatPeople(inn.server, ['Ann', 'Ben']);
    const [ann] = tokens as [string];
    const before = await inn.seats(ann);
    const { key, body, status, headers } = await inn.addPasskey(ann);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.account).toMatchObject({ name: 'Ann', lasting: true, tables: 1, codes: 8 });
    expect(body.account.devices).toMatchObject([{ name: HERE.device, here: true }]);
    expect(body.codes).toHaveLength(8);
    expect(await inn.seats(ann)).toEqual(before);

    const there = await inn.signIn(key);
    expect(there.body).toMatchObject({ name: 'Ann' });
    expect(await inn.seats(there.body.token)).toEqual(before);
    const second = await Client.connect(inn.server, there.body.token);
    expect((await second.watch(table)).state.seat).toBe(0);
    // Ann acts from the second device.
    const { turn, play } = second.latest.get(table)!.state;
    const acting = play!.legal.length > 0 ? second : clients[1]!;
    const { legal } = acting.latest.get(table)!.state.play!;
    expect(await acting.do(table, { type: 'act', action: legal[0]!, turn })).toBeTypeOf('number');
    expect((await inn.account(ann)).devices).toHaveLength(2);
  });

  it('signs one device out at once, and leaves the others', async () => {
    const inn = await house();
    const ann = await newGuest(inn.server, 'Ann');
    const { key } = await inn.addPasskey(ann);
    const { token } = (await inn.signIn(key)).body;
    const client = await Client.connect(inn.server, token);
    const lost = (await inn.account(token)).devices.find(({ here }) => here)!;
    expect((await inn.ask('DELETE', `/api/my/devices/${lost.id}`, ann)).status).toBe(200);
    await client.until(({ type }) => type === 'bye');
    expect((await inn.ask('GET', '/api/me', token)).status).toBe(401);
    expect((await inn.ask('GET', '/api/me', ann)).status).toBe(200);
    expect((await inn.ask('DELETE', `/api/my/devices/${lost.id}`, ann)).status).toBe(404);
  });

  it('takes each challenge once, soon, for its own ceremony and guest, from its own page, and no copied passkey', async () => {
    const inn = await house();
    const ann = await newGuest(inn.server, 'Ann');
    const eve = await newGuest(inn.server, 'Eve');
    const key = new Authenticator(ORIGIN);
    const register = (token: string, options: CeremonyOptions, by = key) =>
      inn.ask<Kept>('POST', '/api/my/passkeys', token, { credential: by.make(options), ...HERE });
    const options = async (token?: string) =>
      (await inn.ask<CeremonyOptions>('POST', token ? '/api/my/passkeys/options' : '/api/sign-in/options', token)).body;
    // A challenge of Ann's is worth nothing to Eve, nor is one of another ceremony.
    expect((await register(eve, await options(ann))).status).toBe(403);
    const wrongKind = { ...(await options()), user: { id: 'x' } };
    expect((await register(ann, wrongKind)).status).toBe(403);
    // From a page elsewhere, and too late.
    const elsewhere = new Authenticator('https://evil.test');
    expect((await register(ann, await options(ann), elsewhere)).status).toBe(403);
    const late = await options(ann);
    inn.time.pass(301_000);
    expect((await register(ann, late)).status).toBe(403);
    expect((await inn.account(ann)).lasting).toBe(false);

    const good = await options(ann);
    key.counter = 5;
    expect((await register(ann, good)).status).toBe(200);
    expect((await register(ann, good)).status).toBe(403);

    const use = (body: unknown) => inn.ask<SignedIn>('POST', '/api/sign-in/passkey', undefined, body);
    const asked = await options();
    key.counter = 6;
    const answer = { credential: key.use(asked), ...HERE, along: false };
    const forged = structuredClone(answer);
    forged.credential.response.userHandle = Buffer.from('somebody-else-id').toString('base64url');
    expect((await use(forged)).status).toBe(403);
    expect((await use(answer)).status).toBe(200);
    expect((await use(answer)).status).toBe(403);
    // A copy of the passkey that counts on its own is behind.
    key.counter = 6;
    expect((await inn.signIn(key)).status).toBe(403);
    key.counter = 7;
    expect((await inn.signIn(key)).status).toBe(200);
    const stranger = new Authenticator(ORIGIN);
    stranger.user = key.user;
    expect((await inn.signIn(stranger)).status).toBe(403);
    const foreign = await fetch(`${inn.server.address}/api/sign-in/options`, {
      method: 'POST',
      headers: { origin: 'https://evil.test' },
    });
    expect(foreign.status).toBe(403);
  });

  it('is recovered with a code once; new codes end the old ones, and only hashes are kept', async () => {
    const inn = await house();
    const ann = await newGuest(inn.server, 'Ann');
    const { codes = [] } = (await inn.addPasskey(ann)).body;
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    const first = await inn.byCode(typed);
    expect(first.body).toMatchObject({ name: 'Ann' });
    expect((await inn.byCode(codes[0]!)).status).toBe(403);
    expect((await inn.account(ann)).codes).toBe(7);
    const both = await Promise.all([inn.byCode(codes[1]!), inn.byCode(codes[1]!)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
    const renewed = await inn.ask<Kept>('POST', '/api/my/codes', ann, HERE);
    expect((await inn.byCode(codes[2]!)).status).toBe(403);
    expect((await inn.byCode(renewed.body.codes![0]!)).status).toBe(200);
    expect((await inn.byCode('AAAA-AAAA-AAAA-AAAA')).status).toBe(403);

    const folder = dirname(inn.file);
    const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    const spoken = [...codes, ...renewed.body.codes!, ann, first.body.token].flatMap((code) => [
      code,
      code.replaceAll('-', ''),
    ]);
    for (const secret of spoken) expect(kept.some((bytes) => bytes.includes(secret))).toBe(false);
    for (const secret of spoken) expect(inn.logged.join('')).not.toContain(secret);
  });

  it('is signed in to by mail where the code was asked for, after five guesses no more, and tells no stranger who is here', async () => {
    const inn = await house();
    const ann = await newGuest(inn.server, 'Ann');
    const to = 'Ann@post.test';
    const codeIn = ({ text }: Mail): string => /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)![0];
    const added = await inn.ask<{ ticket: string }>('POST', '/api/my/mails/code', ann, { to });
    const code = codeIn(inn.mails[0]!);
    const eve = await newGuest(inn.server, 'Eve');
    const prove = (token: string) => inn.ask<Kept>('POST', '/api/my/mails', token, { ...added.body, code, ...HERE });
    expect((await prove(eve)).status).toBe(403);
    expect((await prove(ann)).body.account).toMatchObject({ lasting: true, mails: [{ to }] });
    expect((await prove(ann)).status).toBe(403);

    const asking = await inn.ask<{ ticket: string }>('POST', '/api/sign-in/mail/code', undefined, {
      to: 'ann@POST.test',
    });
    const unknown = await inn.ask<{ ticket: string }>('POST', '/api/sign-in/mail/code', undefined, {
      to: 'x@post.test',
    });
    expect([asking.status, unknown.status]).toEqual([200, 200]);
    expect(inn.mails).toHaveLength(2);
    const sent = codeIn(inn.mails[1]!);
    const enter = (ticket: string, guess: string) =>
      inn.ask<SignedIn>('POST', '/api/sign-in/mail', undefined, { ticket, code: guess, ...HERE, along: false });
    expect((await enter(unknown.body.ticket, sent)).status).toBe(403);
    expect((await enter(asking.body.ticket, 'AAAA-AAAA')).status).toBe(403);
    expect((await enter(asking.body.ticket, sent)).body).toMatchObject({ name: 'Ann' });
    expect((await enter(asking.body.ticket, sent)).status).toBe(403);

    inn.time.pass(3_600_000);
    const again = await inn.ask<{ ticket: string }>('POST', '/api/sign-in/mail/code', undefined, { to });
    for (let guess = 0; guess < 5; guess++) expect((await enter(again.body.ticket, 'BBBB-BBBB')).status).toBe(403);
    expect((await enter(again.body.ticket, codeIn(inn.mails[2]!))).status).toBe(403);
    // The letter box of somebody is not filled by strangers.
    const letters = [];
    for (let i = 0; i < 4; i++) letters.push(await inn.ask('POST', '/api/sign-in/mail/code', undefined, { to }));
    expect(letters.at(-1)!.status).toBe(429);
    // An address signs in to one name.
    inn.time.pass(3_600_000);
    const own = await inn.ask<{ ticket: string }>('POST', '/api/my/mails/code', eve, { to });
    const taken = { ...own.body, code: codeIn(inn.mails.at(-1)!), ...HERE };
    expect((await inn.ask<Kept>('POST', '/api/my/mails', eve, taken)).body.error?.message).toContain('another name');
  });

  it('keeps at least one way in, and counts tries by address', async () => {
    const inn = await house({ signInsPerMinute: 12 });
    const ann = await newGuest(inn.server, 'Ann');
    const { codes = [], account } = (await inn.addPasskey(ann)).body;
    for (const code of codes) expect((await inn.byCode(code)).status).toBe(200);
    expect((await inn.ask('DELETE', `/api/my/passkeys/${account.passkeys[0]!.id}`, ann)).status).toBe(409);
    for (let i = 0; i < 12; i++) await inn.byCode('AAAA');
    expect((await inn.byCode('AAAA')).status).toBe(429);
  });
});

describe('a guest with games who signs in', () => {
  it('brings them along with seat, host’s rights and calls, and their old token is worth nothing', async () => {
    const inn = await house();
    const { key } = await inn.addPasskey(await newGuest(inn.server, 'Ann'));
    const { table, tokens, clients } = await seatPeople(inn.server, ['Annie', 'Ben']);
    const annie = tokens[0]!;
    const open = await openTable(inn.server, annie);
    const before = await inn.seats(annie);
    const turn = clients[0]!.latest.get(table)!.state.play!.legal.length > 0 ? 0 : 1;

    const { token } = (await inn.signIn(key, annie)).body;
    expect((await inn.ask('GET', '/api/me', annie)).status).toBe(401);
    await clients[0]!.until(({ type }) => type === 'bye');
    expect(await inn.seats(token)).toEqual(before);
    const client = await Client.connect(inn.server, token);
    const { state } = await client.watch(table);
    expect(state).toMatchObject({ seat: 0, host: true });
    expect(state.play!.legal.length > 0).toBe(turn === 0);
    expect(await client.do(open.table, { type: 'close' })).toBeTypeOf('number');
    expect(await client.do(table, { type: 'resign' })).toBeTypeOf('number');
  });

  it('needs that guest’s own token, and is asked to finish where both names sit', async () => {
    const inn = await house();
    const { table, tokens } = await seatPeople(inn.server, ['Ann', 'Annie']);
    const [ann, annie] = tokens as [string, string];
    const { codes = [] } = (await inn.addPasskey(ann)).body;
    const stolen = `${annie.split('.')[0]}.${'A'.repeat(43)}`;
    expect((await inn.byCode(codes[0]!, stolen)).status).toBe(401);
    const both = await inn.byCode(codes[0]!, annie);
    expect(both.body.error?.message).toContain('both names');
    // Nothing has changed, and the code is still good.
    expect(await inn.seats(annie)).toEqual([[table, 1]]);
    expect((await inn.byCode(codes[0]!)).status).toBe(200);
    expect(await inn.seats(annie)).toEqual([[table, 1]]);
  });
});

describe('everything about somebody', () => {
  it('is given out to them: account, names, games as they may see them, and nothing of others’ secrets', async () => {
    const inn = await house();
    const { table, tokens, clients } = await seatPeople(inn.server, ['Ann', 'Ben']);
    const ann = tokens[0]!;
    await clients[1]!.do(table, { type: 'say', text: 'hello Ann' });
    const { key } = await inn.addPasskey(ann);
    interface Whole {
      readonly account: Account & { readonly id: string };
      readonly games: readonly { readonly table: string; readonly record?: string }[];
    }
    const running = await inn.ask<Whole>('GET', '/api/my/export', ann);
    expect(running.body.account).toMatchObject({ name: 'Ann', lasting: true });
    expect(running.body.games).toMatchObject([{ table, seat: 0 }]);
    expect(running.body.games[0]!.record).toBeUndefined();
    const text = JSON.stringify(running.body);
    for (const secret of [tokens[1]!.split('.')[0]!, ann, Buffer.from(key.id).toString('base64url')])
      expect(text).not.toContain(secret);
    await clients[0]!.do(table, { type: 'resign' });
    const over = await inn.ask<Whole>('GET', '/api/my/export', ann);
    const record = readRecord(over.body.games[0]!.record!);
    expect(record).toMatchObject({ ok: true, value: { names: ['Ann', 'Ben'] } });
    expect((await inn.ask('GET', '/api/my/export')).status).toBe(401);
  });

  it('is deleted when they type their name: others’ games stay, without name and words of whoever is gone', async () => {
    const inn = await house();
    const { table, tokens, clients } = await seatPeople(inn.server, ['Ann', 'Ben']);
    const [ann, ben] = tokens as [string, string];
    const open = await openTable(inn.server, ann);
    await clients[0]!.do(table, { type: 'say', text: 'my secret address' });
    const watched = await seatPeople(inn.server, ['Cyd', 'Dan']);
    const gone = await Client.connect(inn.server, ann);
    await gone.watch(watched.table);
    await watched.clients[0]!.do(watched.table, { type: 'resign' });
    await gone.do(watched.table, { type: 'say', text: 'well played, says Ann' });
    const { key, body } = await inn.addPasskey(ann);

    expect((await inn.ask('DELETE', '/api/my/account', ann, { name: 'Anne' })).status).toBe(403);
    expect((await inn.ask('GET', '/api/me', ann)).status).toBe(200);
    expect((await inn.ask('DELETE', '/api/my/account', ann, { name: 'Ann' })).status).toBe(200);
    expect((await inn.ask('GET', '/api/me', ann)).status).toBe(401);
    expect((await inn.signIn(key)).status).toBe(403);
    expect((await inn.byCode(body.codes![0]!)).status).toBe(403);
    const client = await Client.connect(inn.server, ben);
    const { state, entries } = await client.watch(table);
    expect(state.seats.map(({ name, player }) => [name, player])).toEqual([
      ['N. N.', 'bot'],
      ['Ben', 'person'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('my secret address');
    expect((await client.watch(open.table)).state.phase).toBe('closed');
    const seen = JSON.stringify((await client.watch(watched.table)).entries);
    expect(seen).toContain('N. N.');
    expect(seen).not.toMatch(/Ann/);
  });
});

describe('conduct', () => {
  it('keeps whoever is blocked from the table of whoever blocked them, and from their ears', async () => {
    const inn = await house();
    const { table, tokens, clients } = await seatPeople(inn.server, ['Ann', 'Eve', 'Ben'], { seats: [] });
    const [ann, eve] = tokens as [string, string, string];
    await clients[1]!.do(table, { type: 'say', text: 'something rude' });
    const block = (body: object) => inn.ask('POST', `/api/tables/${table}/block`, ann, body);
    expect((await block({ seat: 1 })).status).toBe(200);
    expect((await block({ seat: 0 })).status).toBe(403);
    expect((await block({ seat: 9 })).status).toBe(404);
    const hushed = await clients[1]!.do(table, { type: 'say', text: 'more of it' });
    expect(hushed).toMatchObject({ code: 'forbidden' });

    const { table: other, invite } = await openTable(inn.server, ann);
    const rude = await Client.connect(inn.server, eve);
    await rude.watch(other);
    expect(await rude.do(other, { type: 'sit', seat: 1, nonce: newNonce(), invite })).toMatchObject({
      code: 'forbidden',
    });
    // At a table of somebody else Ann does not hear what the others hear, now or later.
    const third = await openTable(inn.server, tokens[2]!, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const ears = await Client.connect(inn.server, ann);
    const others = await Client.connect(inn.server, tokens[2]!);
    await ears.watch(third.table);
    await others.watch(third.table);
    await rude.watch(third.table);
    await rude.do(third.table, { type: 'say', text: 'rude again' });
    await others.do(third.table, { type: 'say', text: 'well' });
    const fits = (client: Client) => client.untilState(third.table, ({ number }) => number === 2);
    await Promise.all([fits(ears), fits(others)]);
    expect(others.raw.join('')).toContain('rude again');
    expect(ears.raw.join('')).toContain('well');
    expect(ears.raw.join('')).not.toContain('rude again');
    const late = await Client.connect(inn.server, ann);
    expect(JSON.stringify(await late.watch(third.table))).not.toContain('rude again');
    const polled = await askPlain(inn.server, 'GET', `/api/tables/${third.table}`, { token: ann });
    expect(JSON.stringify(polled.body)).not.toContain('rude again');

    const { blocked } = await inn.account(ann);
    expect(blocked).toMatchObject([{ name: 'Eve' }]);
    expect((await inn.ask('DELETE', `/api/my/blocks/${blocked[0]!.id}`, ann)).status).toBe(200);
    expect(await rude.do(other, { type: 'sit', seat: 1, nonce: newNonce(), invite })).toBeTypeOf('number');
  });

  it('tells nobody at a table anything of accounts, devices, addresses or blocks', async () => {
    const inn = await house();
    const { table, tokens, clients } = await seatPeople(inn.server, ['Ann', 'Ben']);
    const plain = JSON.stringify((await clients[1]!.watch(table)).state);
    const { body, key } = await inn.addPasskey(tokens[0]!);
    await inn.signIn(key);
    await inn.ask('POST', `/api/tables/${table}/block`, tokens[0]!, { seat: 1 });
    const client = await Client.connect(inn.server, tokens[1]!);
    expect(JSON.stringify((await client.watch(table)).state)).toBe(plain);
    const facts = [
      tokens[0]!.split('.')[0]!,
      HERE.device,
      body.account.passkeys[0]!.id,
      body.account.devices[0]!.id,
      Buffer.from(key.id).toString('base64url'),
    ];
    for (const fact of facts) expect([...client.raw, ...clients[1]!.raw].join('')).not.toContain(fact);
  });
});
