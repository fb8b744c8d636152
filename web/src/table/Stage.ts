import { Broadcast } from '../session/broadcast.ts';
import type { Scene, Session } from '../session/session.ts';

/** What the stage shows at one moment. */
export interface Showing {
  readonly scene: Scene;
  /** Whether nothing is left to be shown, so that the viewer may act. */
  readonly isNow: boolean;
}

/** Shows the scenes of a session one after another, each for a while; they can be skipped. */
export class Stage {
  readonly #session: Session;
  /** How many milliseconds a scene stays before the next one. */
  readonly #hold: (scene: Scene) => number;
  readonly #news = new Broadcast();
  /** Called before another scene is shown, while the old one still stands. */
  beforeChange: () => void = () => {};
  #queue: Scene[] = [];
  #last: Scene;
  #showing: Showing;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leave: () => void;

  constructor(session: Session, hold: (scene: Scene) => number) {
    this.#session = session;
    this.#hold = hold;
    this.#last = session.scene;
    this.#showing = { scene: session.scene, isNow: true };
    this.#leave = session.subscribe(() => this.#take());
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#news.subscribe(listener);
  readonly showing = (): Showing => this.#showing;

  /** Shows the present at once. */
  readonly skip = (): void => {
    if (this.#queue.length === 0) return;
    this.#queue = [];
    this.#show(this.#last);
  };

  /** Hears no more of the session. */
  close(): void {
    this.#leave();
    clearTimeout(this.#timer);
  }

  #take(): void {
    const { scene } = this.#session;
    if (scene === this.#last) return this.#news.send();
    const goesBack = scene.number <= this.#last.number;
    this.#last = scene;
    if (goesBack) {
      // Undo, or another viewer: what was still to be shown no longer holds.
      this.#queue = [];
      this.#show(scene);
      return;
    }
    this.#queue.push(scene);
    if (this.#timer === undefined) this.#showNext();
    else this.#set({ ...this.#showing, isNow: false });
  }

  #showNext(): void {
    const next = this.#queue.shift();
    if (next) this.#show(next);
  }

  #show(scene: Scene): void {
    clearTimeout(this.#timer);
    this.beforeChange();
    this.#set({ scene, isNow: this.#queue.length === 0 });
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#showNext();
    }, this.#hold(scene));
  }

  #set(showing: Showing): void {
    this.#showing = showing;
    this.#news.send();
  }
}
