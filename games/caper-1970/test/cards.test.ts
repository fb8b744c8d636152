import { describe, expect, it } from 'vitest';
import {
  done,
  giveBack,
  OFF,
  place,
  putAuto,
  rollAgain,
  step,
  takeTool,
  theftAt,
  theftFrom,
  type Card,
} from '../rules/index.ts';
import { TIDY } from '../rules/state.ts';
import { at, KNIFE, LADDER, NORTH, seated, siteAt, SOUTH, WIRECUTTER } from './position.ts';

const OPEN = { 0: at(2, 5) };
const THEFT = 5 as Card;
const AUTO_NORTH = 6 as Card;
const AGAIN = 10 as Card;

describe('§6 cards', () => {
  it('[CA-6.1] a tool card takes that tool from the depot, if there is one', () => {
    const t = seated({ at: OPEN, hand: { 0: [4 as Card] } });
    t.does(0, takeTool(KNIFE));
    expect([t.state.stock[KNIFE], t.state.depot[KNIFE]]).toEqual([2, 5]);
    const empty = seated({ at: OPEN, hand: { 0: [4 as Card] } });
    empty.state.depot[KNIFE] = 0;
    expect(empty.refusal(0, takeTool(KNIFE))).toEqual({ clause: 'CA-6.1', reason: 'depot empty' });
    expect(empty.refusal(0, takeTool(LADDER))).toEqual({ clause: 'CA-2.2', reason: 'no such card' });
  });

  it('[CA-6.2] a Tool Theft takes a tool from the board or from an opponent, or cannot be turned in', () => {
    const wire = siteAt([at(2, 14), at(2, 15)]);
    const t = seated({
      at: OPEN,
      hand: { 0: [THEFT, THEFT] },
      stock: { 1: [0, 0, 0, 0, 1], 2: [0, 0, 0, 0, 0], 3: [0, 0, 0, 0, 0] },
      lying: [[wire, WIRECUTTER]],
    });
    expect(t.legal().slice(4)).toEqual([theftAt(wire), theftFrom(1, KNIFE)]);
    expect(t.refusal(0, theftFrom(0, KNIFE))).toEqual({ clause: 'CA-6.2', reason: 'nothing to steal' });
    t.does(0, theftAt(wire), theftFrom(1, KNIFE));
    expect([t.state.stock[WIRECUTTER], t.state.stock[KNIFE], t.state.stock[9], t.state.lying[wire]]).toEqual([
      2, 2, 0, 0,
    ]);
    const none = seated({ at: OPEN, seats: 2, hand: { 0: [THEFT] }, stock: { 1: [0, 0, 0, 0, 0] } });
    expect(none.legal()).toHaveLength(4);
    expect(none.refusal(0, theftAt(wire))).toEqual({ clause: 'CA-6.2', reason: 'nothing to steal' });
  });

  it('[CA-6.3] an Auto comes from off the board, or any moves when all three are out', () => {
    const t = seated({ at: OPEN, hand: { 0: [AUTO_NORTH] }, autos: [1] });
    expect(t.legal().slice(4)).toEqual([putAuto(0, OFF)]);
    expect(t.refusal(0, putAuto(0, 1))).toEqual({ clause: 'CA-6.3', reason: 'autos off the board first' });
    t.does(0, putAuto(0));
    expect(Array.from(t.state.auto)).toEqual([1, 1, 0, 0]);
    const all = seated({ at: OPEN, hand: { 0: [AUTO_NORTH] }, autos: [1, 2, 3] });
    expect(all.legal().slice(4)).toEqual([putAuto(0, 1), putAuto(0, 2), putAuto(0, 3)]);
    expect(all.refusal(0, putAuto(0, OFF))).toEqual({ clause: 'CA-6.3', reason: 'no auto there' });
    all.does(0, putAuto(0, 2));
    expect(Array.from(all.state.auto)).toEqual([1, 1, 0, 1]);
    const there = seated({ at: OPEN, hand: { 0: [AUTO_NORTH] }, autos: [0] });
    expect(there.refusal(0, putAuto(0))).toEqual({ clause: 'CA-6.3', reason: 'auto there already' });
  });

  it('[CA-6.4] one Roll Again a turn', () => {
    const t = seated({ at: OPEN, hand: { 0: [AGAIN, AGAIN] } });
    t.does(0, rollAgain());
    expect(t.state.extra).toBe(1);
    expect(t.refusal(0, rollAgain())).toEqual({ clause: 'CA-6.4', reason: 'one roll again' });
  });

  it('[CA-6.5] tools gained may be used at once, and the limit counts at the end only', () => {
    const t = seated({ at: { 0: at(3, 5) }, count: 1, hand: { 0: [0, 0, 0, 1] as Card[] } });
    t.does(0, takeTool(LADDER), takeTool(LADDER), takeTool(LADDER), place(SOUTH, LADDER));
    expect([t.state.phase, t.legal().includes(giveBack(LADDER)), t.legal().includes(done())]).toEqual([
      TIDY,
      true,
      false,
    ]);
  });

  it('[CA-6.6] cards turned in lie face up', () => {
    const t = seated({ at: OPEN, hand: { 0: [AGAIN, 4 as Card] } });
    t.does(0, rollAgain(), takeTool(KNIFE));
    expect([t.view(1).faceUp[10], t.view(1).faceUp[4]]).toEqual([1, 1]);
  });
});

describe('§7 streets', () => {
  it('[CA-7.2] a thief steps between a street space and either square beside it', () => {
    const t = seated({ at: { 0: 403 }, phase: 1 });
    expect(t.legal()).toEqual([step(0), step(1), step(2), step(3)]);
    t.does(0, step(3), step(NORTH));
    expect(t.state.thief[0]).toBe(403);
  });

  it('[CA-7.3] nobody steps from the grid onto a street with an auto, but along the ring, and pieces there move freely', () => {
    const t = seated({ at: { 0: at(0, 5) }, phase: 1, autos: [0] });
    expect(t.refusal(0, step(NORTH))).toEqual({ clause: 'CA-7.3', reason: 'auto in the street' });
    const ring = seated({ at: { 0: 400 }, phase: 1, autos: [0] });
    ring.does(0, step(0), step(0), step(2));
    expect(ring.state.thief[0]).toBe(at(0, 2));
  });
});
