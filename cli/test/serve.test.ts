import { createServer, type AddressInfo } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, hideout, type Circumstances, type Done } from './hideout.ts';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

/** Serves at a free port, lets somebody do something there, and interrupts it. */
async function visit(
  flags: readonly string[],
  circumstances: Circumstances,
  act: (address: string) => Promise<void> = async () => {},
): Promise<Done & { readonly address: string; readonly browsed: readonly string[] }> {
  const interrupt = new AbortController();
  const browsed: string[] = [];
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const serving = hideout(['serve', '--port', String(port), '--data', 'house', ...flags], {
    environment: { NO_COLOR: '1' },
    ...circumstances,
    signal: interrupt.signal,
    browse: (page) => browsed.push(page),
  });
  await expect.poll(() => isReady(address), { timeout: 20_000 }).toBe(true);
  await act(address);
  interrupt.abort();
  return { ...(await serving), address, browsed };
}

describe('hideout serve', { timeout: 60_000 }, () => {
  it('serves until it is interrupted, and what it kept is saved and restored', async () => {
    const folder = emptyFolder();
    const served = await visit([], { folder }, async (address) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${address}/api/guests`, { method: 'POST', headers, body: JSON.stringify({ name: 'Ann' }) });
      const saved = await hideout(['backup', 'all.jsonl', '--data', 'house'], { folder });
      expect(saved).toEqual({ code: 0, out: 'Wrote 4 lines to all.jsonl.\n', err: '' });
    });
    expect(served).toMatchObject({ code: 0, err: '' });

    const restored = await hideout(['restore', 'all.jsonl', '--data', 'other'], { folder });
    expect(restored).toEqual({ code: 0, out: 'Restored 4 lines from all.jsonl.\n', err: '' });
    expect(readFileSync(join(folder, 'all.jsonl'), 'utf8')).toContain('"name":"Ann"');
  });

  it('is moderated while it runs: reports are listed, and what is done about them holds at once', async () => {
    const folder = emptyFolder();
    const moderate = (...words: string[]) => hideout(['moderate', ...words, '--data', 'house'], { folder });
    await visit([], { folder }, async (address) => {
      const ask = async (path: string, token: string, body: object) =>
        fetch(address + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
          body: JSON.stringify(body),
        });
      const guest = async (name: string) =>
        ((await (await ask('/api/guests', '', { name })).json()) as { token: string }).token;
      const [ann, eve] = [await guest('Ann'), await guest('Eve')];
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const opened = await ask('/api/tables', ann, { game: 'caper-cards', seats });
      const { table } = (await opened.json()) as { table: string };
      const say = (text: string) =>
        ask(`/api/tables/${table}/commands`, eve, { key: crypto.randomUUID(), command: { type: 'say', text } });
      expect((await say('so there')).status).toBe(200);
      const about = { about: { line: 1 }, reason: 'rude' };
      expect((await ask(`/api/tables/${table}/report`, ann, about)).status).toBe(200);

      const listed = await moderate();
      expect(listed.out).toMatch(new RegExp(`^[0-9a-f]{8}  .*  Eve\n +table ${table}: rude\n +“so there”\n$`));
      const id = listed.out.slice(0, 8);
      expect((await moderate('mute', id)).out).toBe('Eve: muted\n');
      expect((await say('again')).status).toBe(403);
      expect((await moderate()).out).toBe('No reports.\n');
      expect((await moderate('rename', id, '--name', 'Guest')).out).toBe('Eve: renamed\n');
      await expect
        .poll(async () => JSON.stringify(await (await fetch(`${address}/api/tables/${table}`)).json()))
        .toContain('"name":"Guest","text":"so there"');
      expect((await moderate('ban', id)).code).toBe(0);
      expect((await say('again')).status).toBe(401);
      expect((await moderate('lift', id)).code).toBe(0);
      expect((await say('sorry')).status).toBe(200);
      expect((await moderate('--all')).out).toContain('Eve (lifted)');
    });
    for (const [words, why] of [
      [['kick', 'x'], 'there is no measure kick'],
      [['mute', 'zz'], 'there is no report zz'],
      [['dismiss'], 'there is no report'],
    ] as const) {
      const refused = await moderate(...words);
      expect(refused).toMatchObject({ code: 2, out: '' });
      expect(refused.err).toContain(why);
    }
  });

  it('greets a person, shows the page, and takes leave, a line each', async () => {
    const { address, ...served } = await visit([], { isLive: true });
    const out = `Hideout is open: ${address} (Ctrl-C closes it)\n\rHideout is closed.\n`;
    expect(served).toEqual({ code: 0, out, err: '', browsed: [address] });
  });

  it('leaves the browser alone on request, and where nobody sits', async () => {
    expect((await visit(['--no-open'], { isLive: true })).browsed).toEqual([]);
    const { address, ...served } = await visit(['--log', 'plain'], {});
    const out = `Hideout is open: ${address} (Ctrl-C closes it)\nHideout is closed.\n`;
    expect(served).toEqual({ code: 0, out, err: '', browsed: [] });
  });

  it('writes lines of JSON and nothing else as a service, or on request', async () => {
    for (const [flags, isLive] of [
      [[], false],
      [['--log', 'json'], true],
    ] as const) {
      const { address, out, err } = await visit(flags, { isLive });
      const lines = out.trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
        expect.objectContaining({ level: 30, msg: `Hideout is open: ${address}` }),
      );
      expect(err).toBe('');
    }
  });

  it('tells a person about requests only when asked', async () => {
    const ask = (address: string): Promise<void> => fetch(`${address}/health?x=1`).then(() => undefined);
    expect((await visit([], { isLive: true }, ask)).err).toBe('');
    const { err } = await visit([], { isLive: true, environment: { HIDEOUT_LOG: 'debug' } }, ask);
    expect(err).toContain('incoming request: GET /health\n');
  });

  it('says when its port is taken', async () => {
    await visit([], {}, async (address) => {
      const { port } = new URL(address);
      expect(await hideout(['serve', '--port', port, '--data', 'other'])).toEqual({
        code: 2,
        out: '',
        err: `hideout: the server cannot start: port ${port} is taken; choose another with --port\n`,
      });
    });
  });

  it('says in one sentence what is wrong', async () => {
    const folder = emptyFolder();
    const bad = await hideout(['serve'], { folder, environment: { HIDEOUT_PORT: 'many' } });
    expect(bad).toEqual({ code: 2, out: '', err: 'hideout: HIDEOUT_PORT must be a whole number up to 65535\n' });
    const nowhere = await hideout(['backup', 'x', '--data', 'none'], { folder });
    expect(nowhere.err).toMatch(/^hideout: there is no .*hideout\.db\n$/);
    writeFileSync(join(folder, 'y'), 'hello\n');
    const none = await hideout(['restore', 'y', '--data', 'none'], { folder });
    expect(none.err).toMatch(/^hideout: .* is not a Hideout backup\n$/);
    expect([nowhere.code, none.code]).toEqual([2, 2]);
  });
});
