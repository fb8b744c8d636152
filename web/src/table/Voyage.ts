import { isStill } from '../store/settings.ts';
import type { Beat } from './Stage.ts';
import { journeysFrom, placesIn, type Places } from './travel.ts';

/** The pieces have arrived by then. */
const REST_MS = 400;

/**
 * The travel of the things on one surface. Where they are is noted while nothing happens: to ask for it when a move is
 * made would keep the move waiting.
 */
export class Voyage {
  #surface: HTMLElement | undefined;
  /** Where the things are at rest. */
  #resting: Places | undefined;
  /** Where they were before the change that is under way. */
  #origins: Places | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes care of this surface, until the returned function is called. */
  open(surface: HTMLElement): () => void {
    this.#surface = surface;
    const observer = new ResizeObserver(this.#rest);
    observer.observe(surface);
    surface.addEventListener('scroll', this.#rest, { capture: true, passive: true });
    return () => {
      clearTimeout(this.#timer);
      observer.disconnect();
      surface.removeEventListener('scroll', this.#rest, { capture: true });
      this.#surface = this.#resting = this.#origins = undefined;
    };
  }

  /** To be called while everything is still where it was. */
  readonly depart = (): void => {
    if (isStill() || !this.#surface) return;
    this.#origins ??= this.#resting ?? placesIn(this.#surface);
  };

  /** To be called when a beat has been drawn. When it settles, the piece that was moved is on its way, and goes on. */
  arrive({ isSettled }: Beat): void {
    if (this.#origins && this.#surface) journeysFrom(this.#origins, this.#surface, isSettled)();
    this.#origins = undefined;
    this.#rest();
  }

  /** The things are elsewhere, or on their way: in a while they will have come to rest. */
  readonly #rest = (): void => {
    clearTimeout(this.#timer);
    this.#resting = undefined;
    if (isStill()) return;
    this.#timer = setTimeout(() => {
      if (this.#surface) this.#resting = placesIn(this.#surface);
    }, REST_MS);
  };
}
