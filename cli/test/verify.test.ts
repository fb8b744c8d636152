import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, nounOf, readRecord, verbOf, writeRecord, type GameRecord } from '@hideout/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder, hideout } from './hideout.ts';
import { finishedRecord } from './records.ts';

const record = finishedRecord(11);
const text = writeRecord(record);
const digest = /"digest":"([0-9a-f]+)"/.exec(text)![1]!;
let folder = '';
beforeEach(() => (folder = emptyFolder()));

const verifyText = (content: string | Uint8Array, ...flags: readonly string[]) => {
  writeFileSync(join(folder, 'game.json'), content);
  return hideout(['verify', 'game.json', ...flags], { folder });
};
const verifyForged = (forged: GameRecord, ...flags: readonly string[]) => verifyText(writeRecord(forged), ...flags);

describe('hideout verify', () => {
  it('proves a finished record', async () => {
    const { code, out, err } = await verifyText(text);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "✓ the secret is the one that was committed to
      ✓ every seat added a nonce of its own
      ✓ every action is legal in the deal that follows from them
      ✓ the actions lead to the recorded result
      ✓ the secret was drawn at random, as far as it shows
      Proven.
      "
    `);
  });

  it('prints one JSON object with --json', async () => {
    const { code, out } = await verifyText(text, '--json', '--commitment', record.deal.commitment);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      file: 'game.json',
      game: 'caper-cards',
      proven: true,
      checks: ['commitment', 'nonces', 'actions', 'outcome', 'secrecy', 'shown commitment'].map((name) => ({ name })),
    });
  });

  it('rejects the file with any single byte changed', async () => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at++) {
      const changed = Uint8Array.from(bytes);
      changed[at] = bytes[at]! ^ (1 + (at % 127));
      const { code, out, err } = await verifyText(changed);
      expect({ at, code, out }).toEqual({ at, code: 2, out: '' });
      expect(err).toMatch(/^hideout: game.json: [^\n]+\n$/);
    }
  });

  it('rejects the file with any byte left out or one too many', async () => {
    for (let at = 0; at < text.length; at += 7) {
      expect((await verifyText(text.slice(0, at) + text.slice(at + 1))).code).toBe(2);
      expect((await verifyText(`${text.slice(0, at)} ${text.slice(at)}`)).code).toBe(2);
    }
    expect((await verifyText(`\uFEFF${text}`)).code).toBe(2);
  });

  it('rejects another secret, sealed again: it does not fit the commitment', async () => {
    const { secret } = record.deal;
    const other = (secret.startsWith('0') ? '1' : '0') + secret.slice(1);
    const { code, out } = await verifyForged({ ...record, deal: { ...record.deal, secret: other } });
    expect(code).toBe(1);
    expect(out).toContain('✗ the secret is not the one that was committed to');
  });

  it('rejects another secret with its own commitment where the shown commitment is given', async () => {
    const other = finishedRecord(2);
    expect((await verifyForged(other)).code).toBe(0);
    const { code, out } = await verifyForged(other, '--commitment', record.deal.commitment.toUpperCase());
    expect(code).toBe(1);
    expect(out).toContain("✗ the record's commitment is not the one given");
  });

  it('rejects any other nonce, sealed again: the cards it deals do not fit the actions', async () => {
    for (const seat of record.names.keys()) {
      for (let at = 0; at < 32; at++) {
        const nonces = record.deal.nonces.map((nonce, i) => (i === seat ? turnDigit(nonce, at) : nonce));
        const { code } = await verifyForged({ ...record, deal: { ...record.deal, nonces } });
        expect({ seat, at, code }).toEqual({ seat, at, code: 1 });
      }
    }
  });

  it('rejects a missing nonce, two equal ones, and a nonce too many', async () => {
    const { nonces } = record.deal;
    for (const forged of [nonces.slice(1), [nonces[0]!, nonces[0]!], [...nonces, '0'.repeat(32)]]) {
      const { code, out } = await verifyForged({ ...record, deal: { ...record.deal, nonces: forged } });
      expect(code).toBe(1);
      expect(out).toContain('✗');
    }
  });

  it('rejects any other action, sealed again, by the digest that was shown', async () => {
    let plausible = 0;
    for (const forged of forgedActions(record)) {
      expect((await verifyForged(forged, '--digest', digest)).code).toBe(1);
      if ((await verifyForged(forged)).code === 0) plausible++;
    }
    // What the help admits: another legal game from the same deal proves itself as long as nobody kept the digest.
    expect(plausible).toBeGreaterThan(0);
    expect(plausible).toBeLessThan(forgedActions(record).length / 4);
  });

  it('rejects an action left out, one too many, or one of another seat', async () => {
    const { moves } = record;
    for (const at of moves.keys()) {
      expect((await verifyForged({ ...record, moves: moves.toSpliced(at, 1) })).code).toBe(1);
      expect((await verifyForged({ ...record, moves: moves.toSpliced(at, 0, moves[at]!) })).code).toBe(1);
      const other = { ...moves[at]!, seat: (1 - moves[at]!.seat) as never };
      expect((await verifyForged({ ...record, moves: moves.with(at, other) })).code).toBe(1);
    }
  });

  it('rejects another result and a game that is not finished', async () => {
    const outcome = { ...record.outcome!, scores: record.outcome!.scores.map((points) => points + 1) };
    expect((await verifyForged({ ...record, outcome })).out).toContain(
      '✗ the recorded result is not what the actions give',
    );
    const unfinished = { ...record, moves: record.moves.slice(0, -1), outcome: undefined };
    const { code, out } = await verifyForged(unfinished);
    expect(code).toBe(1);
    expect(out).toContain('✗ the game is not finished');
  });

  it('refuses a record of other rules with a clear word', async () => {
    const { code, err } = await verifyForged({ ...record, rulesVersion: 99 });
    expect(code).toBe(2);
    expect(err).toMatch(/rules version 99 of caper-cards; this Hideout plays version \d/);
    expect((await verifyForged({ ...record, game: 'chess' })).err).toContain('no game “chess”');
  });

  it('does not call a practice deal proven', async () => {
    await hideout(['play', 'caper-cards', '--humans', '0', '--seed', '12', '--save', 'practice.json'], { folder });
    const { code, out } = await hideout(['verify', 'practice.json'], { folder });
    expect(code).toBe(1);
    expect(out).toContain('✗ this is a practice deal from seed 12');
  });

  it('proves what a real game at the terminal leaves behind', async () => {
    const played = await hideout(['play', 'caper-cards', '--humans', '0', '--save', 'real.json'], { folder });
    const [, line] = /Prove the deal with: hideout ([^$]+)$/.exec(played.out)!;
    expect((await hideout(line!.trim().split(/\s+/), { folder })).code).toBe(0);
    const [, shown] = /Digest: (\w+)/.exec(played.out)!;
    expect((await hideout(['verify', 'real.json', '--digest', shown!], { folder })).code).toBe(0);
    expect(readRecord(readFileSync(join(folder, 'real.json'), 'utf8')).ok).toBe(true);
  });
});

const turnDigit = (hex: string, at: number): string =>
  hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1);

/** The record with one action changed to another noun of its verb, for every action and noun. */
function forgedActions(original: GameRecord): GameRecord[] {
  return original.moves.flatMap((move, at) =>
    Array.from({ length: 8 }, (_, noun) => noun)
      .filter((noun) => noun !== nounOf(move.action))
      .map((noun) => ({ ...move, action: act(verbOf(move.action), noun) }))
      .map((other) => ({ ...original, moves: original.moves.with(at, other) })),
  );
}
