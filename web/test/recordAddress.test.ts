import { readRecord } from '@hideout/kernel';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { caperCards } from '@hideout/games/caper-cards';
import { keptGame } from '../e2e/keptGame.ts';
import { recordAddress, recordIn, SHARED } from '../src/share/recordAddress.ts';

const [, kept] = keptGame('one', {
  seats: ['person', 'easy'],
  secret: '5a'.repeat(32),
  until: (match) => match.outcome !== undefined,
});
const read = readRecord((JSON.parse(kept) as { record: string }).record);
const record = read.ok ? read.value : undefined;

describe('a record in an address', () => {
  it('comes out as it went in, in signs that every program leaves alone', async () => {
    const address = (await recordAddress(record!))!;
    expect(address).toMatch(new RegExp(`^/replay/${SHARED}#[\\w-]+$`));
    expect(address.length).toBeLessThan(2000);
    expect(await recordIn(address.split('#')[1]!)).toEqual(record);
    expect(record!.game).toBe(caperCards.id);
  });

  it('is not there when a part is missing, altered or far too much', async () => {
    const packed = (await recordAddress(record!))!.split('#')[1]!;
    const bomb = deflateRawSync(Buffer.alloc(5_000_000)).toString('base64url');
    const altered = `${packed.slice(0, 200)}${packed[200] === 'A' ? 'B' : 'A'}${packed.slice(201)}`;
    for (const text of ['', 'a', '%%%', packed.slice(0, -40), altered, bomb, 'A'.repeat(9000)])
      expect(await recordIn(text)).toBeUndefined();
  });

  it('is not made for a game that no address can hold', async () => {
    const nonces = Array.from({ length: 900 }, (_, index) =>
      index.toString(16).padStart(32, '0').split('').reverse().join(''),
    );
    const noise = Array.from({ length: 900 }, () => crypto.randomUUID());
    expect(await recordAddress({ ...record!, names: noise, deal: { ...record!.deal, nonces } })).toBeUndefined();
  });
});
