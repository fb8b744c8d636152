import { FastRng, nounOf, verbOf, type Action } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import {
  groundOf,
  Routes,
  SITES,
  SPACES,
  STEP,
  SILENCE,
  PLACE,
  JEWEL_SPACE,
  PLACES,
  type State,
} from '../rules/index.ts';
import { UNITS } from '../rules/state.ts';
import { at, game, LADDER, stateOf, WIRECUTTER } from './position.ts';

const TOOL_KINDS = 5;
const MANY = 100;
const CASES = [...PLACES.entries()]
  .filter(([, place]) => place.spaces.length === 1)
  .map(([site, place]) => [site, place.spaces[0]!] as const);

/** Any position: any tools in stock and on the board, any autos, often in or at a vault. */
function anyPosition(rng: FastRng): State {
  const s = stateOf({ phase: UNITS });
  const share = rng.below(4);
  for (let site = 0; site < SITES; site++) {
    if (rng.below(10) >= share) continue;
    const { obstacle } = PLACES[site]!;
    s.lying[site] = obstacle === 0 ? 1 + rng.below(2) : obstacle === 4 ? 1 + rng.below(5) : 1;
  }
  for (let autos = rng.below(4); autos > 0; autos--) s.auto[rng.below(4)] = 1;
  for (let tool = 0; tool < TOOL_KINDS; tool++) s.stock[tool] = rng.below(2) === 0 ? 0 : 1 + rng.below(3);
  s.thief[0] = anySpace(s, rng);
  return s;
}

function anySpace(s: State, rng: FastRng): number {
  const EDGES = [
    at(18, 2),
    at(4, 1),
    at(17, 1),
    at(3, 15),
    at(4, 2),
    at(12, 5),
    at(14, 3),
    at(16, 5),
    at(8, 9),
    at(18, 15),
  ];
  const kind = rng.below(4);
  if (kind === 0) return rng.below(SPACES);
  if (kind === 1) return EDGES[rng.below(EDGES.length)]!;
  if (kind === 2) return JEWEL_SPACE[rng.below(JEWEL_SPACE.length)]!;
  const [site, space] = CASES[rng.below(CASES.length)]!;
  if (rng.below(2) === 0) s.lying[site] = 0;
  return space;
}

const unitsOf = (action: Action): number => (verbOf(action) === SILENCE ? 2 : 1);

/** Fewest tools, then fewest ladders, by space, over every sequence of legal units there is. */
function exhaust(start: State, units: number): Map<number, string> {
  const best = new Map<number, string>();
  const layers = Array.from({ length: units + 1 }, () => new Map<string, State>());
  layers[0]!.set('', game.clone(start));
  layers[0]!.get('')!.count = MANY;
  for (let spent = 0; spent < units; spent++) {
    for (const state of layers[spent]!.values()) {
      for (const action of legalUnits(state)) {
        const now = spent + unitsOf(action);
        if (now > units) continue;
        const after = game.clone(state);
        game.apply(after, action, { rng: new FastRng(1), log: undefined });
        if (now < units)
          layers[now]!.set([after.thief[0], after.stock.subarray(0, 5).join(), after.lying.join()].join('|'), after);
        else if (verbOf(action) !== PLACE) note(best, after.thief[0]!, costOf(start, after));
      }
    }
    layers[spent]!.clear();
  }
  return best;
}

const legalUnits = (s: State): Action[] => tableOf(s).filter((action) => verbOf(action) <= PLACE);

function tableOf(s: State): Action[] {
  const actions: Action[] = [];
  for (let verb = STEP; verb <= PLACE; verb++) {
    for (let noun = 0; noun < game.verbs[verb]!.nouns; noun++) {
      const action = ((verb << 16) | noun) as Action;
      if (s.phase === UNITS && game.refuse(s, 0 as never, action) === undefined) actions.push(action);
    }
  }
  return actions;
}

function costOf(start: State, end: State): string {
  let tools = 0;
  for (let tool = 0; tool < TOOL_KINDS; tool++) tools += start.stock[tool]! - end.stock[tool]!;
  return `${String(tools).padStart(2, '0')} ${start.stock[0]! - end.stock[0]!}`;
}

function note(best: Map<number, string>, space: number, cost: string): void {
  const known = best.get(space);
  if (known === undefined || cost < known) best.set(space, cost);
}

/** Plays the way and tells where it ends, what it cost, and whether its last unit was a step. */
function walk(start: State, way: readonly Action[], units: number): string {
  const s = game.clone(start);
  s.count = MANY;
  let spent = 0;
  for (const action of way) {
    spent += unitsOf(action);
    const refusal = game.refuse(s, 0 as never, action);
    if (refusal) return `${nounOf(action)} refused: ${refusal.reason}`;
    game.apply(s, action, { rng: new FastRng(1), log: undefined });
  }
  const isStep = verbOf(way.at(-1)!) !== PLACE;
  return `${s.thief[0]} ${costOf(start, s)} ${spent === units && isStep}`;
}

