import { describe, expect, it } from 'vitest';
import { place, step } from '../rules/index.ts';
import { UNITS } from '../rules/state.ts';
import {
  at,
  EAST,
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

const WALL = 0;
const WIRE = 1;

describe('§3 moving', () => {
  it('[CA-3.1] a step leads to an orthogonal neighbour, and spaces may be crossed again', () => {
    const t = seated({ at: { 0: at(2, 5) }, phase: UNITS });
    expect(t.legal()).toEqual([step(NORTH), step(EAST), step(SOUTH), step(WEST)]);
    t.does(0, step(EAST), step(WEST), step(SOUTH));
    expect([t.state.thief[0], t.state.count]).toEqual([at(3, 5), 4]);
  });

  it('[CA-3.2] a wall needs a ladder, wire a wirecutter at that very edge', () => {
    const t = seated({ at: { 0: at(3, 5) }, phase: UNITS });
    expect(t.refusal(0, step(SOUTH))).toEqual({ clause: 'CA-3.2', reason: 'wall' });
    const wire = seated({ at: { 0: at(3, 14) }, phase: UNITS, lying: [[siteAt([at(2, 14), at(2, 15)]), WIRECUTTER]] });
    expect(wire.refusal(0, step(EAST))).toEqual({ clause: 'CA-3.2', reason: 'wire' });
    wire.does(0, step(NORTH), step(EAST));
    expect(wire.state.thief[0]).toBe(at(2, 15));
  });

  it('[CA-3.2] doors need a knife, bars a pipewrench, and two levels cannot be climbed', () => {
    const door = seated({ at: { 0: at(14, 3) }, phase: UNITS });
    expect(door.refusal(0, step(EAST))).toEqual({ clause: 'CA-3.2', reason: 'door' });
    expect(door.refusal(0, place(EAST, PIPEWRENCH))).toEqual({ clause: 'CA-3.3', reason: 'no place for it' });
    expect(door.refusal(0, place(WEST, LADDER))).toEqual({ clause: 'CA-3.3', reason: 'no place for it' });
    expect(door.refusal(0, step(WEST))).toEqual({ clause: 'CA-3.2', reason: 'too high' });
    const bars = seated({ at: { 0: at(14, 7) }, phase: UNITS });
    expect(bars.refusal(0, step(WEST))).toEqual({ clause: 'CA-3.2', reason: 'bars' });
    expect(bars.legal()).toContain(place(WEST, PIPEWRENCH));
  });

  it('[CA-3.3] a tool is placed at an edge of the thief’s space for one unit, and stays for everybody', () => {
    const t = seated({ at: { 0: at(2, 14), 1: at(2, 14) }, phase: UNITS, count: 2 });
    t.does(0, place(EAST, WIRECUTTER));
    expect([t.state.stock[3], t.state.lying[siteAt([at(2, 14), at(2, 15)])], t.state.count]).toEqual([0, 1, 1]);
    expect(t.refusal(0, place(EAST, WIRECUTTER))).toEqual({ clause: 'CA-3.3', reason: 'no such tool' });
    const other = seated({
      turn: 1,
      at: { 1: at(2, 14) },
      phase: UNITS,
      lying: [[siteAt([at(2, 14), at(2, 15)]), WIRECUTTER]],
    });
    expect(other.refusal(1, place(EAST, WIRECUTTER))).toEqual({ clause: 'CA-3.3', reason: 'no place for it' });
    other.does(1, step(EAST));
  });

  it('[CA-3.3] two obstacles on an edge each need their own tool, in any order', () => {
    const edge = [at(3, 15), at(4, 15)];
    const t = seated({ at: { 0: at(3, 15) }, phase: UNITS, stock: { 0: [2, 0, 0, 1, 0] } });
    t.does(0, place(SOUTH, LADDER));
    expect(t.refusal(0, step(SOUTH))).toEqual({ clause: 'CA-3.2', reason: 'wire' });
    t.does(0, place(SOUTH, WIRECUTTER), step(SOUTH));
    expect([t.state.lying[siteAt(edge, WIRE)], t.state.lying[siteAt(edge, WALL)]]).toEqual([1, 0]);
  });

  it('[CA-3.3] at most two ladders lean on an edge', () => {
    const t = seated({ at: { 0: at(3, 5) }, phase: UNITS, stock: { 0: [3, 0, 0, 0, 0] } });
    t.does(0, place(SOUTH, LADDER), place(SOUTH, LADDER));
    expect(t.refusal(0, place(SOUTH, LADDER))).toEqual({ clause: 'CA-3.3', reason: 'no place for it' });
  });

  it('[CA-3.3] a tool is placed on glass beyond an open edge only', () => {
    const shut = seated({ at: { 0: at(14, 3) }, phase: UNITS, stock: { 0: [1, 1, 1, 1, 1] } });
    expect(shut.legal().filter((action) => action >= place(0, LADDER))).toEqual([place(EAST, KNIFE)]);
    const open = seated({ at: { 0: at(14, 3) }, phase: UNITS, lying: [[siteAt([at(14, 3), at(14, 4)]), KNIFE]] });
    expect(open.legal().filter((action) => action >= place(0, LADDER))).toEqual(
      [LADDER, SCREWDRIVER, PIPEWRENCH, WIRECUTTER, KNIFE].map((tool) => place(EAST, tool)),
    );
  });

  it('[CA-3.3] glass holds one tool, ladders included', () => {
    const t = seated({ at: { 0: at(2, 15) }, phase: UNITS, stock: { 0: [2, 0, 0, 0, 1] } });
    t.does(0, place(EAST, LADDER));
    expect(t.refusal(0, place(EAST, LADDER))).toEqual({ clause: 'CA-3.3', reason: 'no place for it' });
    expect(t.refusal(0, place(EAST, KNIFE))).toEqual({ clause: 'CA-3.3', reason: 'no place for it' });
  });

  it('[CA-3.4] a ladder on glass serves one step onto it, whoever makes it, and returns to the depot', () => {
    const glass = siteAt([at(2, 16)]);
    const t = seated({ turn: 2, at: { 2: at(2, 15) }, phase: UNITS, lying: [[glass, LADDER]] });
    t.does(2, step(EAST));
    expect([t.state.lying[glass], t.state.depot[LADDER]]).toEqual([0, 8]);
    expect(t.events[0]).toEqual({ type: 'stepped', seat: 2, to: at(2, 16), climbed: false, broke: true });
    t.does(2, step(WEST));
    expect(t.refusal(2, step(EAST))).toEqual({ clause: 'CA-4.1', reason: 'glass' });
  });

  it('[CA-3.4] a ladder serves one climb and returns to the depot, and may be left standing', () => {
    const edge = siteAt([at(3, 5), at(4, 5)]);
    const t = seated({ at: { 0: at(3, 5) }, phase: UNITS, stock: { 0: [2, 0, 0, 0, 0] } });
    t.does(0, place(SOUTH, LADDER), place(SOUTH, LADDER), step(SOUTH));
    expect([t.state.lying[edge], t.state.depot[LADDER], t.state.thief[0]]).toEqual([1, 8, at(4, 5)]);
    t.does(0, step(NORTH));
    expect([t.state.lying[edge], t.state.depot[LADDER]]).toEqual([0, 9]);
    expect(t.refusal(0, step(SOUTH))).toEqual({ clause: 'CA-3.2', reason: 'wall' });
    const stands = seated({ turn: 2, at: { 2: at(4, 5) }, phase: UNITS, lying: [[edge, LADDER]] });
    stands.does(2, step(NORTH));
    expect(stands.state.depot[LADDER]).toBe(8);
  });

  it('[CA-3.5] pieces may share a space', () => {
    const t = seated({ at: { 0: at(2, 5), 1: at(2, 6) }, phase: UNITS });
    t.does(0, step(EAST));
    expect([t.state.thief[0], t.state.thief[1]]).toEqual([at(2, 6), at(2, 6)]);
  });
});
