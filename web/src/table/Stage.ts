import { Broadcast } from '../session/broadcast.ts';
import type { Line, Scene, Session } from '../session/session.ts';

/** What the stage shows at one moment. */
export interface Showing {
  readonly scene: Scene;
  /** Whether nothing is left to be shown, so that the viewer may act. */
  readonly isNow: boolean;
  /** How the session stands with whatever is behind it. */
  readonly line: Line;
}

/** Calls back when a scene has stood long enough for the next one; returns how to give that up. */
export type Hold = (scene: Scene, then: () => void) => () => void;

/** Shows the scenes of a session one after another, each for a while; they can be skipped. */
export class Stage {
  readonly #session: Session;
  readonly #hold: Hold;
  readonly #news = new Broadcast();
  readonly #changes = new Broadcast();
  #queue: Scene[] = [];
  #last: Scene;
  #showing: Showing;
  /** How to end the hold of the scene that is shown; undefined when it has stood long enough. */
  #endHold: (() => void) | undefined;
  #leave: () => void;

  constructor(session: Session, hold: Hold) {
    this.#session = session;
    this.#hold = hold;
    this.#last = session.scene;
    this.#showing = { scene: session.scene, isNow: true, line: session.line };
    this.#leave = session.subscribe(() => this.#take());
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#news.subscribe(listener);
  readonly showing = (): Showing => this.#showing;
  /** Calls back before another scene is shown, while the old one still stands; returns how to give that up. */
  readonly beforeChange = (listener: () => void): (() => void) => this.#changes.subscribe(listener);

  /** Shows the present at once. */
  readonly skip = (): void => {
    if (this.#queue.length === 0) return;
    this.#queue = [];
    this.#show(this.#last);
  };

  /** The viewer has acted, so has seen enough: what comes of it is shown without waiting. */
  readonly hurry = (): void => {
    this.#release();
    this.#showNext();
  };

  /** Hears no more of the session. */
  close(): void {
    this.#leave();
    this.#release();
  }

  #take(): void {
    const { scene, line } = this.#session;
    if (line !== this.#showing.line) this.#set({ ...this.#showing, line });
    if (scene === this.#last) return;
    const goesBack = scene.number <= this.#last.number;
    this.#last = scene;
    if (goesBack) {
      // Undo, or another viewer: what was still to be shown no longer holds.
      this.#queue = [];
      this.#show(scene);
      return;
    }
    this.#queue.push(scene);
    if (this.#endHold === undefined) this.#showNext();
    else this.#set({ ...this.#showing, isNow: false });
  }

  #showNext(): void {
    const next = this.#queue.shift();
    if (next) this.#show(next);
  }

  #show(scene: Scene): void {
    this.#release();
    this.#changes.send();
    this.#set({ scene, isNow: this.#queue.length === 0, line: this.#session.line });
    this.#endHold = this.#hold(scene, () => {
      this.#endHold = undefined;
      this.#showNext();
    });
  }

  #release(): void {
    this.#endHold?.();
    this.#endHold = undefined;
  }

  #set(showing: Showing): void {
    this.#showing = showing;
    this.#news.send();
  }
}
