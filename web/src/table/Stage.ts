import type { Moment } from '@hideout/boardkit';
import { Store, type Watched } from '@hideout/boardkit/store';
import type { GameView } from '@hideout/kernel';
import type { Scene } from '../session/session.ts';

/** A moment of any game. */
export type AnyMoment = Moment<GameView>;

/** What the page shows at one moment; all of it is drawn from one beat. */
export interface Beat {
  readonly scene: Scene;
  /** The last scene of the present that was shown: the scene itself, unless the past is looked at. */
  readonly present: Scene;
  /** The last beat that had settled; undefined where nothing led to this one: at the beginning, and for another viewer. */
  readonly before: Beat | undefined;
  /** Whether the board has been on the screen with the move. Until then all that follows a move is shown as it was before. */
  readonly isSettled: boolean;
  /** What the table stops for, before the scene that it belongs to: nothing can be decided meanwhile. */
  readonly moment: AnyMoment | undefined;
}

/** The beat that all but the board and the status line is drawn from: the last that has settled. */
export const settledOf = (beat: Beat): Beat => (beat.isSettled ? beat : (beat.before ?? beat));

/** Whether the past is looked at. */
export const isPast = ({ scene, present }: Beat): boolean => scene !== present;

/** One picture that is still to be shown: a moment on the way to a scene, or the scene itself. */
export interface Picture {
  readonly scene: Scene;
  /** The present that it belongs to; the scene itself, unless the past is shown again. */
  readonly present: Scene;
  readonly moment?: AnyMoment;
  /** All the moments of the same action. */
  readonly moments?: readonly AnyMoment[];
  /** Whose doing it shows, where that is not whoever acted last in the scene. */
  readonly seat?: number;
}

/** Whose doing the picture shows. */
const actorOf = ({ scene, seat }: Picture): number => seat ?? scene.steps.at(-1)?.seat ?? -1;

/** Whether the picture is part of the routine of a turn. */
const isRoutine = ({ moment }: Picture): boolean => moment === undefined || moment.weight === 'glance';

/** How time goes by for a stage. */
export interface Clock {
  /** The pictures that lead from one scene of a viewer to the next one, which comes last; seen from a present when told again. */
  readonly stage: (before: Scene, scene: Scene, present?: Scene) => readonly Picture[];
  /** Milliseconds that a picture stands before the next one may come, when so much of the turn's routine has been told. */
  readonly stayOf: (picture: Picture, spent: number) => number;
  /** Calls back when the last change is on the screen; returns how to give that up. */
  readonly whenPainted: (task: () => void) => () => void;
}

/**
 * Shows one beat after another. A new scene is shown with the pieces that were moved; when that has been painted the
 * beat settles, and when it has stood its time the next one comes. What the table stops for comes before the scene that
 * it belongs to, as beats of their own. Nothing else on the page knows about time.
 */
export class Stage {
  readonly #clock: Clock;
  readonly #beat: Store<Beat>;
  /** What is still to be shown. */
  #queue: Picture[] = [];
  /** Whose routine is being told, and how long that has taken. */
  #run = { seat: -1, spent: 0 };
  /** Whether the beat has stood its time. */
  #isOver = true;
  #endStay = (): void => {};
  #endPainting = (): void => {};

  constructor(scene: Scene, clock: Clock) {
    this.#clock = clock;
    this.#beat = new Store<Beat>({ scene, present: scene, before: undefined, isSettled: true, moment: undefined });
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
    this.#queue.push(...this.#clock.stage(last, scene));
    if (this.#isOver) this.#showNext();
  }

  /** Shows a scene at once as the present; what was still to be shown no longer holds. */
  show(scene: Scene): void {
    this.#queue = [];
    this.#show({ scene, present: scene });
  }

  /** Shows a scene of the past. Who looks back has seen enough of what was still to be shown. */
  lookBack(scene: Scene): void {
    const present = this.#last();
    this.#queue = [];
    this.#show({ scene, present });
  }

  /** Tells scenes of the past once more, the first as it lies there; then the present is shown again. */
  tellAgain([first, ...rest]: readonly Scene[]): void {
    if (!first) return;
    const present = this.#last();
    const scenes = [...rest.filter((scene) => scene.number < present.number), present];
    this.#run = { seat: -1, spent: 0 };
    this.#queue = scenes.flatMap((scene, index) => {
      const before = scenes[index - 1] ?? first;
      return this.#clock.stage(before, scene, present);
    });
    this.#show({ scene: first, present });
  }

  /** Shows the present at once. */
  readonly skip = (): void => this.show(this.#last());

  /** The moment has been seen: the next picture is shown. */
  readonly next = (): void => {
    if (this.#beat.get().moment) this.hurry();
  };

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
    return this.#queue.at(-1)?.scene ?? this.#beat.get().present;
  }

  #showNext(): void {
    let next = this.#queue.shift();
    while (next && this.#isTold(next)) next = this.#queue.shift();
    if (next) this.#show(next);
  }

  /** Whether so much of a turn's routine has been told that the picture can be left out for the one after it. */
  #isTold(picture: Picture): boolean {
    const { seat, spent } = this.#run;
    const follower = this.#queue[0];
    const isMore = (each: Picture | undefined) => each !== undefined && isRoutine(each) && actorOf(each) === seat;
    // The scene itself follows every moment of it.
    const canGo = isMore(picture) && (picture.moment !== undefined || isMore(follower));
    return spent > 0 && canGo && this.#clock.stayOf(picture, spent) === 0;
  }

  #show(picture: Picture): void {
    const { scene, present, moment } = picture;
    const shown = this.#beat.get();
    if (scene === shown.scene && present === shown.present) return;
    this.close();
    const settled = settledOf(shown);
    // What another viewer saw led to nothing that this one may see.
    const before = settled.scene.viewer === scene.viewer ? { ...settled, before: undefined } : undefined;
    this.#beat.set({ scene, present, before, isSettled: before === undefined, moment });
    this.#pass(this.#stayOf(picture));
  }

  #stayOf(picture: Picture): number {
    if (!isRoutine(picture)) return this.#clock.stayOf(picture, 0);
    const seat = actorOf(picture);
    if (seat !== this.#run.seat) this.#run = { seat, spent: 0 };
    const stay = this.#clock.stayOf(picture, this.#run.spent);
    this.#run.spent += stay;
    return stay;
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
