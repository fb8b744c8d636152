import { GAMES } from '@hideout/catalogue/house';
import { FastRng, seatOf, type AnyGame } from '@hideout/kernel';
import { splice, Splices, type ServerMessage } from '@hideout/protocol';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Gallery } from '../src/room/gallery.ts';
import { Page } from '../src/room/page.ts';
import type { Entry } from '../src/table/entry.ts';
import { showState } from '../src/table/show.ts';
import { Table } from '../src/table/table.ts';
import { vault } from './kit/vault.ts';

/** Splices as a client gets them. */
function sent(before: string, after: string, offset = 0) {
  const page = new Page();
  page.write(before);
  return Splices.parse(JSON.parse(page.turn(after, offset)));
}

describe('splices', () => {
  it('make the one text of the other, whatever the texts are', () => {
    const text = fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.constantFrom('', ',"', ',"a', ',"a":1,"b":2'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(splice(before, sent(before, after))).toBe(after);
      }),
      { numRuns: 2000 },
    );
  });

  it('name what differs and no more', () => {
    const before = { round: 3, hand: [11, 12, 13], names: ['Ann', 'Zoë'], moves: 7 };
    const after = { round: 4, hand: [11, 13], names: ['Ann', 'Zoë'], moves: 8 };
    expect(sent(JSON.stringify(before), JSON.stringify(after))).toEqual([
      [9, 1, '4'],
      [23, 3, ''],
      [59, 1, '8'],
    ]);
    expect(sent(JSON.stringify(before), JSON.stringify(before))).toEqual([]);
    expect(sent('[1]', '[2]', 40)).toEqual([[41, 1, '2']]);
  });

  it('follow a text through all its versions, however long they get', () => {
    const page = new Page();
    page.write('');
    const [text] = ['a', 'ab'.repeat(40_000), '', '{"x":1,"y":"Zoë 😀"}'].reduce(
      ([last], next) => [splice(last!, Splices.parse(JSON.parse(page.turn(next))))],
      [''],
    );
    expect(text).toBe('{"x":1,"y":"Zoë 😀"}');
  });
});

/** A table with a guest on every seat, started. */
function startedTable(game: AnyGame): Table {
  const plans = Array.from({ length: game.seats.min }, () => ({ kind: 'friend' }) as const);
  const { id, rulesVersion } = game;
  const secret = '5a'.repeat(32);
  const founding = {
    id: 'table',
    game: id,
    rulesVersion,
    options: {},
    plans,
    openAfter: true,
    secret,
    host: 'guest 0',
  };
  const table = new Table({ ...founding, createdAt: 0 }, game);
  for (const [index] of plans.entries())
    enter(table, {
      type: 'sat',
      seat: seatOf(index),
      guest: `guest ${index}`,
      name: 'Zoë',
      nonce: `${index}`.padStart(32, '0'),
    });
  enter(table, { type: 'started' });
  return table;
}

function enter(table: Table, entry: Entry): void {
  const by = 'seat' in entry ? `guest ${entry.seat}` : 'guest 0';
  table.apply({ number: table.number + 1, at: table.number, by, key: `key ${table.number}`, entry });
}

/** What a frame says, whose letters stand for bytes. */
const textOf = (frame: string): string =>
  Buffer.from(frame, 'latin1')
    .toString()
    .replace(/^.*?(?=\{"type")/s, '');

describe.each([vault, ...GAMES].map((game) => ({ id: game.id, game })))('the onlookers of $id', ({ game }) => {
  it('have after every change to the byte what they would be shown whole, and strangers share it', () => {
    const table = startedTable(game);
    const gallery = new Gallery();
    const guests = [...table.seats.map(({ guest }) => guest), undefined, 'a stranger'];
    const looks = guests.map((guest) => gallery.look(table, { guest }));
    const sights = looks.map(({ sight }) => sight);
    const texts = looks.map(({ state }) => state);
    const sizes = { sent: 0, whole: 0 };
    const rng = new FastRng(3);
    for (let turns = 0; turns < 150 && table.phase !== 'over'; turns++) {
      const legal = table.match!.legal().toArray();
      enter(table, { type: 'acted', seat: table.actor!, action: legal[rng.below(legal.length)]! });
      const view = vi.spyOn(table.match!, 'view');
      const frames = guests.map((guest, index) => gallery.show(table, { guest }, sights[index]!));
      // The strangers are shown what was made for one of them.
      expect(view).toHaveBeenCalledTimes(guests.length - 1);
      view.mockRestore();
      for (const [index, guest] of guests.entries()) {
        const message = JSON.parse(textOf(frames[index]!)) as Extract<ServerMessage, { type: 'update' | 'change' }>;
        const isUpdate = message.type === 'update';
        texts[index] = isUpdate ? JSON.stringify(message.state) : splice(texts[index]!, message.state);
        expect(texts[index]).toBe(JSON.stringify(showState(table, { guest })));
        sizes.sent += JSON.stringify(message.state).length;
        sizes.whole += texts[index].length;
        const keys = message.entries.map(({ key, number }) => [key, number] as const);
        const own = table.log.slice(-keys.length).filter(({ by }) => by === guest);
        expect(keys.filter(([key]) => key !== undefined)).toEqual(own.map(({ key, number }) => [key, number]));
      }
      gallery.tidy(table);
    }
    expect(sizes.sent).toBeLessThan(sizes.whole / 2);
  });
});

describe('a gallery', () => {
  it('shows whole how things stand to whoever has missed something, and what has changed to the others', () => {
    const table = startedTable(vault);
    const gallery = new Gallery();
    const early = gallery.look(table, { guest: undefined });
    const step = (): void =>
      enter(table, { type: 'acted', seat: table.actor!, action: table.match!.legal().toArray()[0]! });
    const stateNow = (): string => JSON.stringify(showState(table, { guest: undefined }));
    const told = (frame: string) => JSON.parse(textOf(frame)) as Extract<ServerMessage, { type: 'update' | 'change' }>;
    step();
    // Somebody comes before those who were there have been told.
    const late = gallery.look(table, { guest: 'a stranger' });
    expect(late.state).toBe(stateNow());
    const change = told(gallery.show(table, { guest: undefined }, { ...early.sight }));
    expect(change.type === 'change' && splice(early.state, change.state)).toBe(stateNow());
    gallery.tidy(table);
    step();
    const next = told(gallery.show(table, { guest: 'a stranger' }, late.sight));
    expect(next.type === 'change' && splice(late.state, next.state)).toBe(stateNow());
    const whole = told(gallery.show(table, { guest: undefined }, early.sight));
    expect(whole.type === 'update' && JSON.stringify(whole.state)).toBe(stateNow());
    expect(whole.entries.map(({ number }) => number)).toEqual([table.number - 1, table.number]);
  });

  it('tells of everything whoever was left out when the others were told', () => {
    const table = startedTable(vault);
    const gallery = new Gallery();
    const { sight } = gallery.look(table, { guest: undefined });
    const leftOut = { ...sight };
    for (const each of [sight, leftOut]) {
      enter(table, { type: 'acted', seat: table.actor!, action: table.match!.legal().toArray()[0]! });
      const frame = gallery.show(table, { guest: undefined }, each);
      expect(JSON.parse(textOf(frame))).toMatchObject({ number: table.number });
    }
  });
});
