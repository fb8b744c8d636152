import { SPECTATOR, UNKNOWN } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../src/index.ts';
import { magpie } from './magpie/game.ts';
import { LAYOUT, slot, type State } from './magpie/state.ts';
import { draw, play, take, tuck } from './magpie/verbs.ts';

/** Two seats with a Button and a Spoon each, a Ring on top of the pile. */
function start(): State {
  const s = LAYOUT.make();
  s.seats = 2;
  for (const seat of [0, 1]) for (const kind of [1, 2]) s.hand[slot(seat, kind)] = 1;
  s.pile.set([0, 3]);
  s.pileSize = 2;
  return s;
}

describe('a table set up by hand', () => {
  it('lists the exact legal actions', () => {
    expect(table(magpie, start()).legal()).toEqual([play(1), play(2), tuck(1), tuck(2), draw]);
  });

  it('remembers what happened, and what each seat saw of it', () => {
    const t = table(magpie, start());
    t.does(0, draw);
    t.does(1, tuck(2));
    expect(t.events).toEqual([
      { type: 'drew', seat: 0, kind: 3 },
      { type: 'tucked', seat: 1, kind: 2 },
    ]);
    expect(t.seen(0)).toEqual([
      { type: 'drew', seat: 0, kind: 3 },
      { type: 'tucked', seat: 1, kind: UNKNOWN },
    ]);
    expect(t.seen(SPECTATOR).map((event) => event.kind)).toEqual([UNKNOWN, UNKNOWN]);
    expect(t.view(1).seats[1]!.tucked).toEqual([2]);
    expect(t.view(SPECTATOR).seats[1]!.tucked).toEqual([UNKNOWN]);
  });

  it('gives refusals', () => {
    const t = table(magpie, start());
    expect(t.refusal(0, take(1))).toEqual({ clause: 'MG-2.4', reason: 'nothing to take' });
    expect(t.refusal(0, draw)).toBeUndefined();
  });

  it('fails when the seat is not to act, and when the action is not legal', () => {
    const t = table(magpie, start());
    const before = magpie.encode(t.state);
    expect(() => t.does(1, draw)).toThrow(`seat 1 is not to act: ${before}`);
    expect(() => t.does(0, play(3))).toThrow(`seat 0 may not play 3 (MG-2.1 not in hand): ${before}`);
    expect(magpie.encode(t.state)).toBe(before);
  });
});
