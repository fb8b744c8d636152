import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { House } from '../src/house.ts';
import { cardOf, drawCard } from '../src/preview/card.ts';
import type { Table } from '../src/table/table.ts';
import { ask, Client, newGuest, newNonce, openTable } from './kit/client.ts';
import { scratch, serve } from './kit/server.ts';
import { vault } from './kit/vault.ts';

/** A built page in small, with a picture of the game. */
function page(): string {
  const root = scratch();
  mkdirSync(join(root, 'pictures'));
  writeFileSync(join(root, 'index.html'), '<html><head><title>Hideout</title></head><body></body></html>');
  writeFileSync(
    join(root, 'pictures/vault.svg'),
    '<svg viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>',
  );
  return root;
}

const tags = async (server: { readonly address: string }, table: string, language = 'en') =>
  (await fetch(`${server.address}/t/${table}`, { headers: { 'accept-language': language } })).text();
const picture = async (server: { readonly address: string }, table: string) =>
  Buffer.from(await (await fetch(`${server.address}/api/tables/${table}/preview.png`)).arrayBuffer());

describe('the preview of an invitation', () => {
  it('names the game and the host, in the language of whoever asks, with a picture', async () => {
    const server = await serve({ webRoot: page(), origins: ['https://hideout.test'] });
    const token = await newGuest(server, 'Ann $& “A” <b>');
    const { table } = await openTable(server, token);
    const english = await tags(server, table);
    expect(english).toContain('content="Ann $&amp; “A” &lt;b&gt; invites you to play: Vault"');
    expect(english).toContain(`content="https://hideout.test/api/tables/${table}/preview.png?language=en"`);
    expect(await tags(server, table, 'de-AT,en;q=0.5')).toContain('lädt dich zum Spielen ein');
    expect((await picture(server, table)).subarray(1, 4).toString()).toBe('PNG');
  });

  it('says nothing of a table that is not there', async () => {
    const server = await serve({ webRoot: page() });
    expect(await tags(server, 'A'.repeat(16))).not.toContain('og:');
    expect(await tags(server, 'no table')).not.toContain('og:');
    expect((await ask(server, 'GET', `/api/tables/${'A'.repeat(16)}/preview.png`)).status).toBe(404);
  });

  /** Every preview of a table from its opening to the end of its game, with one secret or another; each once. */
  async function previews(): Promise<readonly string[]> {
    const seen = new Set<string>();
    for (const fill of [1, 2]) {
      const server = await serve({ webRoot: page(), secret: () => new Uint8Array(32).fill(fill) });
      const host = await newGuest(server, 'Ann');
      const { table, invite } = await openTable(server, host);
      const look = async () => {
        const html = await tags(server, table);
        expect(html).not.toContain(invite);
        const image = (await picture(server, table)).toString('base64');
        seen.add(html.replaceAll(table, '').replaceAll(server.address, '') + image);
      };
      await look();
      const [ann, zed] = [
        await Client.connect(server, host),
        await Client.connect(server, await newGuest(server, 'Zed')),
      ];
      await ann.watch(table);
      await ann.do(table, { type: 'sit', seat: 0, nonce: newNonce() });
      await zed.do(table, { type: 'sit', seat: 1, nonce: newNonce(), invite });
      await look();
      await ann.do(table, { type: 'start' });
      await look();
      await ann.do(table, { type: 'resign' });
      await look();
      ann.close();
      zed.close();
    }
    return [...seen];
  }

  it('law: it is the same whatever is hidden, whatever happens and whoever else comes', async () => {
    const seen = await previews();
    expect(seen).toHaveLength(1);
    expect(seen[0]).not.toContain('Zed');
  });

  it.each([
    ['who has come', (table: Table) => table.seats.at(-1)!.name],
    ['how far the game has come', ({ phase }: Table) => phase],
    ['what is hidden', ({ founding }: Table) => founding.secret.slice(0, 4)],
  ])('catches a preview that tells %s', async (_, leak) => {
    const { invitation } = House.prototype;
    vi.spyOn(House.prototype, 'invitation').mockImplementation(async function (this: House, table) {
      const honest = await invitation.call(this, table);
      const told = await (await this.room(table))!.read(leak);
      return honest && { ...honest, host: `${honest.host} ${told}` };
    });
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await previews()).length).toBeGreaterThan(1);
  });

  it('leaves signs out of the picture that its face does not have, and lets nobody draw in it', () => {
    const draw = (host: string) => drawCard(cardOf({ game: vault, host }, 'en'), undefined);
    expect(draw('Ann')).toContain('Ann invites you');
    expect(draw('Анна')).not.toContain('invites');
    expect(draw('<rect/>')).not.toContain('<rect/>');
  });
});
