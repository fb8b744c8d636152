import type { Action } from '@hideout/kernel';

/** No node: the end of a list of children. */
export const NONE = -1;
/** The node that a tree starts with. */
export const ROOT = 0;

const FIRST_ROOM = 1024;

/**
 * A search tree in typed arrays: growing it builds no objects. The children of a node are a list in ascending order
 * of their actions, so that they can be matched with a legal list in one walk.
 */
export class Tree {
  size = 0;
  /** The action that leads to the node. */
  action = new Int32Array(FIRST_ROOM);
  /** How often the node was visited. */
  visits = new Int32Array(FIRST_ROOM);
  /** How often its action was legal when its parent was visited. */
  available = new Int32Array(FIRST_ROOM);
  /** Sum of the results for the seat that chose the action. */
  worth = new Float64Array(FIRST_ROOM);
  /** How much less its action promised than the best one when it was added; at most zero. */
  handicap = new Float64Array(FIRST_ROOM);
  first = new Int32Array(FIRST_ROOM);
  next = new Int32Array(FIRST_ROOM);

  constructor() {
    this.reset();
  }

  /** Forgets everything but an unvisited root. */
  reset(): void {
    this.size = 0;
    this.#append(0 as Action, NONE);
  }

  /** A new child of `parent`, put behind its sibling `after` (NONE: in front). */
  add(parent: number, after: number, action: Action): number {
    const child = this.#append(action, after === NONE ? this.first[parent]! : this.next[after]!);
    if (after === NONE) this.first[parent] = child;
    else this.next[after] = child;
    return child;
  }

  /** The child of `parent` behind this action, or NONE. */
  find(parent: number, action: Action): number {
    let child = this.first[parent]!;
    while (child !== NONE && this.action[child]! < action) child = this.next[child]!;
    return child !== NONE && this.action[child] === action ? child : NONE;
  }

  /** The child for this action, added if it is not there yet. */
  reach(parent: number, action: Action): number {
    let before = NONE;
    let child = this.first[parent]!;
    while (child !== NONE && this.action[child]! < action) {
      before = child;
      child = this.next[child]!;
    }
    return child !== NONE && this.action[child] === action ? child : this.add(parent, before, action);
  }

  /** The mean result of a visited node for the seat that chose its action. */
  mean(node: number): number {
    return this.worth[node]! / this.visits[node]!;
  }

  /** Makes `node` the root and drops everything that is not below it. */
  rebase(node: number): void {
    const kept = new Tree();
    kept.#copyNumbers(ROOT, this, node);
    const pending: [number, number][] = [[node, ROOT]];
    for (let pair = pending.pop(); pair; pair = pending.pop()) {
      const [from, to] = pair;
      let last = NONE;
      for (let child = this.first[from]!; child !== NONE; child = this.next[child]!) {
        last = kept.add(to, last, this.action[child] as Action);
        kept.#copyNumbers(last, this, child);
        pending.push([child, last]);
      }
    }
    Object.assign(this, kept);
  }

  #append(action: Action, next: number): number {
    if (this.size === this.action.length) this.#grow();
    const node = this.size++;
    this.action[node] = action;
    this.visits[node] = 0;
    this.available[node] = 0;
    this.worth[node] = 0;
    this.handicap[node] = 0;
    this.first[node] = NONE;
    this.next[node] = next;
    return node;
  }

  #copyNumbers(to: number, from: Tree, node: number): void {
    this.visits[to] = from.visits[node]!;
    this.available[to] = from.available[node]!;
    this.worth[to] = from.worth[node]!;
    this.handicap[to] = from.handicap[node]!;
  }

  #grow(): void {
    this.action = larger(this.action, new Int32Array(this.size * 2));
    this.visits = larger(this.visits, new Int32Array(this.size * 2));
    this.available = larger(this.available, new Int32Array(this.size * 2));
    this.worth = larger(this.worth, new Float64Array(this.size * 2));
    this.handicap = larger(this.handicap, new Float64Array(this.size * 2));
    this.first = larger(this.first, new Int32Array(this.size * 2));
    this.next = larger(this.next, new Int32Array(this.size * 2));
  }
}

function larger<A extends Int32Array | Float64Array>(old: A, room: A): A {
  room.set(old);
  return room;
}
