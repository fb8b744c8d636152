import { readRecord, replay, writeRecord } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { findEndings, playToEnd, Playout, problemsOf, randomly } from '../src/index.ts';
import { magpie } from './magpie/game.ts';

const SETUP = { seats: 2, options: { deal: 'two' } };
const finished = (seed: number): Playout => playToEnd(new Playout(magpie, SETUP, seed), randomly(seed));

describe('finding endings', () => {
  const found = findEndings(magpie, { games: 200, seed: 1 });

  it('meets each ending', () => {
    expect([...found.keys()].toSorted()).toEqual(['emptied', 'rich']);
  });

  it('gives records that prove themselves and end as they should', () => {
    for (const [ending, record] of found) {
      expect(problemsOf(magpie, writeRecord(record))).toEqual([]);
      expect(record.outcome?.ending).toBe(ending);
    }
  });

  it('is the same every time', () => {
    expect(findEndings(magpie, { games: 200, seed: 1 })).toEqual(found);
  });
});

describe('what is wrong with a record', () => {
  const { record } = finished(3);

  it('nothing', () => {
    expect(problemsOf(magpie, writeRecord(record))).toEqual([]);
  });

  it('an altered text', () => {
    const text = writeRecord(record).replace('"emptied"', '"rich"').replace('Seat 1', 'Seat X');
    expect(problemsOf(magpie, text)).toEqual(['this record was altered: its digest does not match its contents']);
  });

  it('another game', () => {
    expect(problemsOf({ ...magpie, id: 'jackdaw' }, writeRecord(record))).toContain('a record of magpie');
  });

  it('other rules', () => {
    expect(problemsOf({ ...magpie, rulesVersion: 2 }, writeRecord(record))).toContain(
      'made with rules version 1, and this is 2: record it again',
    );
  });

  it('an unfinished game', () => {
    const unfinished = { ...record, moves: record.moves.slice(0, 2), outcome: undefined };
    expect(problemsOf(magpie, writeRecord(unfinished))).toEqual(['the game is not finished']);
  });
});

describe('a playout', () => {
  it('is a record at any moment', () => {
    const playout = new Playout(magpie, SETUP, 5);
    for (let i = 0; i < 3; i++) playout.play(playout.legal().at(0));
    const read = readRecord(writeRecord(playout.record));
    if (!read.ok) throw new Error(read.problem);
    const replayed = replay(magpie, read.value);
    expect(replayed.ok && replayed.value.encode()).toBe(playout.line());
  });

  it('goes the same way unheard', () => {
    const [heard, unheard] = [new Playout(magpie, SETUP, 6), new Playout(magpie, SETUP, 6)];
    while (heard.actor >= 0) {
      const action = heard.legal().at(0);
      heard.play(action);
      unheard.playUnheard(action);
    }
    expect(unheard.line()).toBe(heard.line());
    expect(heard.events.length).toBeGreaterThan(0);
    expect(unheard.events).toEqual([]);
  });

  it('shows every state, the first and the last too', () => {
    const seen: number[] = [];
    const playout = playToEnd(new Playout(magpie, SETUP, 7), randomly(7), ({ moves }) => void seen.push(moves.length));
    expect(seen).toEqual(Array.from({ length: playout.moves.length + 1 }, (_, i) => i));
  });
});
