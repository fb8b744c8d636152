import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { backup, restore } from '../src/index.ts';
import { settingsFrom } from '../src/settings.ts';
import { Client, seatPeople } from './kit/client.ts';
import { scratch, serve } from './kit/server.ts';
import { mark } from './kit/vault.ts';

/** Every house has made a key for push services and a seal of its own. */
const KEYS = 3;

describe('a backup', () => {
  it('is made while the server runs, and a game goes on from it elsewhere', async () => {
    const folder = scratch();
    const place = { file: join(folder, 'hideout.db') };
    const server = await serve({ store: place });
    const { table, tokens, clients } = await seatPeople(server, ['Ann', 'Ben']);
    await clients[0]!.do(table, { type: 'act', action: mark, turn: 3 });
    const file = join(folder, 'backup.jsonl');
    expect(await backup(place, file)).toBe(2 + 1 + 2 + 4 + KEYS);
    // Windows knows no modes; there the folder decides who reads it.
    expect(statSync(file).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
    await expect(backup(place, file)).rejects.toThrow('exists already');
    await clients[0]!.do(table, { type: 'act', action: mark, turn: 4 });

    const other = { file: join(folder, 'other/hideout.db') };
    expect(await restore(other, file)).toBe(9 + KEYS);
    await expect(restore(other, file)).rejects.toThrow('only into an empty store');
    const again = await serve({ store: other });
    const ann = await Client.connect(again, tokens[0]);
    expect((await ann.watch(table)).state).toMatchObject({ turn: 4, play: { moves: 1 } });
    expect(await ann.do(table, { type: 'act', action: mark, turn: 4 })).toBe(5);
  });

  it('is refused when it is damaged, cut off, or none', async () => {
    const folder = scratch();
    const place = { file: join(folder, 'hideout.db') };
    await serve({ store: place });
    const file = join(folder, 'backup.jsonl');
    await backup(place, file);
    const empty = { file: join(folder, 'empty.db') };
    const [text, spoilt] = [readFileSync(file, 'utf8'), join(folder, 'spoilt')];
    writeFileSync(spoilt, text.replace(`"lines":${KEYS}`, `"lines":${KEYS + 1}`));
    await expect(restore(empty, spoilt)).rejects.toThrow('is damaged or incomplete');
    writeFileSync(spoilt, text);
    truncateSync(spoilt, text.length - 20);
    await expect(restore(empty, spoilt)).rejects.toThrow('is damaged or incomplete');
    writeFileSync(spoilt, 'hello\n');
    await expect(restore(empty, spoilt)).rejects.toThrow('is not a Hideout backup');
    await expect(backup({ file: join(folder, 'nowhere.db') }, join(folder, 'out'))).rejects.toThrow('there is no');
    await expect(backup(place, join(folder, 'no/such/folder'))).rejects.toThrow('ENOENT');
  });

  it('keeps what cannot be read as it is', async () => {
    const folder = scratch();
    const place = { file: join(folder, 'hideout.db') };
    const server = await serve({ store: place });
    const { table } = await seatPeople(server, ['Ann', 'Ben']);
    const db = new DatabaseSync(place.file);
    db.prepare(`UPDATE entries SET entry = '{' WHERE number = 2`).run();
    db.close();
    const file = join(folder, 'backup.jsonl');
    expect(await backup(place, file)).toBe(2 + 1 + 2 + 3 + KEYS);
    const other = { file: join(folder, 'other.db') };
    await restore(other, file);
    const copy = new DatabaseSync(other.file);
    expect(copy.prepare('SELECT entry FROM entries WHERE number = 2 AND table_id = ?').get(table)).toEqual({
      entry: '{',
    });
    copy.close();
  });
});

describe('the settings', () => {
  it('come from the command line, then the environment, then the standard', () => {
    const environment = {
      HIDEOUT_PORT: '8080',
      HIDEOUT_ORIGINS: 'https://a.example, https://b.example',
      DATABASE_URL: 'postgres://x/y',
    };
    expect(settingsFrom({}, {})).toMatchObject({
      ok: true,
      value: { host: '127.0.0.1', port: 7070, store: { file: 'data/hideout.db' } },
    });
    expect(settingsFrom({ host: '::' }, environment)).toMatchObject({
      ok: true,
      value: {
        host: '::',
        port: 8080,
        origins: ['https://a.example', 'https://b.example'],
        store: { databaseUrl: 'postgres://x/y' },
      },
    });
    const own = settingsFrom({ data: 'here', port: 1 }, environment);
    expect(own).toMatchObject({
      ok: true,
      value: { port: 1, store: { file: 'here/hideout.db', databaseUrl: undefined } },
    });
  });

  it.each([
    [{ HIDEOUT_PORT: 'many' }, 'HIDEOUT_PORT must be a whole number up to 65535'],
    [{ HIDEOUT_BOT_WORKERS: '0' }, 'HIDEOUT_BOT_WORKERS must be a whole number from 1 to 64'],
    [{ HIDEOUT_LOG: 'loud' }, 'HIDEOUT_LOG must be one of silent, fatal, error, warn, info, debug'],
    [{ HIDEOUT_ORIGINS: 'a.example' }, 'HIDEOUT_ORIGINS: “a.example” is not an origin like https://hideout.example'],
  ])('say what is wrong with %j', (environment, why) => {
    expect(settingsFrom({}, environment)).toEqual({ ok: false, problem: why });
  });
});
