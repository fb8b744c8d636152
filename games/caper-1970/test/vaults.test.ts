import { describe, expect, it } from 'vitest';
import { FastRng, seatOf, verbOf } from '@hideout/kernel';
import { earlier } from '../rules/earlier.ts';
import {
  ALARMS_OF,
  HERE,
  HIDEOUT,
  place,
  safeWith,
  SILENCE,
  silence,
  step,
  theftAt,
  TOOLS,
  unsafeWith,
  type Tool,
} from '../rules/index.ts';
import { UNITS } from '../rules/state.ts';
import {
  at,
  EAST,
  FIRST,
  KNIFE,
  LADDER,
  NORTH,
  PIPEWRENCH,
  SCREWDRIVER,
  seated,
  siteAt,
  SOUTH,
  WEST,
  WIRECUTTER,
} from './position.ts';

const RUBY = 1;
const SAPPHIRE = 3;
const GLASS = siteAt([at(2, 16)]);
const DOOR = siteAt([at(12, 5), at(13, 5)]);
const silenced = (jewel: number) => Array.from(ALARMS_OF[jewel]!, (alarm) => [alarm, SCREWDRIVER] as const);

describe('§4 vaults, alarms, jewels', () => {
  it('[CA-4.1] glass needs any tool, and the jewel space none', () => {
    const t = seated({ at: { 0: at(2, 15) }, phase: UNITS });
    expect(t.refusal(0, step(EAST))).toEqual({ clause: 'CA-4.1', reason: 'glass' });
    t.does(0, place(EAST, WIRECUTTER), step(EAST), step(EAST));
    expect(t.state.thief[0]).toBe(at(2, 17));
    expect(t.refusal(0, step(EAST))).toEqual({ clause: 'CA-4.1', reason: 'glass' });
  });

  it('[CA-4.1] a ladder breaks glass for one way in; the way out over the same space takes another tool', () => {
    const t = seated({ at: { 0: at(2, 15) }, phase: UNITS, count: 8, stock: { 0: [2, 0, 0, 0, 0] } });
    t.does(0, place(EAST, LADDER), step(EAST), step(EAST));
    expect([t.state.jewel[SAPPHIRE], t.state.depot[LADDER]]).toEqual([unsafeWith(0), 8]);
    expect(t.refusal(0, step(WEST))).toEqual({ clause: 'CA-4.1', reason: 'glass' });
    t.does(0, place(WEST, LADDER), step(WEST), step(WEST));
    expect([t.state.thief[0], t.state.lying[GLASS], t.state.depot[LADDER]]).toEqual([at(2, 15), 0, 9]);
  });

  it('[CA-4.1] in version 1 no ladder broke glass', () => {
    const s = seated({ at: { 0: at(2, 15) }, phase: UNITS }).state;
    s.ladderBreaksGlass = 0;
    const refusal = earlier[0]!.refuse(s, seatOf(0), place(EAST, LADDER));
    expect(refusal).toEqual({ clause: 'CA-3.3', reason: 'no place for it' });
    expect(earlier[0]!.setup({ seats: 2, options: { thief: 'blue', begins: 'drawn' } }, new FastRng(1))).toMatchObject({
      ladderBreaksGlass: 0,
    });
  });

  it('[CA-4.2] an alarm is silenced as the thief steps onto it, one act of two units', () => {
    const t = seated({ at: { 0: at(12, 5) }, phase: UNITS, count: 3, lying: [[DOOR, KNIFE]] });
    expect(t.refusal(0, step(SOUTH))).toEqual({ clause: 'CA-4.1', reason: 'alarm' });
    expect(t.refusal(0, silence(NORTH))).toMatchObject({ clause: 'CA-3.2', reason: 'wall' });
    expect(t.refusal(0, silence(EAST))).toEqual({ clause: 'CA-4.2', reason: 'no live alarm' });
    t.does(0, silence(SOUTH));
    expect([t.state.count, t.state.thief[0], t.state.lying[siteAt([at(13, 5)])]]).toEqual([1, at(13, 5), 1]);
    const exact = seated({ at: { 0: at(12, 5) }, phase: UNITS, count: 2, lying: [[DOOR, KNIFE]] });
    expect(exact.refusal(0, silence(SOUTH))).toBeUndefined();
    expect(exact.legal()).toContain(silence(SOUTH));
    const last = seated({ at: { 0: at(12, 5) }, phase: UNITS, count: 1, lying: [[DOOR, KNIFE]] });
    expect(last.refusal(0, silence(SOUTH))).toEqual({ clause: 'CA-4.2', reason: 'two units' });
    const without = seated({
      at: { 0: at(12, 5) },
      phase: UNITS,
      stock: { 0: [1, 0, 0, 0, 0] },
      lying: [[DOOR, KNIFE]],
    });
    expect(without.refusal(0, silence(SOUTH))).toEqual({ clause: 'CA-4.2', reason: 'no such tool' });
  });

  it('[CA-4.2] two units are enough for a thief who can do nothing but silence an alarm', () => {
    // On glass between two live alarms.
    const t = seated({ at: { 0: 190 }, phase: UNITS, count: 3, stock: { 0: [0, 1, 0, 0, 1] } });
    t.does(0, place(HERE, KNIFE));
    expect([t.state.turn, t.state.count, t.events.some(({ type }) => type === 'lost')]).toEqual([0, 2, false]);
    expect(t.legal().every((action) => verbOf(action) === SILENCE)).toBe(true);
  });

  it('[CA-4.3] a jewel is stolen in passing once every alarm of its vault has a screwdriver', () => {
    const [first, ...rest] = silenced(RUBY);
    const live = seated({ at: { 0: at(9, 9) }, phase: UNITS, lying: rest });
    live.does(0, step(SOUTH));
    expect(live.state.jewel[RUBY]).toBe(0);
    const t = seated({ at: { 0: at(9, 9) }, phase: UNITS, lying: [first!, ...rest] });
    t.does(0, step(SOUTH), step(NORTH));
    expect(t.state.jewel[RUBY]).toBe(unsafeWith(0));
    expect(t.events[1]).toEqual({ type: 'stole', seat: 0, jewel: RUBY });
  });

  it('[CA-4.3] the sapphire has no alarms', () => {
    const t = seated({ at: { 0: at(2, 16) }, phase: UNITS, lying: [[GLASS, KNIFE]] });
    t.does(0, step(EAST));
    expect(t.state.jewel[SAPPHIRE]).toBe(unsafeWith(0));
  });

  it('[CA-4.4] jewels are safe when the thief reaches his hideout by exact count', () => {
    const home = HIDEOUT[0]!;
    const carries = [unsafeWith(0), 0, 0, unsafeWith(0)];
    const t = seated({ at: { 0: home - 1 }, phase: UNITS, count: 1, jewels: carries, hand: { 0: [0 as never] } });
    t.does(0, step(0));
    expect(t.events).toContainEqual({ type: 'secured', seat: 0, jewels: [0, 3], points: 1400 });
    const passing = seated({ at: { 0: home - 1 }, phase: UNITS, count: 2, jewels: carries });
    passing.does(0, step(0), step(0));
    expect(Array.from(passing.state.jewel)).toEqual(carries);
  });

  it('[CA-4.4] a placement as the last unit brings nothing home', () => {
    // Red's hideout, north 7, lies beside the wire of (0,15).
    const t = seated({ turn: 2, at: { 2: HIDEOUT[2]! }, phase: UNITS, count: 1, jewels: [0, 0, 0, unsafeWith(2)] });
    t.does(2, place(FIRST + 1, WIRECUTTER));
    expect(t.state.jewel[SAPPHIRE]).toBe(unsafeWith(2));
  });

  it('[CA-4.5] more jewels may be stolen on the way', () => {
    const t = seated({ at: { 0: at(2, 16) }, phase: UNITS, lying: [[GLASS, KNIFE]], jewels: [unsafeWith(0), 0, 0, 0] });
    t.does(0, step(EAST));
    expect(Array.from(t.state.jewel)).toEqual([unsafeWith(0), 0, 0, unsafeWith(0)]);
  });

  it('[CA-4.6] a stolen tool opens the gap again, and the thief there may step off or place another', () => {
    const t = seated({
      at: { 0: at(2, 15), 1: at(2, 16) },
      hand: { 0: [5 as never, 0 as never] },
      lying: [[GLASS, KNIFE]],
    });
    t.does(0, theftAt(GLASS));
    expect(t.refusal(0, step(EAST))).toEqual({ clause: 'CA-4.1', reason: 'glass' });
    const robbed = seated({ turn: 1, at: { 1: at(2, 16) }, phase: UNITS });
    expect(robbed.legal()).toEqual([
      step(EAST),
      step(WEST),
      ...TOOLS.map((_, tool) => place(NORTH, tool as Tool)),
      ...TOOLS.map((_, tool) => place(SOUTH, tool as Tool)),
      ...TOOLS.map((_, tool) => place(HERE, tool as Tool)),
    ]);
    robbed.does(1, place(HERE, PIPEWRENCH));
    expect(robbed.state.lying[GLASS]).toBe(PIPEWRENCH + 1);
    const laddered = seated({
      at: { 0: at(2, 15), 1: at(2, 15) },
      hand: { 0: [5 as never] },
      stock: { 0: [0, 0, 0, 0, 0] },
      lying: [[GLASS, LADDER]],
    });
    laddered.does(0, theftAt(GLASS));
    expect([laddered.state.stock[LADDER], laddered.state.lying[GLASS]]).toEqual([1, 0]);
    const alarm = seated({ at: { 0: at(13, 5) }, phase: UNITS });
    expect(alarm.refusal(0, place(HERE, KNIFE))).toEqual({ clause: 'CA-4.6', reason: 'no place for it' });
    alarm.does(0, place(HERE, SCREWDRIVER));
    expect(alarm.state.count).toBe(6);
  });
});

