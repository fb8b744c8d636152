import { draw, magpie } from '@hideout/testkit/magpie';
import { describe, expect, it } from 'vitest';
import {
  dealFrom,
  Match,
  NOBODY,
  readRecord,
  replay,
  rulesFor,
  seatOf,
  seedOf,
  setUp,
  verify,
  writeRecord,
  type AnyGame,
  type GameRecord,
} from '../src/index.ts';

const bytes = (length: number, factor: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * factor) & 255);

/** An honest record of a finished game. */
function finished(): GameRecord {
  const setup = setUp(magpie, 2);
  if (!setup.ok) throw new Error(setup.problem);
  const start = {
    game: magpie.id,
    rulesVersion: magpie.rulesVersion,
    setup: setup.value,
    deal: dealFrom(bytes(32, 3), [bytes(16, 3), bytes(16, 5)]),
  };
  const match = new Match(magpie, setup.value, seedOf(start));
  for (const seat of [0, 1]) match.play(seatOf(seat), draw);
  while (match.actor !== NOBODY) match.play(match.actor, match.legal().at(0));
  return { ...start, names: ['Ann “A”', 'Bö\n'], moves: match.moves, outcome: match.outcome };
}

const RECORD = finished();
const game = magpie as unknown as AnyGame;
const problems = (record: GameRecord): string[] => verify(game, record).flatMap((check) => check.problem ?? []);

