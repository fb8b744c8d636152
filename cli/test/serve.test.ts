import { createServer, type AddressInfo } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, hideout } from './desk.ts';

const environment = { HIDEOUT_LOG: 'silent' };

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

describe('hideout serve', () => {
  it('serves until it is interrupted, and what it kept is saved and restored', async () => {
    const folder = emptyFolder();
    const port = await freePort();
    const interrupt = new AbortController();
    const serving = hideout(['serve', '--port', String(port), '--data', 'house'], {
      folder,
      environment,
      signal: interrupt.signal,
    });
    const address = `http://127.0.0.1:${port}`;
    const isReady = (): Promise<boolean> =>
      fetch(`${address}/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
    await expect.poll(isReady).toBe(true);
    const headers = { 'content-type': 'application/json' };
    await fetch(`${address}/api/guests`, { method: 'POST', headers, body: JSON.stringify({ name: 'Ann' }) });
    const saved = await hideout(['backup', 'all.jsonl', '--data', 'house'], { folder });
    expect(saved).toEqual({ code: 0, out: 'Wrote 1 lines to all.jsonl.\n', err: '' });
    interrupt.abort();
    expect(await serving).toEqual({ code: 0, out: `Hideout is open at ${address}\n`, err: '' });

    const restored = await hideout(['restore', 'all.jsonl', '--data', 'other'], { folder });
    expect(restored).toEqual({ code: 0, out: 'Took in 1 lines from all.jsonl.\n', err: '' });
    expect(readFileSync(join(folder, 'all.jsonl'), 'utf8')).toContain('"name":"Ann"');
  }, 60_000);

  it('says in one sentence what is wrong', async () => {
    const folder = emptyFolder();
    const bad = await hideout(['serve'], { folder, environment: { HIDEOUT_PORT: 'many' } });
    expect(bad).toEqual({ code: 2, out: '', err: 'hideout: HIDEOUT_PORT must be a whole number up to 65535\n' });
    const nowhere = await hideout(['backup', 'x', '--data', 'none'], { folder });
    expect(nowhere.err).toMatch(/^hideout: there is no .*hideout\.db\n$/);
    writeFileSync(join(folder, 'y'), 'hello\n');
    const none = await hideout(['restore', 'y', '--data', 'none'], { folder });
    expect(none.err).toMatch(/^hideout: .* is not a backup of Hideout\n$/);
    expect([nowhere.code, none.code]).toEqual([2, 2]);
  });
});
