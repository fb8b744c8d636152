import { bookIn, type State, type View } from '../rules/index.ts';
import { Nearby, type Net } from '@hideout/bots';
import { seatOf, type Game, type GameEvent } from '@hideout/kernel';
import { Inputs } from './inputs.ts';

/** What has been learnt about a table, as whoever is to act sees it. */
export class Valuer {
  readonly #game: Game<State, GameEvent, View>;
  readonly #inputs: Inputs;
  /** By viewer: rows of worlds of one view differ little from the first. */
  readonly #nearby: readonly Nearby[];

  constructor(game: Game<State, GameEvent, View>, net: Net) {
    this.#game = game;
    this.#inputs = new Inputs(bookIn(game));
    this.#nearby = [new Nearby(net), new Nearby(net)];
  }

  /** What follows is near this table. */
  begin(s: Readonly<State>): void {
    for (const [seat, nearby] of this.#nearby.entries()) nearby.begin(this.#inputs.write(s, seatOf(seat)));
  }

  /** What an unfinished game is worth to seat 0. */
  worth(s: Readonly<State>): number {
    const viewer = seatOf(this.#game.actor(s));
    const worth = this.#nearby[viewer]!.evaluate(this.#inputs.write(s, viewer))[0]!;
    return viewer === 0 ? worth : 1 - worth;
  }
}