describe('a record file', () => {
  it('reads back as it was written', () => {
    const text = writeRecord(RECORD);
    expect(readRecord(text)).toEqual({ ok: true, value: RECORD });
    expect(JSON.parse(text)).toMatchObject({
      hideout: 1,
      game: 'magpie',
      actions: [
        [0, 2, 0],
        [1, 2, 0],
        [0, 0, 1],
        [1, 0, 0],
        [1, 3, 0],
        [0, 0, 1],
        [1, 0, 1],
        [0, 0, 3],
      ],
    });
  });

  it('keeps an unfinished game too', () => {
    const record = { ...RECORD, moves: RECORD.moves.slice(0, 2), outcome: undefined };
    expect(readRecord(writeRecord(record))).toEqual({ ok: true, value: record });
    expect(problems(record)).toEqual(['the game is not finished']);
  });

  it('is refused when any one of its characters is changed, dropped or doubled', () => {
    const text = writeRecord(RECORD);
    const accepted: string[] = [];
    for (let i = 0; i < text.length; i++) {
      const other = text[i] === '0' ? '1' : '0';
      for (const bad of [
        text.slice(0, i) + other + text.slice(i + 1),
        text.slice(0, i) + text.slice(i + 1),
        text.slice(0, i) + text[i] + text.slice(i),
      ]) {
        if (bad !== text && readRecord(bad).ok) accepted.push(`${i}: ${bad}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  it.each([
    ['', 'this is not a Hideout record'],
    ['[]', 'this is not a Hideout record'],
    ['{"a":1}', 'this is not a Hideout record'],
    ['{"hideout":9}', 'this record has file format 9; this Hideout reads format 1'],
    ['{"hideout":1}', 'this record is damaged: a part is missing or malformed'],
  ])('%j is refused with a clear word', (text, why) => {
    expect(readRecord(text)).toEqual({ ok: false, problem: why });
  });
});

describe('the record of a game in which something was taken back', () => {
  it('says so, and reads as it was written', () => {
    const record: GameRecord = { ...RECORD, takenBack: 2 };
    expect(readRecord(writeRecord(record))).toEqual({ ok: true, value: record });
  });
  it('is refused when that is malformed', () => {
    expect(readRecord(writeRecord({ ...RECORD, takenBack: -1 })).ok).toBe(false);
  });
});

describe('the record of a game that was stopped', () => {
  const stopped = { ...RECORD, moves: RECORD.moves.slice(0, 2), outcome: undefined };

  it.each(['resigned', 'time', 'idle'] as const)('reads back and is proven (%s)', (why) => {
    const record: GameRecord = { ...stopped, stop: { seat: seatOf(1), why } };
    expect(readRecord(writeRecord(record))).toEqual({ ok: true, value: record });
    expect(problems(record)).toEqual([]);
  });

  it('is refused when the stop is malformed', () => {
    const text = writeRecord({ ...stopped, stop: { seat: seatOf(1), why: 'tired' as 'time' } });
    expect(readRecord(text)).toEqual({ ok: false, problem: 'this record is damaged: a part is missing or malformed' });
  });

  it('is not proven when the game had ended by its rules, or nobody sat there', () => {
    expect(problems({ ...RECORD, stop: { seat: seatOf(1), why: 'time' } })).toEqual([
      'the game ended by its rules, so nobody stopped it',
    ]);
    expect(problems({ ...stopped, stop: { seat: seatOf(2), why: 'time' } })).toEqual([
      'seat 3, which stopped the game, does not exist',
    ]);
  });
});

describe('the rules of a record', () => {
  const library = (id: string): readonly AnyGame[] => (id === 'magpie' ? [game] : []);

  it('are those it was made with', () => {
    expect(rulesFor(RECORD, library)).toEqual({ ok: true, value: game });
    expect(rulesFor({ ...RECORD, rulesVersion: 2 }, library)).toEqual({
      ok: false,
      problem: 'this record was made with rules version 2 of magpie; this Hideout plays version 1',
    });
    expect(rulesFor({ ...RECORD, game: 'chess' }, library)).toEqual({
      ok: false,
      problem: 'this Hideout has no game “chess”',
    });
  });
});

describe('a replay', () => {
  it('gives the same bytes, whole or in part', () => {
    const whole = replay(magpie, RECORD);
    const part = replay(magpie, RECORD, 3);
    expect(whole.ok && whole.value.outcome).toEqual(RECORD.outcome);
    expect(part.ok && part.value.length).toBe(3);
  });

  it('names the first action that the rules refuse', () => {
    const moves = RECORD.moves.with(1, { seat: seatOf(0), action: draw });
    expect(replay(magpie, { ...RECORD, moves })).toEqual({
      ok: false,
      problem: 'action 2 (seat 1: draw 0) is not legal: MG-1.3 not your turn',
    });
  });
});

describe('a verification', () => {
  it('proves an honest record', () => {
    expect(problems(RECORD)).toEqual([]);
  });

  it.each([
    [
      'the secret',
      { deal: { ...RECORD.deal, secret: '00'.repeat(32) } },
      'the secret is not the one that was committed to',
    ],
    [
      'the commitment',
      { deal: { ...RECORD.deal, commitment: '00'.repeat(32) } },
      'the secret is not the one that was committed to',
    ],
    ['a missing nonce', { deal: { ...RECORD.deal, nonces: RECORD.deal.nonces.slice(1) } }, '2 seats, but 1 nonces'],
    [
      'a repeated nonce',
      { deal: { ...RECORD.deal, nonces: [RECORD.deal.nonces[0]!, RECORD.deal.nonces[0]!] } },
      'two seats have the same nonce',
    ],
    [
      'the result',
      { outcome: { ...RECORD.outcome!, scores: [9, 9] } },
      'the recorded result is not what the actions give',
    ],
    ['a lost result', { outcome: undefined }, 'the recorded result is not what the actions give'],
    [
      'an action',
      { moves: RECORD.moves.with(3, { seat: seatOf(1), action: draw }) },
      'action 5 (seat 2: take 0) is not legal: MG-1.3 not your turn',
    ],
    [
      'an option',
      { setup: { seats: 2, options: { deal: 'three' } } },
      'action 6 (seat 1: play 1) is not legal: MG-2.1 not in hand',
    ],
    [
      'an unknown option',
      { setup: { seats: 2, options: { moon: 'full' } } },
      'there is no option “moon” (options: deal)',
    ],
  ])('finds out a change of %s even where the digest was made again', (_what, change, why) => {
    const forged = readRecord(writeRecord({ ...RECORD, ...change }));
    expect(forged.ok && problems(forged.value)).toContain(why);
  });
});
