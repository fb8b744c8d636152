import { given, replay, type AnyGame, type GameRecord, type Refusal, type Viewer } from '@hideout/kernel';
import { Store } from '@hideout/boardkit/store';
import { sceneOf } from './sceneOf.ts';
import type { Contact, Scene, Session } from './session.ts';

/** A recorded game, looked at after this many actions from one viewpoint. Nothing can be done in it. */
export class ReplaySession implements Session {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  readonly contact: Contact = 'here';
  readonly #record: GameRecord;
  readonly #viewer: Viewer;
  readonly #scene: Store<Scene>;

  constructor(game: AnyGame, record: GameRecord, { step, viewer }: { readonly step: number; readonly viewer: Viewer }) {
    this.game = game;
    this.names = record.names;
    this.bots = record.names.map(() => false);
    this.#record = record;
    this.#viewer = viewer;
    this.#scene = new Store(this.at(step));
  }

  get scene(): Scene {
    return this.#scene.get();
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#scene.subscribe(listener);

  play(): Promise<Refusal> {
    return Promise.resolve(this.refuse());
  }

  undo(): void {
    // The past stays as it was.
  }

  refuse(): Refusal {
    return { clause: '', reason: 'watching' };
  }

  at(number: number): Scene {
    const match = given(replay(this.game, this.#record, number));
    const scene = sceneOf(match, this.#viewer, new Set());
    return { ...scene, legal: [], noUndo: 'watching' };
  }

  /** Shows the game after this many actions. */
  goTo(step: number): void {
    this.#scene.set(this.at(step));
  }

  close(): void {
    // Nothing is behind it.
  }
}
