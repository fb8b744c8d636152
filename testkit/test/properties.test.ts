import {
  act,
  ActionList,
  dealFrom,
  layout,
  nounOf,
  readRecord,
  SCALAR,
  seatOf,
  verbOf,
  writeRecord,
  type Action,
  type GameRecord,
} from '@hideout/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const CELL = fc.integer({ min: -32768, max: 32767 });
const LAYOUT = layout({ round: SCALAR, hand: 5, coins: 3, turn: SCALAR });
const CELLS = fc.array(CELL, { minLength: 10, maxLength: 10 });

function stateOf(cells: readonly number[]): ReturnType<typeof LAYOUT.make> {
  const s = LAYOUT.make();
  s.cells.set(cells);
  return s;
}

describe('layout', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(CELLS, (cells) => {
        const s = stateOf(cells);
        expect(LAYOUT.decode(LAYOUT.encode(s)).cells).toEqual(s.cells);
      }),
    );
  });

  it('gives equal lines to equal states only', () => {
    fc.assert(
      fc.property(CELLS, CELLS, (a, b) => {
        expect(LAYOUT.encode(stateOf(a)) === LAYOUT.encode(stateOf(b))).toBe(String(a) === String(b));
      }),
    );
  });

  it('throws on a text, or it is the very line of what it gives', () => {
    const line = CELLS.map((cells) => LAYOUT.encode(stateOf(cells)));
    const spoilt = fc
      .tuple(line, fc.nat(60), fc.constantFrom('', '0', ' ', ',', ':', '-', 'x', '1e2', 'turn:1'))
      .map(([text, at, junk]) => text.slice(0, at) + junk + text.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(fc.string(), spoilt), (text) => {
        let read: string | undefined;
        try {
          read = LAYOUT.encode(LAYOUT.decode(text));
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
        expect(read ?? text).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('copies share nothing', () => {
    fc.assert(
      fc.property(CELLS, CELLS, (cells, used) => {
        const s = stateOf(cells);
        const copy = LAYOUT.clone(s, stateOf(used));
        expect(copy.cells).toEqual(s.cells);
        copy.cells.fill(7);
        copy.round = 8;
        expect(Array.from(s.cells)).toEqual(cells);
      }),
    );
  });
});

const ACTION: fc.Arbitrary<Action> = fc.tuple(fc.nat(0x7ffe), fc.nat(0xffff)).map(([verb, noun]) => act(verb, noun));

describe('actions', () => {
  it('take a verb and a noun and give them back', () => {
    fc.assert(
      fc.property(fc.nat(0x7ffe), fc.nat(0xffff), (verb, noun) => {
        expect([verbOf(act(verb, noun)), nounOf(act(verb, noun))]).toEqual([verb, noun]);
      }),
    );
  });

  it('ascend by verb, then by noun', () => {
    fc.assert(
      fc.property(ACTION, ACTION, (a, b) => {
        const byParts = verbOf(a) - verbOf(b) || nounOf(a) - nounOf(b);
        expect(Math.sign(a - b)).toBe(Math.sign(byParts));
      }),
    );
  });

  it('fill a list, however long and however often', () => {
    const list = new ActionList();
    fc.assert(
      fc.property(fc.array(ACTION, { maxLength: 300 }), ACTION, (actions, other) => {
        list.clear();
        for (const action of actions) list.add(action);
        expect(list.size).toBe(actions.length);
        expect(list.toArray()).toEqual(actions);
        expect(actions.map((_, i) => list.at(i))).toEqual(actions);
        expect(list.includes(other)).toBe(actions.includes(other));
      }),
    );
  });
});

const bytes = (size: number): fc.Arbitrary<Uint8Array> => fc.uint8Array({ minLength: size, maxLength: size });

/** Any record, whether or not some game could have made it. */
const RECORD: fc.Arbitrary<GameRecord> = fc.integer({ min: 1, max: 4 }).chain((seats) =>
  fc.record({
    game: fc.string(),
    rulesVersion: fc.nat(),
    setup: fc.dictionary(fc.string(), fc.string()).map((options) => ({ seats, options: { ...options } })),
    names: fc.array(fc.string(), { minLength: seats, maxLength: seats }),
    deal: fc
      .tuple(bytes(32), fc.array(bytes(16), { maxLength: 4 }))
      .map(([secret, nonces]) => dealFrom(secret, nonces)),
    moves: fc.array(fc.record({ seat: fc.nat(3).map(seatOf), action: ACTION })),
    outcome: fc.option(
      fc.record({ ending: fc.string(), winners: fc.array(fc.nat(3).map(seatOf)), scores: fc.array(fc.integer()) }),
      { nil: undefined },
    ),
  }),
);

describe('records', () => {
  it('read back as they were written', () => {
    fc.assert(
      fc.property(RECORD, (record) => {
        const read = readRecord(writeRecord(record));
        expect(read).toEqual({ ok: true, value: record });
      }),
    );
  });

  it('are refused when one character is changed', () => {
    fc.assert(
      fc.property(RECORD, fc.nat(), fc.constantFrom('0', 'f', ' ', '"', ']', 'é'), (record, place, char) => {
        const text = writeRecord(record);
        const at = place % text.length;
        fc.pre(text[at] !== char);
        expect(readRecord(text.slice(0, at) + char + text.slice(at + 1)).ok).toBe(false);
      }),
    );
  });

  it('are refused in one sentence whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = readRecord(text);
        expect(read.ok ? '' : read.problem).toMatch(/^this record|^this is not a Hideout record/);
      }),
    );
  });
});