/** Expects that all landings, and what they cost, are those of exhaustive search, and that every way can be walked. */
function expectSound(routes: Routes, s: State, units: number, name: string): void {
  routes.find(s, s.thief[0]!, units, s.stock);
  const found = routes.landings().map((space) => [space, walk(s, routes.wayTo(space)!, units)] as const);
  const wanted = [...exhaust(s, units)]
    .toSorted(([a], [b]) => a - b)
    .map(([space, cost]) => [space, `${space} ${cost} true`]);
  expect(found, `${name}: ${game.encode(s)}`).toEqual(wanted);
}

describe('routes', () => {
  it('[CA-2.3] agree with exhaustive search on random positions, and every way can be walked', () => {
    const rng = new FastRng(7);
    const routes = new Routes();
    for (let i = 0; i < Number(process.env['HIDEOUT_ROUTE_POSITIONS'] ?? 120); i++) {
      const s = anyPosition(rng);
      expectSound(routes, s, 1 + rng.below(5), `position ${i}`);
    }
  }, 600_000);

  it('[CA-4.1] keep for a gate the tool that it needs, and break glass with another', () => {
    const s = stateOf({ at: { 0: 133 }, phase: UNITS, stock: { 0: [0, 1, 1, 0, 1] } });
    expectSound(new Routes(), s, 7, 'a gate and glass');
  });

  it.each([
    ['with a tool for it, and lose the ladder on the glass behind it', 131, 2, [0, 0, 0, 0, 1], [[195, LADDER]]],
    ['with a tool for it, and waste another tool to land exactly', 384, 4, [1, 0, 0, 1, 0], []],
    [
      'that another way as dear has opened already',
      222,
      6,
      [0, 0, 0, 2, 0],
      [...[61, 63, 67, 75, 77].map((site) => [site, WIRECUTTER] as const), [68, LADDER], [68, LADDER]],
    ],
  ] as const)('[CA-3.2] go through a gate %s', (name, from, units, stock, lying) => {
    expectSound(new Routes(), stateOf({ at: { 0: from }, phase: UNITS, stock: { 0: stock }, lying }), units, name);
  });

  it('[CA-4.4] waste units by stepping to and fro, so that a landing is exact', () => {
    const s = stateOf({ at: { 0: at(2, 5) }, phase: UNITS });
    const routes = new Routes();
    routes.find(s, at(2, 5), 7, s.stock);
    expect(walk(s, routes.wayTo(at(2, 6))!, 7)).toBe(`${at(2, 6)} 00 0 true`);
    expect([routes.costOf(at(2, 6)), routes.unitsTo(at(2, 6))]).toEqual([0, 1]);
  });

  it('[CA-4.1] break glass with a ladder only where there is no other tool, and pay again for the way back', () => {
    const s = stateOf({ at: { 0: at(2, 15) }, phase: UNITS });
    const routes = new Routes();
    const toGlass = (tools: readonly number[], units: number): string | undefined => {
      s.stock.set(tools);
      routes.find(s, at(2, 15), units, tools);
      const way = routes.wayTo(at(2, 16));
      return way && walk(s, way, units);
    };
    expect(toGlass([2, 0, 0, 0, 1], 2)).toBe(`${at(2, 16)} 01 0 true`);
    expect(toGlass([2, 0, 0, 0, 0], 2)).toBe(`${at(2, 16)} 01 1 true`);
    // In, on to the jewel, and back onto the same glass: the first ladder is gone.
    expect(toGlass([2, 0, 0, 0, 0], 5)).toBe(`${at(2, 16)} 02 2 true`);
    expect(toGlass([1, 0, 0, 0, 0], 5)).toBeUndefined();
    s.ladderBreaksGlass = 0;
    expect(toGlass([2, 0, 0, 0, 0], 2)).toBeUndefined();
  });

  it('[CA-3.3] place what they need, and know where nobody can land', () => {
    const s = stateOf({ at: { 0: at(2, 14) }, phase: UNITS, stock: { 0: [0, 0, 0, 1, 0] } });
    const routes = new Routes();
    routes.find(groundOf(game.view(s, 0 as never)), at(2, 14), 2, [0, 0, 0, 1, 0]);
    expect(walk(s, routes.wayTo(at(2, 15))!, 2)).toBe(`${at(2, 15)} 01 0 true`);
    expect([
      routes.canLand(at(2, 16)),
      routes.wayTo(at(2, 16)),
      routes.costOf(at(2, 16)),
      routes.unitsTo(at(2, 16)),
    ]).toEqual([false, undefined, Infinity, Infinity]);
    expect(() => routes.find(s, at(2, 14), 0, s.stock)).toThrow('from 1 to 40 units');
  });
});
