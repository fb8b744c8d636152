import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOL, type ServerMessage } from '@hideout/protocol';
import { fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { STANDARD } from '../src/config.ts';
import { handleErrors } from '../src/http/problems.ts';
import { startServer } from '../src/server.ts';
import { ask, Client, newGuest, newKey, openTable, seatPeople } from './kit/client.ts';
import { testConfig, WIDE } from './kit/config.ts';
import { scratch, serve } from './kit/server.ts';
import { mark } from './kit/vault.ts';

const opens = (url: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url, { headers });
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode!));
    socket.on('error', () => {});
  });

describe('operators', () => {
  it('can ask whether the server lives, is ready, and how much it does', async () => {
    const server = await serve();
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben']);
    await clients[0]!.do(table, { type: 'act', action: mark, turn: 3 });
    expect((await ask(server, 'GET', '/health')).body).toEqual({ alive: true });
    expect((await ask(server, 'GET', '/ready')).body).toEqual({ ready: true });
    await ask(server, 'GET', `/api/tables/${table}`);
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toContain('hideout_table_load_seconds_count 1');
    expect(metrics).toMatch(/hideout_history_bytes_total [1-9]/);
    expect(metrics).toContain('hideout_history_refused_total 0');
    expect(metrics).toContain('hideout_commands_total{type="act",result="done"} 1');
    expect(metrics).toContain('hideout_sockets 2');
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
  });

  it('keep the counts to themselves behind a proxy, unless they show the token', async () => {
    const server = await serve();
    const through = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await fetch(`${server.address}/metrics`, through)).status).toBe(404);
    const guarded = await serve({ metricsToken: 'sesame' });
    expect((await fetch(`${guarded.address}/metrics`)).status).toBe(404);
    expect((await fetch(`${guarded.address}/metrics`, { headers: { authorization: 'Bearer sesame' } })).status).toBe(
      200,
    );
  });

  it('find neither tokens nor invites nor bodies in the log', async () => {
    const store = { file: join(scratch(), 'hideout.db') };
    const main = fileURLToPath(new URL('kit/main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, JSON.stringify({ store, logLevel: 'debug' })]);
    let log = '';
    const address = await new Promise<string>((resolve) => {
      child.stdout.on('data', (text) => {
        log += String(text);
        const [, line] = /^(http.*)\n/m.exec(log) ?? [];
        if (line !== undefined) resolve(line);
      });
    });
    const server = { address };
    const { table, tokens } = await seatPeople(server, ['Ann', 'Ben']);
    const { invite } = await openTable(server, tokens[0]!);
    await ask(server, 'GET', `/api/tables/${table}?from=1&secret=${tokens[0]}`, { token: tokens[0]! });
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(log).toContain(`"path":"/api/tables/${table}"`);
    for (const secret of [...tokens, invite, 'Bearer', 'Ann']) expect(log).not.toContain(secret);
  });
});

it('a bug of ours is one sentence to whoever asks, and a line in the log', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  onTestFinished(() => app.close());
  handleErrors(app);
  app.get('/bug', () => Promise.reject(new Error('a detail')));
  const { statusCode, body } = await app.inject('/bug');
  expect([statusCode, body.includes('it has been noted'), body.includes('a detail')]).toEqual([500, true, false]);
  expect(lines.join('')).toMatch(/a detail.*a request failed/);
});

