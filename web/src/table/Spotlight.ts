import { Broadcast } from '../session/broadcast.ts';

/** The thing whose detail is shown. It stands beside the state of the table, so that pointing draws nothing but the detail. */
export class Spotlight {
  readonly #news = new Broadcast();
  #thing: string | undefined;

  readonly subscribe = (listener: () => void): (() => void) => this.#news.subscribe(listener);
  readonly thing = (): string | undefined => this.#thing;

  /** Shows the detail of a thing, or of none. */
  readonly show = (thing: string | undefined): void => {
    if (thing === this.#thing) return;
    this.#thing = thing;
    this.#news.send();
  };
}
