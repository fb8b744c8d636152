import type { Bot } from '@hideout/bots';
import { seatOf, type Action, type AnyGame, type GameEvent, type Log, type Seat } from '@hideout/kernel';

/**
 * What the bots of a table are told of what was done since they were last asked: everything, as long as they have seen
 * it. A bot on two seats is told nothing, since it would carry over what it thought from one hand to the other.
 */
export class Trails implements Log<GameEvent> {
  readonly #game: AnyGame;
  readonly #witness: Log<GameEvent> | undefined;
  readonly #follows: readonly boolean[];
  /** By seat. */
  readonly #since: (Action[] | undefined)[];
  #deed: GameEvent | undefined;

  constructor(game: AnyGame, bots: readonly Bot[], witness: Log<GameEvent> | undefined) {
    this.#game = game;
    this.#witness = witness;
    this.#follows = bots.map((bot) => bot.follows === true && bots.filter((each) => each === bot).length === 1);
    this.#since = bots.map(() => undefined);
  }

  /** Who hears what an action brings about: only the witness where no bot follows. */
  get log(): Log<GameEvent> | undefined {
    return this.#follows.includes(true) ? this : this.#witness;
  }

  emit(event: GameEvent): void {
    this.#deed ??= event;
    this.#witness?.emit(event);
  }

  since(seat: Seat): readonly Action[] | undefined {
    return this.#since[seat];
  }

  /** The seat was asked; after this its trail begins again. */
  asked(seat: Seat): void {
    this.#deed = undefined;
    if (this.#follows[seat]) this.#since[seat] = [];
  }

  /** The action was carried out. */
  acted(actor: Seat, action: Action): void {
    for (const [seat, trail] of this.#since.entries()) {
      const deed = this.#deed;
      if (seat === actor || (deed && this.#game.redact(deed, seatOf(seat)) === deed)) trail?.push(action);
      else this.#since[seat] = undefined;
    }
  }
}