it('a client that speaks another protocol is told so, and may say hello again', async () => {
  const server = await serve();
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`);
  const answers: unknown[] = [];
  socket.on('message', (data: Buffer) => answers.push(JSON.parse(data.toString())));
  await once(socket, 'open');
  for (const protocol of [PROTOCOL - 1, PROTOCOL]) socket.send(JSON.stringify({ type: 'hello', protocol }));
  await expect.poll(() => answers).toHaveLength(2);
  expect(answers).toMatchObject([
    { type: 'problem', problem: { message: `This server speaks protocol ${PROTOCOL}; load the page again.` } },
    { type: 'welcome', protocol: PROTOCOL },
  ]);
});

async function countWatchers(client: Client, table: string): Promise<number> {
  const before = client.messages.length;
  await client.watch(table);
  const presence = await client.until((message) => message.type === 'presence', before);
  return (presence as Extract<ServerMessage, { type: 'presence' }>).watchers;
}

describe('a proper end', () => {
  it('sends clients away to connect again, and nothing that was asked for is lost', async () => {
    const store = { file: join(scratch(), 'hideout.db') };
    const first = await startServer(testConfig({ store }));
    const { table, tokens, clients } = await seatPeople(first, ['Ann', 'Ben'], { options: { length: 'endless' } });
    const [ann] = clients as [Client];
    const waiting = ask(first, 'GET', `/api/tables/${table}?from=99&wait=20`);
    // Whoever waits for news counts as a watcher, and each new watch tells how many there are.
    await expect.poll(() => countWatchers(ann, table)).toBe(1);
    const key = newKey();
    const command = { type: 'act', action: mark, turn: 3 } as const;
    const acting = ann.do(table, command, key).catch(() => undefined);
    await Promise.all([first.close(), waiting]);
    expect((await waiting).status).toBe(200);
    expect(ann.messages.at(-1)).toEqual({ type: 'bye', retryAfter: 500 });
    await expect.poll(() => ann.isClosed).toBe(true);
    const second = await serve({ store });
    const again = await Client.connect(second, tokens[0]);
    // Acknowledged or not, the same key gives the one answer.
    expect([4, undefined]).toContain(await acting);
    expect(await again.do(table, command, key)).toBe(4);
    expect((await again.watch(table, 3)).entries).toMatchObject([{ number: 4, type: 'acted' }]);
  });

  it('carries out what had arrived', async () => {
    const server = await startServer(testConfig({ store: { file: join(scratch(), 'hideout.db') } }));
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben'], { options: { length: 'endless' } });
    const saying = Array.from({ length: 30 }, () => clients[0]!.do(table, { type: 'say', text: 'hello' }));
    await saying[0];
    await server.close();
    expect((await Promise.all(saying)).every((answer) => typeof answer === 'number')).toBe(true);
  });
});

describe('limits', () => {
  it('hold for tables, in all and for each host', async () => {
    const server = await serve({ limits: { ...WIDE, tablesPerHost: 1, tables: 2 } });
    const [ann, ben, cy] = await Promise.all(['Ann', 'Ben', 'Cy'].map((name) => newGuest(server, name)));
    const { table } = await openTable(server, ann!);
    await expect(openTable(server, ann!)).rejects.toThrow('You have too many tables');
    await openTable(server, ben!);
    await expect(openTable(server, cy!)).rejects.toThrow('The house is full');
    await (await Client.connect(server, ann)).do(table, { type: 'close' });
    await openTable(server, cy!);
  });

  it('hold for sockets, in all, for each address, and for watched tables', async () => {
    const server = await serve({ limits: { ...WIDE, sockets: 3, socketsPerAddress: 2, watchesPerSocket: 1 } });
    const url = `${server.address.replace('http', 'ws')}/api/socket`;
    const token = await newGuest(server, 'Ann');
    const client = await Client.connect(server, token);
    expect([await opens(url), await opens(url)]).toEqual([101, 429]);
    const [one, two] = [await openTable(server, token), await openTable(server, token)];
    await client.watch(one.table);
    await expect(client.watch(two.table)).rejects.toThrow('too many tables');
    client.send({ type: 'unwatch', table: one.table });
    await client.watch(two.table);
  });

  it('hold for how often an address connects', async () => {
    const server = await serve({ limits: { ...WIDE, connects: { burst: 2, perSecond: 0 } } });
    const url = `${server.address.replace('http', 'ws')}/api/socket`;
    expect([await opens(url), await opens(url), await opens(url)]).toEqual([101, 101, 429]);
  });

  it('hold for requests of one address, and for new guests', async () => {
    const server = await serve({ limits: { ...WIDE, requestsPerMinute: 3, newGuestsPerMinute: 1 } });
    await newGuest(server, 'Ann');
    const again = await ask(server, 'POST', '/api/guests', { body: { name: 'Ann' } });
    expect([again.status, again.body.error?.code]).toEqual([429, 'too-many']);
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await ask(server, 'GET', '/api/games')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await ask(server, 'GET', '/health')).status).toBe(200);
  });

  it('hold for how fast a guest acts and speaks', async () => {
    const limits = { ...STANDARD.limits, messages: { burst: 30, perSecond: 0 }, chat: { burst: 2, perSecond: 0 } };
    const server = await serve({ limits });
    const { table, clients } = await seatPeople(server, ['Ann', 'Ben']);
    const [ann, ben] = clients as [Client, Client];
    const say = (client: Client) => client.do(table, { type: 'say', text: 'hi' });
    expect([await say(ann), await say(ann)]).not.toContainEqual(expect.objectContaining({ code: 'too-many' }));
    expect(await say(ann)).toMatchObject({ code: 'too-many', retry: true });
    expect(await say(ben)).toBeTypeOf('number');
    for (let i = 0; i < 120; i++) ben.send({ type: 'unwatch', table });
    await expect.poll(() => ben.isClosed).toBe(true);
    expect(ann.isClosed).toBe(false);
  });

  it('hold for how much of the past a guest reads, by bytes, and not for what is new', async () => {
    const server = await serve({ limits: { ...WIDE, history: { burst: 100, perSecond: 0.001 } } });
    const { table, tokens, clients } = await seatPeople(server, ['Ann', 'Ben']);
    const read = (from: number, token?: string) =>
      ask(server, 'GET', `/api/tables/${table}?from=${from}`, token === undefined ? {} : { token });
    expect((await read(0)).status).toBe(200);
    expect((await read(0)).body.error).toMatchObject({ code: 'too-many', retry: true });
    expect((await read(3)).status).toBe(200);
    expect((await read(0, tokens[1])).status).toBe(200);
    expect((await read(0, tokens[1])).status).toBe(429);
    const refused = clients[1]!.until((message) => message.type === 'problem');
    clients[1]!.send({ type: 'watch', table, from: 0 });
    expect(await refused).toMatchObject({ table, problem: { code: 'too-many', retry: true } });
    expect(await clients[0]!.do(table, { type: 'act', action: mark, turn: 3 })).toBe(4);
    expect(await clients[1]!.untilState(table, ({ number }) => number === 4)).toMatchObject({ number: 4 });
  });

  it('hold for the size of bodies and messages', async () => {
    const server = await serve();
    const large = await ask(server, 'POST', '/api/guests', { body: { name: 'x'.repeat(20_000) } });
    expect([large.status, large.body.error?.code]).toEqual([413, 'too-large']);
    const client = await Client.connect(server, await newGuest(server, 'Ann'));
    client.send('x'.repeat(5000));
    await expect.poll(() => client.isClosed).toBe(true);
  });
});

describe('browsers', () => {
  it('may open sockets from our own pages only', async () => {
    const server = await serve();
    const url = `${server.address.replace('http', 'ws')}/api/socket`;
    expect(await opens(url, { origin: server.address })).toBe(101);
    expect(await opens(url, { origin: 'https://evil.example' })).toBe(403);
    expect(await opens(url, { origin: 'null' })).toBe(403);
    expect(await opens(url.replace('socket', 'elsewhere'))).toBe(404);
    const named = await serve({ origins: ['https://hideout.example'] });
    const other = `${named.address.replace('http', 'ws')}/api/socket`;
    expect(await opens(other, { origin: 'https://hideout.example' })).toBe(101);
    expect(await opens(other, { origin: named.address })).toBe(403);
  });

  it('are told to trust nothing but our own files', async () => {
    const server = await serve();
    const { headers } = await fetch(server.address);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('get the built client, or a plain word that there is none', async () => {
    const plain = await serve();
    expect(await (await fetch(plain.address)).text()).toContain('the web client has not been built');
    expect((await ask(plain, 'GET', '/t/anything')).status).toBe(404);
    const webRoot = join(scratch(), 'dist');
    mkdirSync(join(webRoot, 'assets'), { recursive: true });
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html>page');
    writeFileSync(join(webRoot, 'assets/main-1a2b.js'), 'run()');
    const built = await serve({ webRoot });
    const get = async (path: string) => {
      const response = await fetch(built.address + path);
      return [response.status, await response.text(), response.headers.get('cache-control')];
    };
    expect(await get('/')).toEqual([200, '<!doctype html>page', 'no-cache']);
    expect(await get('/t/abc')).toEqual([200, '<!doctype html>page', 'no-cache']);
    expect(await get('/assets/main-1a2b.js')).toEqual([200, 'run()', 'public, max-age=31536000, immutable']);
    const { headers } = await fetch(`${built.address}/assets/main-1a2b.js`);
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBeNull();
    expect((await fetch(built.address)).headers.get('x-frame-options')).toBe('SAMEORIGIN');
    for (const path of ['/assets/none.js', '/api/none', '/..%2f..%2fpackage.json', '/%2e%2e/package.json']) {
      expect((await get(path))[0]).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the OpenAPI document', () => {
  it('describes every route of the API with its bodies and answers', async () => {
    const server = await serve();
    const { body } = await ask<{ openapi: string; paths: Record<string, Record<string, Route>> }>(
      server,
      'GET',
      '/api/openapi.json',
    );
    expect(body.openapi).toMatch(/^3\./);
    const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(routes.sort()).toEqual([
      'delete /api/my/account',
      'delete /api/my/blocks/{id}',
      'delete /api/my/devices/{id}',
      'delete /api/my/mails/{id}',
      'delete /api/my/notices/{id}',
      'delete /api/my/passkeys/{id}',
      'delete /api/near',
      'delete /api/tables/{id}/order',
      'get /api/daily',
      'get /api/games',
      'get /api/me',
      'get /api/my/account',
      'get /api/my/export',
      'get /api/my/notices',
      'get /api/my/ratings',
      'get /api/my/tables',
      'get /api/near',
      'get /api/ratings/{game}',
      'get /api/sign-in',
      'get /api/tables',
      'get /api/tables/{id}',
      'get /api/tables/{id}/notes',
      'get /api/tables/{id}/order',
      'get /api/tables/{id}/ratings',
      'get /api/tables/{id}/record',
      'patch /api/me',
      'post /api/daily/{game}',
      'post /api/guests',
      'post /api/my/codes',
      'post /api/my/mails',
      'post /api/my/mails/code',
      'post /api/my/notices/mail',
      'post /api/my/notices/mail/code',
      'post /api/my/notices/push',
      'post /api/my/passkeys',
      'post /api/my/passkeys/options',
      'post /api/near/{game}',
      'post /api/sign-in/code',
      'post /api/sign-in/mail',
      'post /api/sign-in/mail/code',
      'post /api/sign-in/options',
      'post /api/sign-in/passkey',
      'post /api/tables',
      'post /api/tables/{id}/block',
      'post /api/tables/{id}/commands',
      'post /api/tables/{id}/invite',
      'post /api/tables/{id}/report',
      'put /api/my/notices',
      'put /api/tables/{id}/hook',
      'put /api/tables/{id}/notes',
      'put /api/tables/{id}/order',
    ]);
    for (const methods of Object.values(body.paths)) {
      for (const route of Object.values(methods)) {
        expect(route.summary).toBeTruthy();
        expect(Object.keys(route.responses)).toContain('default');
      }
    }
    const command = body.paths['/api/tables/{id}/commands']!['post']!.requestBody!.content['application/json'].schema;
    expect(JSON.stringify(command)).toContain('"enum":["sit"]');
  });
});

interface Route {
  readonly summary: string;
  readonly responses: object;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: unknown } } };
}
