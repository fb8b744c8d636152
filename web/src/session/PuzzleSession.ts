import type { Choice, Puzzle } from '@hideout/bots';
import { Store } from '@hideout/boardkit/store';
import {
  ActionList,
  FastRng,
  NOBODY,
  seatOf,
  type Action,
  type AnyGame,
  type GameView,
  type Refusal,
} from '@hideout/kernel';
import type { Contact, Scene, Session } from './session.ts';

/** What a puzzle waits for on the board. */
export interface Asked {
  readonly names: readonly string[];
  /** The beginnings of these choices may be made action by action; anything else is the choice as soon as it is made. */
  readonly ways: readonly Choice[];
}

/**
 * A puzzle on the board: one decision of a seat, in a world that it could be in. It is over as soon as a choice was made;
 * nothing comes of it.
 */
export class PuzzleSession implements Session {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  readonly contact: Contact = 'here';
  /** What was chosen. */
  readonly choice = new Store<Choice | undefined>(undefined);
  readonly #ways: readonly Choice[];
  readonly #world: object;
  readonly #rng = new FastRng(0);
  readonly #begun: Action[] = [];
  readonly #scene: Store<Scene>;

  constructor(game: AnyGame, { view }: Pick<Puzzle, 'view'>, { names, ways }: Asked) {
    this.game = game;
    this.names = names;
    this.bots = names.map(() => false);
    this.#ways = ways;
    this.#world = game.imagine(view, this.#rng);
    this.#scene = new Store(this.#sceneOf(view, ways.length > 0));
  }

  get scene(): Scene {
    return this.#scene.get();
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#scene.subscribe(listener);

  play(action: Action): Promise<Refusal | undefined> {
    const refusal = this.refuse(action);
    if (refusal) return Promise.resolve(refusal);
    this.#begun.push(action);
    const goesOn = this.#ways.some(
      (way) => way.length > this.#begun.length && this.#begun.every((each, i) => way[i] === each),
    );
    if (!goesOn) return this.follow([]);
    this.game.apply(this.#world, action, { rng: this.#rng, log: undefined });
    const { viewer } = this.scene;
    this.#scene.set(this.#sceneOf(this.game.view(this.#world, viewer), true));
    return Promise.resolve(undefined);
  }

  follow(actions: readonly Action[]): Promise<undefined> {
    this.choice.set([...this.#begun, ...actions]);
    this.#scene.set({ ...this.scene, legal: [] });
    return Promise.resolve(undefined);
  }

  undo(): void {
    // The first try counts.
  }

  refuse(action: Action): Refusal | undefined {
    const { legal, view } = this.scene;
    if (this.choice.get() !== undefined || view.actor === NOBODY) return { clause: '', reason: 'watching' };
    return legal.includes(action) ? undefined : this.game.refuse(this.#world, seatOf(view.actor), action);
  }

  at(): undefined {
    return undefined;
  }

  close(): void {
    // Nothing is behind it.
  }

  #sceneOf(view: GameView, isOpen: boolean): Scene {
    const legal = new ActionList();
    if (isOpen && view.actor === view.viewer) this.game.legal(this.#world, legal);
    return {
      number: this.#begun.length,
      viewer: view.viewer,
      view,
      opening: [],
      steps: [],
      legal: legal.toArray(),
      noUndo: 'watching',
      outcome: undefined,
      curtain: undefined,
    };
  }
}