describe('§5 captures', () => {
  const carrier = { 1: at(2, 6) };

  it('[CA-5.1] a carrier is captured when the last unit of a roll is a step onto his space', () => {
    const jewels = [0, unsafeWith(1), 0, 0];
    const t = seated({ at: { 0: at(2, 5), ...carrier }, phase: UNITS, count: 1, jewels, hand: { 0: [0 as never] } });
    t.does(0, step(EAST));
    expect(t.state.jewel[RUBY]).toBe(unsafeWith(0));
    expect(t.events).toContainEqual({ type: 'captured', seat: 0, victim: 1, jewels: [RUBY] });
    const passing = seated({ at: { 0: at(2, 5), ...carrier }, phase: UNITS, count: 2, jewels });
    passing.does(0, step(EAST), step(EAST));
    expect(passing.state.jewel[RUBY]).toBe(unsafeWith(1));
  });

  it('[CA-5.1] all carriers there are captured, others are not, and the captor’s own hideout makes the jewels safe', () => {
    const home = HIDEOUT[0]!;
    const jewels = [0, unsafeWith(1), unsafeWith(2), 0];
    const t = seated({
      at: { 0: home - 1, 1: home, 2: home, 3: home },
      phase: UNITS,
      count: 1,
      jewels,
      hand: { 0: [0 as never] },
    });
    t.does(0, step(0));
    expect(Array.from(t.state.jewel)).toEqual([0, safeWith(0), safeWith(0), 0]);
    expect([t.state.thief[1], t.state.thief[2], t.state.thief[3]]).toEqual([414, 425, home]);
  });

  it('[CA-5.2] the captured thief starts again with his tools and cards, and the captor’s extra rolls go on', () => {
    const jewels = [unsafeWith(1), unsafeWith(1), 0, 0];
    const t = seated({ at: { 0: at(2, 5), ...carrier }, phase: UNITS, count: 1, extra: 1, jewels });
    t.does(0, step(EAST));
    expect([t.state.thief[1], Array.from(t.state.stock.subarray(5, 10)), t.view(0).handSizes[1]]).toEqual([
      414,
      [1, 1, 1, 1, 1],
      4,
    ]);
    expect([t.state.turn, t.state.phase, t.state.count > 0]).toEqual([0, UNITS, true]);
    expect(Array.from(t.state.jewel)).toEqual([unsafeWith(0), unsafeWith(0), 0, 0]);
  });
});
