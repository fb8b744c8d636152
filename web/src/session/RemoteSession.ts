import type { TableState } from '@hideout/protocol';
import {
  FastRng,
  seatOf,
  SPECTATOR,
  type Action,
  type AnyGame,
  type GameEvent,
  type GameView,
  type Outcome,
  type Refusal,
  type Viewer,
} from '@hideout/kernel';
import { Store } from '@hideout/boardkit/store';
import type { Wire, WireState } from '../server/Wire.ts';
import type { Contact, Scene, SceneStep, Session } from './session.ts';

/** A game at the server. It knows what its seat may know, and asks the rules only about that. */
export class RemoteSession implements Session {
  readonly game: AnyGame;
  readonly #wire: Wire;
  /** What the wire knew when the scene was last looked at; whoever listens hears of it afterwards. */
  readonly #known: Store<WireState>;
  readonly #past = new Map<number, Scene>();
  /** What was done, by number; some of it may have been taken back. */
  readonly #steps: SceneStep[] = [];
  #opening: readonly GameEvent[] = [];
  /** How many entries of the table have been looked at. */
  #heard = 0;
  /** The turn that the scene shows. */
  #turn = -1;
  #scene!: Scene;
  readonly #leave: () => void;

  /** The game of the table must have begun. */
  constructor(game: AnyGame, wire: Wire) {
    this.game = game;
    this.#wire = wire;
    this.#take();
    this.#known = new Store(wire.get());
    this.#leave = wire.subscribe(() => {
      this.#take();
      this.#known.set(wire.get());
    });
  }

  get scene(): Scene {
    return this.#scene;
  }

  get contact(): Contact {
    return this.#wire.get().contact;
  }

  get names(): readonly string[] {
    return this.#table.seats.map((seat, index) => seat.name || `${index + 1}`);
  }

  get bots(): readonly boolean[] {
    return this.#table.seats.map((seat) => seat.player === 'bot');
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#known.subscribe(listener);

  async play(action: Action, { forced }: { readonly forced: boolean }): Promise<Refusal | undefined> {
    const problem = await this.#wire.do({ type: 'act', action, turn: this.#table.turn, forced });
    return problem && { clause: problem.clause ?? '', reason: problem.reason ?? problem.message };
  }

  undo(): void {
    if (this.#scene.noUndo === undefined) void this.#wire.do({ type: 'undo', turn: this.#table.turn });
  }

  /** Where a take-back should lead: before the last action that was a choice, for all that the viewer knows. */
  get beforeChoice(): number {
    return Math.max(
      0,
      this.#scene.steps.findLastIndex((step) => !step.forced),
    );
  }

  /** The same in every world that the seat cannot tell apart, so any imagined one will do. */
  refuse(action: Action): Refusal | undefined {
    const { viewer, view } = this.#scene;
    if (viewer === SPECTATOR) return { clause: '', reason: 'watching' };
    return this.game.refuse(this.game.imagine(view, new FastRng(1)), viewer, action);
  }

  at(number: number): Scene | undefined {
    const past = number > this.#scene.number ? undefined : this.#past.get(number);
    // What was taken back is no past of this game any more.
    return past?.steps.at(-1) === this.#steps[number - 1] ? past : undefined;
  }

  close(): void {
    this.#leave();
  }

  get #table(): TableState {
    return this.#wire.get().table!;
  }

  /** Shows the table as it stands; the scene stays the same object while nothing in it has changed. */
  #take(): void {
    const { turn, play } = this.#table;
    const { legal, noUndo } = play!;
    this.#hear();
    if (turn === this.#turn && legal.join() === this.#scene.legal.join() && noUndo === this.#scene.noUndo) return;
    this.#turn = turn;
    this.#scene = this.#look();
    this.#past.set(this.#scene.number, this.#scene);
  }

  /** An action that comes after a take-back has the number of one that was taken back, and stands in its place. */
  #hear(): void {
    const { entries } = this.#wire.get();
    for (const entry of entries.slice(this.#heard)) {
      if (entry.type === 'started') this.#opening = entry.events;
      if (entry.type !== 'acted') continue;
      const { move: number, seat, events, forced = false } = entry;
      this.#steps[number - 1] = { number, seat: seatOf(seat), events, forced };
    }
    this.#heard = entries.length;
  }

  #look(): Scene {
    const { seat, play } = this.#table;
    const { view, legal, moves, noUndo, stop } = play!;
    const viewer: Viewer = seat === undefined ? SPECTATOR : seatOf(seat);
    return {
      number: moves,
      viewer,
      view: view as unknown as GameView,
      opening: this.#opening,
      steps: this.#steps.slice(0, moves),
      legal: legal as Action[],
      noUndo,
      outcome: outcomeOf(this.#table, this.game.cooperative),
      curtain: undefined,
      ...(stop && { stop: { seat: seatOf(stop.seat), why: stop.why } }),
    };
  }
}

/** The outcome by the rules, or by somebody who ended the game; nobody wins a game that was left. */
function outcomeOf({ play, seats }: TableState, isTeam: boolean): Outcome | undefined {
  if (play!.outcome) return { ...play!.outcome, winners: play!.outcome.winners.map(seatOf) };
  const stop = play!.stop;
  if (!stop) return undefined;
  const others = seats.map((_, seat) => seatOf(seat)).filter((seat) => seat !== stop.seat);
  return { ending: '', winners: isTeam || stop.why === 'idle' ? [] : others, scores: seats.map(() => 0) };
}
