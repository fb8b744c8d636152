import { Store, type Watched } from '@hideout/boardkit/store';
import type { Scene } from '../session/session.ts';

/** What the page shows at one moment; all of it is drawn from one beat. */
export interface Beat {
  readonly scene: Scene;
  /** The last scene of the present that was shown: the scene itself, unless the past is looked at. */
  readonly present: Scene;
  /** The last beat that had settled; undefined where nothing led to this one: at the beginning, and for another viewer. */
  readonly before: Beat | undefined;
  /** Whether the board has been on the screen with the move. Until then all that follows a move is shown as it was before. */
  readonly isSettled: boolean;
}

/** The beat that all but the board and the status line is drawn from: the last that has settled. */
export const settledOf = (beat: Beat): Beat => (beat.isSettled ? beat : (beat.before ?? beat));

/** Whether the past is looked at. */
export const isPast = ({ scene, present }: Beat): boolean => scene !== present;

/** How time goes by for a stage. */
export interface Clock {
  /** Milliseconds that a scene stands before the next one may come. */
  readonly stayOf: (scene: Scene) => number;
  /** Calls back when the last change is on the screen; returns how to give that up. */
  readonly whenPainted: (task: () => void) => () => void;
}

/**
 * Shows one beat after another. A new scene is shown with the pieces that were moved; when that has been painted the
 * beat settles, and when it has stood its time the next one comes. Nothing else on the page knows about time.
 */
export class Stage {
  readonly #clock: Clock;
  readonly #beat: Store<Beat>;
  /** The scenes that are still to be shown. */
  #queue: Scene[] = [];
  /** Whether the beat has stood its time. */
  #isOver = true;
  #endStay = (): void => {};
  #endPainting = (): void => {};

  constructor(scene: Scene, clock: Clock) {
    this.#clock = clock;
    this.#beat = new Store<Beat>({ scene, present: scene, before: undefined, isSettled: true });
  }

  /** What is shown. Whoever listens hears of another beat while the one before it still stands on the page. */
  get beat(): Watched<Beat> {
    return this.#beat;
  }

  /** Takes up the newest scene: it is shown in its turn. Undo, and another viewer, are shown at once. */
  take(scene: Scene): void {
    const last = this.#last();
    if (scene === last) return;
    if (scene.number <= last.number) return this.show(scene);
    this.#queue.push(scene);
    if (this.#isOver) this.#showNext();
  }

  /** Shows a scene at once as the present; what was still to be shown no longer holds. */
  show(scene: Scene): void {
    this.#queue = [];
    this.#show(scene, scene);
  }

  /** Shows a scene of the past. Who looks back has seen enough of what was still to be shown. */
  lookBack(scene: Scene): void {
    const present = this.#last();
    this.#queue = [];
    this.#show(scene, present);
  }

  /** Shows the present at once. */
  readonly skip = (): void => this.show(this.#last());

  /** The viewer has acted, so has seen enough: what comes of it is shown without waiting. */
  hurry(): void {
    this.#endStay();
    this.#isOver = true;
    this.#showNext();
  }

  /** The beat settles now, whether it has been painted or not. */
  settle(): void {
    this.#endPainting();
    const beat = this.#beat.get();
    if (!beat.isSettled) this.#beat.set({ ...beat, isSettled: true });
  }

  /** Does something as soon as the beat has settled, and returns how to give it up. */
  whenSettled(task: () => void): () => void {
    if (this.#beat.get().isSettled) {
      task();
      return () => {};
    }
    const leave = this.#beat.subscribe(() => {
      if (!this.#beat.get().isSettled) return;
      leave();
      task();
    });
    return leave;
  }

  /** Lets no more time go by. */
  close(): void {
    this.#endStay();
    this.#endPainting();
  }

  #last(): Scene {
    return this.#queue.at(-1) ?? this.#beat.get().present;
  }

  #showNext(): void {
    const next = this.#queue.shift();
    if (next) this.#show(next, next);
  }

  #show(scene: Scene, present: Scene): void {
    if (scene === this.#beat.get().scene) return;
    this.close();
    const shown = settledOf(this.#beat.get());
    // What another viewer saw led to nothing that this one may see.
    const before = shown.scene.viewer === scene.viewer ? { ...shown, before: undefined } : undefined;
    this.#beat.set({ scene, present, before, isSettled: before === undefined });
    this.#pass(this.#clock.stayOf(scene));
  }

  /** However fast the bots answer, a scene stands until it has been painted: the next one would only delay it. */
  #pass(stay: number): void {
    const end = () => {
      this.#isOver = true;
      this.#showNext();
    };
    this.#isOver = false;
    const timer = stay > 0 ? setTimeout(end, stay) : undefined;
    this.#endStay = () => clearTimeout(timer);
    this.#endPainting = this.#clock.whenPainted(() => {
      const { scene } = this.#beat.get();
      if (stay === 0) end();
      if (scene === this.#beat.get().scene) this.settle();
    });
  }
}
