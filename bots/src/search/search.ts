import {
  ActionList,
  NOBODY,
  seatOf,
  type Action,
  type FastRng,
  type Game,
  type GameEvent,
  type GameView,
  type Io,
  type Log,
  type Rng,
  type Seat,
} from '@hideout/kernel';
import type { Knowledge } from './knowledge.ts';
import { MANNER, type Manner } from './manner.ts';
import { noticeOf } from './notice.ts';
import { NONE, ROOT, Tree } from './tree.ts';

const LOGS = Float64Array.from({ length: 1 << 16 }, (_, n) => Math.log(Math.max(n, 1)));
const log = (n: number): number => (n < LOGS.length ? LOGS[n]! : Math.log(n));

/** After this many visits a promise counts half. */
const FADE = 16;

/** No walk down the trees is longer than this; what comes after it is played out. */
const PATH_ROOM = 4096;

/** What was tried so often is what somebody would do. */
const OFTEN = 8;

const NO_CHOICE: readonly Action[] = [];

/** Takes the place of a generator until the first iteration brings one. */
const NO_CHANCE: Rng = {
  below() {
    throw new Error('a search draws no chance before its first iteration');
  },
};

/**
 * Information-set Monte Carlo tree search: every iteration imagines a world that fits the view, walks down the tree
 * along actions that are legal there, tries one new action, plays on, and remembers the result for whoever chose.
 * An action is judged by the iterations in which it was available. Each seat maximises its own result.
 */
