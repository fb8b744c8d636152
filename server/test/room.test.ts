import { join } from 'node:path';
import { ok, seatOf } from '@hideout/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Presence } from '../src/room/presence.ts';
import { Room } from '../src/room/room.ts';
import { openStore } from '../src/store/open.ts';
import { decide } from '../src/table/decide.ts';
import type { Entry, Founding } from '../src/table/entry.ts';
import { rowOf } from '../src/table/found.ts';
import { Table } from '../src/table/table.ts';
import { scratch } from './kit/server.ts';
import { mark, vault } from './kit/vault.ts';

const NAMES = ['ann', 'ben', 'cy'];
const founding: Founding = {
  id: 'the-table',
  game: vault.id,
  rulesVersion: vault.rulesVersion,
  options: { length: 'short' },
  plans: NAMES.map((name) => ({ kind: 'kept', guest: name, name })),
  openAfter: true,
  secret: '0'.repeat(64),
  host: 'ann',
  createdAt: 0,
};

describe('a take-back among three', () => {
  /** A game of three in which Ann has acted and asks for it back. */
  function asked(): { table: Table; answer: (name: string, yes: boolean) => boolean } {
    const table = new Table(founding, vault);
    const enter = (by: string, entry: Entry): void =>
      table.apply({ number: table.number + 1, at: 0, by, key: '', entry });
    for (const [seat, guest] of NAMES.entries())
      enter(guest, { type: 'sat', seat: seatOf(seat), guest, name: guest, nonce: `${seat}`.repeat(32) });
    enter('ann', { type: 'started' });
    enter('ann', { type: 'acted', seat: seatOf(0), action: mark });
    enter('ann', { type: 'asked', seat: seatOf(0), moves: 0 });
    const answer = (guest: string, yes: boolean): boolean => {
      const who = { guest, name: guest, now: 0, isInvited: false, levels: [], patienceMs: 0, newTable: '' };
      const made = decide(table, who, { type: 'answer', yes, turn: table.turn });
      if (made.ok) enter(guest, made.value);
      return made.ok;
    };
    return { table, answer };
  }

  it('needs everybody’s yes', () => {
    const { table, answer } = asked();
    expect(table.asked?.waiting).toEqual([1, 2]);
    expect([answer('ben', true), table.match!.length]).toEqual([true, 1]);
    expect([answer('ben', true), answer('cy', true), table.match!.length]).toEqual([false, true, 0]);
  });

  it.each(['ben', 'cy'])('ends with the no of %s alone, whatever the other says', (no) => {
    const { table, answer } = asked();
    expect(answer(no, false)).toBe(true);
    expect(table.asked).toBeUndefined();
    expect(NAMES.some((other) => answer(other, true))).toBe(false);
    expect(table.match!.length).toBe(1);
  });
});

describe('a room', () => {
  it('never shows less than its reader has seen through another, though nobody has told it of that', async () => {
    const store = await openStore({ file: join(scratch(), 'hideout.db') });
    onTestFinished(() => store.close());
    await store.addTable(rowOf(founding, vault, 'invite'));
    const [here, there] = [0, 1].map(() => new Room(store, vault, founding, Date.now));
    expect(await here!.read(({ number }) => number)).toBe(0);
    await there!.submit({ by: 'ann', key: 'a', decide: () => ok({ type: 'said', name: 'ann', text: 'hello' }) });
    expect(await here!.read(({ number }) => number)).toBe(0);
    expect(await here!.read(({ number }) => number, 1)).toBe(1);
  });
});

describe('presence', () => {
  it('counts a node at which somebody sits and one at which somebody only watches, until both have gone', () => {
    const presence = new Presence();
    expect(presence.report('one', [0], 0, 0)).toBe(true);
    expect(presence.report('two', [], 1, 0)).toBe(true);
    expect(presence.summary(0)).toEqual({ seats: [0], watchers: 1 });
    expect(presence.report('two', [], 0, 0)).toBe(true);
    expect(presence.report('one', [], 0, 0)).toBe(true);
    expect(presence.summary(0)).toEqual({ seats: [], watchers: 0 });
  });
});
