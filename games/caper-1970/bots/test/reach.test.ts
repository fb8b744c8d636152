import { botIn } from '@hideout/bots';
import {
  caper1970,
  CASE_AT,
  place,
  Routes,
  SPACES,
  step,
  type State,
  type Tool,
  type ToolName,
} from '../../rules/index.ts';
import { ActionList, FastRng, NOBODY, seatOf, type Action } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { NONE, Reach } from '../reach.ts';
import { actionsOf } from '../way.ts';
import { brain } from '../brain.ts';
import { apply, at, lay } from './position.ts';

const TOOLS_A_SEAT = 5;
const [LADDER, KNIFE] = [0 as Tool, 4 as Tool];
const [EAST, WEST] = [1, 3];

/** Positions of games between greedy thieves in which units are to be spent. */
function* positions(games: number): Generator<State> {
  const bot = botIn(brain, 'greedy', caper1970);
  if (!bot.ok) throw new Error(bot.problem);
  const legal = new ActionList();
  for (let game = 0; game < games; game++) {
    const rng = new FastRng(game);
    const s = caper1970.setup({ seats: 2 + game, options: { thief: 'drawn', empty: 'drawn', begins: 'drawn' } }, rng);
    for (let asked = 0; asked < 250 && caper1970.actor(s) !== NOBODY; asked++) {
      if (s.phase === 1 && rng.below(5) === 0) yield s;
      legal.clear();
      caper1970.legal(s, legal);
      const view = () => caper1970.view(s, seatOf(s.turn));
      caper1970.apply(s, bot.value.choose({ legal, view, rng, budget: {} }), { rng, log: undefined });
    }
  }
}

/** Whether the actions are legal one after another. */
function isLegal(s: State, actions: readonly number[]): boolean {
  const trial = caper1970.clone(s);
  const legal = new ActionList();
  for (const action of actions) {
    legal.clear();
    caper1970.legal(trial, legal);
    const known = legal.toArray().find((each) => each === action);
    if (known === undefined || trial.turn !== s.turn) return false;
    apply(trial, known);
  }
  return true;
}

describe('reach', () => {
  it('finds nearly all landings of the route helper, and next to none besides; its ways are legal', () => {
    const [routes, reach] = [new Routes(), new Reach({ spends: true })];
    const counts = { both: 0, missed: 0, wrong: 0, illegal: 0 };
    for (const s of positions(3)) {
      const stock = s.turn * TOOLS_A_SEAT;
      routes.find(s, s.thief[s.turn]!, s.count, s.stock, stock);
      reach.find(s, s.thief[s.turn]!, s.count, s.stock, stock);
      for (let space = 0; space < SPACES; space++) {
        const trail = reach.trailTo(space, s.count);
        if (!routes.canLand(space)) counts.wrong += trail === NONE ? 0 : 1;
        else if (trail === NONE) counts.missed++;
        else {
          counts.both++;
          const actions = actionsOf(reach, s, trail, s.count, stock);
          if (!actions || !isLegal(s, actions)) counts.illegal++;
        }
      }
    }
    expect(counts.both).toBeGreaterThan(1000);
    expect(counts.missed / counts.both).toBeLessThan(0.06);
    expect(counts.wrong / counts.both).toBeLessThan(0.01);
    expect(counts.illegal / counts.both).toBeLessThan(0.02);
  });

  it('[CA-4.1] spends a ladder on glass only where there is no other tool, and never where none may break it', () => {
    const toGlass = (tools: readonly ToolName[], ladderBreaksGlass: number): readonly Action[] | undefined => {
      const s = lay({ count: 2, thieves: [at(2, 15), at(10, 17)], jewels: [0, 0, 0, 0], stock: [tools, []] });
      s.ladderBreaksGlass = ladderBreaksGlass;
      const reach = new Reach({ spends: true });
      reach.find(s, at(2, 15), 2, s.stock, 0);
      const trail = reach.trailTo(at(2, 16), 2);
      return trail === NONE ? undefined : actionsOf(reach, s, trail, 2, 0);
    };
    expect(toGlass(['ladder', 'knife'], 1)).toEqual([place(EAST, KNIFE), step(EAST)]);
    expect(toGlass(['ladder'], 1)).toEqual([place(EAST, LADDER), step(EAST)]);
    expect(toGlass(['ladder'], 0)).toBeUndefined();
  });

  it('[CA-3.4] steps onto a ladder on glass once, and wastes no units over it', () => {
    const s = lay({ count: 3, thieves: [at(2, 17), at(10, 17)], jewels: [0, 0, 0, 5], stock: [[], []] });
    s.lying[CASE_AT[at(2, 16)]!] = 1 + LADDER;
    s.depot[LADDER]!--;
    const reach = new Reach({ spends: true });
    reach.find(s, at(2, 17), 3, s.stock, 0);
    expect(actionsOf(reach, s, reach.trailTo(at(2, 16), 1), 1, 0)).toEqual([step(WEST)]);
    expect(actionsOf(reach, s, reach.trailTo(at(2, 16), 3), 3, 0)).toBeUndefined();
  });

  it('knows how likely a roll ends on a space', () => {
    const s = lay({ count: 2, thieves: [at(10, 16), at(10, 17)], jewels: [0, 0, 0, 0], stock: [[], []] });
    const reach = new Reach({ spends: true });
    reach.find(s, at(10, 17), 12, s.stock, TOOLS_A_SEAT);
    // In the open without tools or a street nearby only rolls of the right parity end on a neighbour.
    expect(reach.chanceOf(at(10, 18))).toBeGreaterThanOrEqual(0.5);
    expect(reach.chanceOf(at(14, 5))).toBe(0);
  });
});
