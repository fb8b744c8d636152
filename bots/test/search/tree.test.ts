import { act, FastRng } from '@hideout/kernel';
import { describe, expect, it } from 'vitest';
import { NONE, ROOT, Tree } from '../../src/search/tree.ts';

/** The actions of the children of a node, in the order of its list. */
function actionsBelow(tree: Tree, node: number): number[] {
  const actions: number[] = [];
  for (let child = tree.first[node]!; child !== NONE; child = tree.next[child]!) actions.push(tree.action[child]!);
  return actions;
}

describe('a search tree', () => {
  it('starts as an unvisited root without children, also after a reset', () => {
    const tree = new Tree();
    const check = (): void => {
      expect([tree.size, tree.visits[ROOT], tree.available[ROOT], tree.worth[ROOT], tree.first[ROOT]]).toEqual([
        1,
        0,
        0,
        0,
        NONE,
      ]);
    };
    check();
    tree.visits[ROOT] = 3;
    tree.worth[ROOT] = 2;
    tree.reach(ROOT, act(1, 1));
    tree.reset();
    check();
  });

  it('keeps children in ascending order wherever they are added', () => {
    const tree = new Tree();
    for (const noun of [5, 1, 9, 3, 7]) tree.reach(ROOT, act(0, noun));
    expect(actionsBelow(tree, ROOT)).toEqual([1, 3, 5, 7, 9]);
    const seven = tree.find(ROOT, act(0, 7));
    const eight = tree.add(ROOT, seven, act(0, 8));
    const zero = tree.add(ROOT, NONE, act(0, 0));
    expect(actionsBelow(tree, ROOT)).toEqual([0, 1, 3, 5, 7, 8, 9]);
    expect([tree.find(ROOT, act(0, 8)), tree.find(ROOT, act(0, 0))]).toEqual([eight, zero]);
  });

  it('finds a child only by its own action, and reaches the same child twice', () => {
    const tree = new Tree();
    const child = tree.reach(ROOT, act(0, 4));
    expect(tree.reach(ROOT, act(0, 4))).toBe(child);
    expect(tree.find(ROOT, act(0, 4))).toBe(child);
    for (const noun of [0, 3, 5]) expect(tree.find(ROOT, act(0, noun))).toBe(NONE);
    expect(tree.find(child, act(0, 4))).toBe(NONE);
    expect(tree.size).toBe(2);
  });

  it('gives the mean of the results', () => {
    const tree = new Tree();
    tree.visits[ROOT] = 4;
    tree.worth[ROOT] = 3;
    expect(tree.mean(ROOT)).toBe(0.75);
  });

  /** Every path below a node with its numbers. */
  function paths(tree: Tree, node: number, before = ''): string[] {
    const lines = [`${before}: ${tree.visits[node]} ${tree.available[node]} ${tree.worth[node]}`];
    for (let child = tree.first[node]!; child !== NONE; child = tree.next[child]!) {
      lines.push(...paths(tree, child, `${before}/${tree.action[child]}`));
    }
    return lines;
  }

  it('keeps a whole subtree with all its numbers when it is rebased, and grows beyond its first room', () => {
    const tree = new Tree();
    const rng = new FastRng(1);
    for (let i = 0; i < 20_000; i++) {
      let node = ROOT;
      for (let depth = 0; depth < 5; depth++) {
        node = tree.reach(node, act(0, rng.below(4)));
        tree.visits[node]!++;
        tree.available[node]! += rng.below(3);
        tree.worth[node]! += rng.below(10) / 4;
      }
    }
    expect(tree.size).toBe(1 + 4 + 16 + 64 + 256 + 1024);
    for (const noun of [3, 2, 0, 0, 1]) {
      const kept = tree.find(ROOT, act(0, noun));
      const before = paths(tree, kept);
      tree.rebase(kept);
      expect(paths(tree, ROOT)).toEqual(before);
      expect(tree.size).toBe(before.length);
    }
    expect(tree.size).toBe(1);
  });
});
