import { seatOf } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { Pasts } from '../src/room/past.ts';
import { nextTurn } from '../src/turns.ts';
import type { Entry } from '../src/table/entry.ts';
import { showEntries, showState, writeUpdate, type Onlooker } from '../src/table/show.ts';
import { Table } from '../src/table/table.ts';
import { mark, swap, vault } from './kit/vault.ts';

const [A, B] = [seatOf(0), seatOf(1)];
const ACTIONS = 700;

/** A long game of Ann, who swaps a card now and then, and Ben, who never has a turn. */
function longTable(): Table {
  const table = new Table(
    {
      id: 'table',
      game: vault.id,
      rulesVersion: vault.rulesVersion,
      options: { length: 'endless' },
      plans: [{ kind: 'open' }, { kind: 'open' }],
      openAfter: true,
      secret: '5e'.repeat(32),
      host: 'ann',
      createdAt: 1,
    },
    vault,
  );
  enter(table, { type: 'sat', seat: A, guest: 'ann', name: 'Ann', nonce: '0a'.repeat(16) });
  enter(table, { type: 'sat', seat: B, guest: 'ben', name: 'Ben', nonce: '0b'.repeat(16) });
  enter(table, { type: 'started' });
  for (let i = 0; i < ACTIONS; i++) enter(table, { type: 'acted', seat: A, action: i % 50 === 0 ? swap(0) : mark });
  return table;
}

const enter = (table: Table, entry: Entry): void =>
  table.apply({ number: table.number + 1, at: table.number, by: '', key: '', entry });

function shown(table: Table, who: Onlooker, from: number): unknown {
  const [entries, state] = [showEntries(table, who, from), showState(table, who)];
  return JSON.parse(JSON.stringify({ type: 'update', table: 'table', number: table.number, entries, state }));
}

describe('the past of a long table', () => {
  it.each<[string, Onlooker]>([
    ['a player', { guest: 'ann' }],
    ['another player', { guest: 'ben' }],
    ['a spectator', { guest: undefined }],
  ])('is, written down in parts, what %s would be shown at once', async (_, who) => {
    const table = longTable();
    for (const from of [0, 1, 450, table.number - 1, table.number, table.number + 5]) {
      const past = await new Pasts().write(table, who, from);
      expect(JSON.parse(Buffer.concat(writeUpdate(table, who, past)).toString())).toEqual(shown(table, who, from));
    }
  });

  it('is followed by what happened while it was written', async () => {
    const table = longTable();
    const writing = new Pasts().write(table, { guest: 'ann' }, 0);
    enter(table, { type: 'acted', seat: A, action: mark });
    const update = Buffer.concat(writeUpdate(table, { guest: 'ann' }, await writing));
    expect(JSON.parse(update.toString())).toEqual(shown(table, { guest: 'ann' }, 0));
  });

  it('is written afresh for somebody who may see more by then', async () => {
    const table = longTable();
    const who = { guest: undefined, as: 0 };
    const writing = new Pasts().write(table, who, 0);
    enter(table, { type: 'stopped', seat: B, why: 'resigned' });
    const update = Buffer.concat(writeUpdate(table, who, await writing));
    expect(JSON.parse(update.toString())).toEqual(shown(table, who, 0));
  });

  it('is written once for all who see the same, and for each who does not', async () => {
    const table = longTable();
    const pasts = new Pasts();
    const readers = [{ guest: undefined }, { guest: 'eve' }, { guest: 'ann' }];
    const [one, other, ann] = await Promise.all(readers.map((who) => pasts.write(table, who, 0)));
    expect(one!.bytes).toBe(other!.bytes);
    expect(one!.bytes.equals(ann!.bytes)).toBe(false);
  });
});

it('long work has one turn in each round of the event loop, one worker after another', async () => {
  let round = 0;
  let counting = setImmediate(function count() {
    round++;
    counting = setImmediate(count);
  });
  const turns: [string, number][] = [];
  const work = async (name: string): Promise<void> => {
    for (let i = 0; i < 3; i++) {
      await nextTurn();
      turns.push([name, round]);
    }
  };
  await Promise.all([work('a'), work('b')]);
  clearImmediate(counting);
  expect(turns.map(([name]) => name).join('')).toBe('ababab');
  expect(new Set(turns.map(([, at]) => at)).size).toBe(turns.length);
});