export class Search<S extends object, E extends GameEvent, V extends GameView> {
  readonly #game: Game<S, E, V>;
  readonly #knowledge: Knowledge<S, V>;
  readonly #manner: Manner;
  readonly #legal = new ActionList();
  /** One tree, or one for each seat where actions are secret; and where this iteration stands in each. */
  #trees: Tree[] = [];
  #at = new Int32Array(0);
  #world: S | undefined;
  /** The nodes of this iteration's walk with their trees and choosers. */
  readonly #pathNode = new Int32Array(PATH_ROOM);
  readonly #pathTree = new Int8Array(PATH_ROOM);
  readonly #pathSeat = new Int8Array(PATH_ROOM);
  #pathLength = 0;
  readonly #io: { rng: Rng; log: Log<E> | undefined } = { rng: NO_CHANCE, log: undefined };
  /** Hears the first event of an action, which says what was done; nobody listens to what came of it. */
  readonly #ear: Log<E> = {
    emit: (event) => {
      this.#deed = event;
      this.#io.log = undefined;
    },
  };
  #deed: E | undefined;

  constructor(game: Game<S, E, V>, knowledge: Knowledge<S, V> = {}, manner: Manner = MANNER) {
    this.#game = game;
    this.#knowledge = knowledge;
    this.#manner = manner;
  }

  /** Starts from nothing, for any number of seats. */
  begin(): void {
    const count = this.#manner.isSecretive ? this.#game.seats.max : 1;
    while (this.#trees.length < count) this.#trees.push(new Tree());
    this.#at = new Int32Array(count);
    for (const tree of this.#trees) tree.reset();
  }

  /** The tree in which the seat's own choices are judged. */
  treeOf(seat: Seat): Tree {
    return this.#trees[this.#trees.length === 1 ? 0 : seat]!;
  }

  /**
   * Keeps what is known below these actions, which were taken since the search began or last followed; false, and
   * nothing changed, if nothing is known there. Trees of several seats are not followed.
   */
  follow(actions: readonly Action[]): boolean {
    if (this.#trees.length === 0) return false;
    if (actions.length === 0) return true;
    if (this.#trees.length > 1) return false;
    const tree = this.#trees[0]!;
    let node = ROOT;
    for (const action of actions) {
      node = tree.find(node, action);
      if (node === NONE) return false;
    }
    tree.rebase(node);
    return true;
  }

  /** One iteration from the view. */
  iterate(view: V, rng: FastRng): void {
    this.tryOut(this.imagine(view, rng), NO_CHOICE, rng, rng);
  }

  /** A world that fits the view, in which the next iteration is tried. */
  imagine(view: V, rng: FastRng): S {
    const { imagine } = this.#knowledge;
    this.#world = imagine ? imagine(view, rng, this.#world) : this.#game.imagine(view, rng, this.#world);
    return this.#world;
  }

  /** One iteration in the world that was imagined last: these actions first, as far as they go, then what is best. */
  tryOut(s: S, choice: readonly Action[], chance: Rng, rng: FastRng): void {
    this.#io.rng = chance;
    this.#pathLength = 0;
    for (let tree = 0; tree < this.#trees.length; tree++) {
      this.#at[tree] = ROOT;
      this.#trees[tree]!.visits[ROOT]!++;
    }
    if (this.#take(s, choice)) this.#descend(s, rng);
    this.#playOut(s, this.#io, rng);
    this.#remember(s);
  }

  /** Takes these actions, as far as they go; whether what comes after them has been tried before. */
  #take(s: S, choice: readonly Action[]): boolean {
    let isKnown = true;
    for (const [i, action] of choice.entries()) {
      const seat = this.#game.actor(s);
      if (seat === NOBODY || (i > 0 && this.#game.refuse(s, seat, action))) break;
      const own = this.#ownOf(seat);
      const child = this.#trees[own]!.reach(this.#at[own]!, action);
      isKnown = this.#trees[own]!.visits[child]! > 0;
      this.#act(s, seat, own, child);
    }
    return isKnown;
  }

  #descend(s: S, rng: FastRng): void {
    const legal = this.#legal;
    let isNew = false;
    while (!isNew && this.#pathLength <= PATH_ROOM - this.#trees.length) {
      const seat = this.#game.actor(s);
      if (seat === NOBODY) return;
      legal.clear();
      this.#game.legal(s, legal);
      const own = this.#ownOf(seat);
      const tree = this.#trees[own]!;
      const child = this.#choose(s, tree, this.#at[own]!, rng);
      isNew = tree.visits[child] === 0;
      this.#act(s, seat, own, child);
    }
  }

  #ownOf(seat: Seat): number {
    return this.#trees.length === 1 ? 0 : seat;
  }

  /** Carries out the action of a node. */
  #act(s: S, seat: Seat, own: number, child: number): void {
    const action = this.#trees[own]!.action[child] as Action;
    this.#knowledge.follow?.(s, action);
    this.#deed = undefined;
    if (this.#trees.length > 1) this.#io.log = this.#ear;
    this.#game.apply(s, action, this.#io);
    this.#step(seat, own, child);
  }

  /**
   * Plays on in the world that was imagined last: these actions, as far as they go, then whatever was tried most, as long
   * as it was tried often, and from there on as in an iteration. Nothing is learnt.
   */
  playOn(s: S, choice: readonly Action[], io: Io<E>, rng: FastRng): void {
    const at = Int32Array.from(this.#trees, () => ROOT);
    for (let step = 0; ; step++) {
      const seat = this.#game.actor(s);
      if (seat === NOBODY) return;
      const next = choice[step];
      const isChosen = next !== undefined && (step === 0 || !this.#game.refuse(s, seat, next));
      const own = this.#ownOf(seat);
      const action = isChosen ? next : this.#favourite(s, own, at[own]!);
      if (action === undefined) break;
      let deed: E | undefined;
      const emit = (event: E): void => {
        deed ??= event;
        io.log?.emit(event);
      };
      this.#knowledge.follow?.(s, action);
      this.#game.apply(s, action, { rng: io.rng, log: { emit } });
      for (const [i, tree] of this.#trees.entries()) {
        const noticed = i === own ? action : noticeOf(deed && this.#game.redact(deed, seatOf(i)));
        at[i] = at[i] === NONE ? NONE : tree.find(at[i]!, noticed);
      }
    }
    this.#playOut(s, io, rng);
  }

  /** The legal action that was tried most below a node, if that was often. */
  #favourite(s: S, own: number, node: number): Action | undefined {
    const tree = this.#trees[own]!;
    const legal = this.#legal;
    legal.clear();
    this.#game.legal(s, legal);
    let best = NONE;
    let most = OFTEN - 1;
    for (let child = node === NONE ? NONE : tree.first[node]!; child !== NONE; child = tree.next[child]!) {
      if (tree.visits[child]! <= most || !legal.includes(tree.action[child] as Action)) continue;
      most = tree.visits[child]!;
      best = child;
    }
    return best === NONE ? undefined : (tree.action[best] as Action);
  }

  /** Moves every tree along the action that was made, each as its seat noticed it. */
  #step(seat: Seat, own: number, child: number): void {
    for (let tree = 0; tree < this.#trees.length; tree++) {
      const node = tree === own ? child : this.#trees[tree]!.reach(this.#at[tree]!, this.#notice(seatOf(tree)));
      this.#at[tree] = node;
      this.#pathNode[this.#pathLength] = node;
      this.#pathTree[this.#pathLength] = tree;
      this.#pathSeat[this.#pathLength++] = seat;
    }
  }

  #notice(seat: Seat): Action {
    this.#io.log = undefined;
    return noticeOf(this.#deed && this.#game.redact(this.#deed, seat));
  }

  /** The child to visit: a new one while the node may still open, otherwise the best of the legal ones. */
  #choose(s: S, tree: Tree, node: number, rng: FastRng): number {
    const legal = this.#legal;
    const { curiosity, trust = 0 } = this.#manner;
    const { action: actions, available, handicap, next, visits: tries, worth } = tree;
    let child = tree.first[node]!;
    let open = 0;
    let best = NONE;
    let bestScore = -Infinity;
    for (let i = 0; i < legal.size && child !== NONE; i++) {
      const action = legal.at(i);
      while (child !== NONE && actions[child]! < action) child = next[child]!;
      if (child === NONE || actions[child] !== action) continue;
      open++;
      const visits = tries[child]!;
      const seen = ++available[child]!;
      let doubt = curiosity * Math.sqrt(log(seen) / visits);
      if (trust !== 0) doubt += (trust * handicap[child]! * FADE) / (FADE + visits);
      const score = visits === 0 ? Infinity : worth[child]! / visits + doubt;
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    if (open === legal.size || (open > 0 && open >= this.#room(tree.visits[node]!))) return best;
    return this.#open(s, tree, node, rng);
  }

  #room(visits: number): number {
    const { breadth, opening, most = Infinity } = this.#manner;
    return Math.min(most, breadth * (opening === 0.5 ? Math.sqrt(visits) : visits ** opening));
  }

  /** A new child for the most promising legal action that has none; any of several equals. */
  #open(s: S, tree: Tree, node: number, rng: FastRng): number {
    const legal = this.#legal;
    const promise = this.#knowledge.promise;
    let child = tree.first[node]!;
    let before = NONE;
    let equals = 0;
    let fresh = 0;
    let freshBefore = NONE;
    let highest = -Infinity;
    let highestOfAll = -Infinity;
    for (let i = 0; i < legal.size; i++) {
      const action = legal.at(i);
      while (child !== NONE && tree.action[child]! < action) {
        before = child;
        child = tree.next[child]!;
      }
      const isOpen = child !== NONE && tree.action[child] === action;
      if (isOpen && !this.#manner.trust) continue;
      const hope = promise ? promise(s, action) : 0;
      if (hope > highestOfAll) highestOfAll = hope;
      if (isOpen) continue;
      if (hope < highest) continue;
      equals = hope > highest ? 1 : equals + 1;
      if (equals > 1 && rng.below(equals) !== 0) continue;
      fresh = action;
      freshBefore = before;
      highest = hope;
    }
    const added = tree.add(node, freshBefore, fresh as Action);
    tree.available[added] = 1;
    tree.handicap[added] = highest - highestOfAll;
    return added;
  }

  #playOut(s: S, io: Io<E>, rng: FastRng): void {
    const { pick, playOut, horizon = Infinity } = this.#knowledge;
    if (playOut) return playOut(s, io, rng);
    const legal = this.#legal;
    for (let length = 0; length < horizon; length++) {
      if (this.#game.actor(s) === NOBODY) return;
      legal.clear();
      this.#game.legal(s, legal);
      const action = legal.size === 1 ? legal.at(0) : pick ? pick(s, legal, rng) : legal.at(rng.below(legal.size));
      this.#game.apply(s, action, io);
    }
  }

  /** Adds the result of this iteration to every node on its path, for the seat that chose it. */
  #remember(s: S): void {
    const isOver = this.#game.actor(s) === NOBODY;
    for (let i = 0; i < this.#pathLength; i++) {
      const tree = this.#trees[this.#pathTree[i]!]!;
      const node = this.#pathNode[i]!;
      tree.visits[node]!++;
      tree.worth[node]! += this.worth(s, seatOf(this.#pathSeat[i]!), isOver);
    }
  }

  /** What has come of an iteration for a seat. */
  worth(s: S, seat: Seat, isOver: boolean): number {
    const { result, estimate } = this.#knowledge;
    if (!isOver && estimate) return estimate(s, seat);
    return result ? result(s, seat) : this.#game.payoff(s, seat);
  }
}
