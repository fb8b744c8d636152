import type { SeenEntry, TableState } from '@hideout/protocol';
import {
  FastRng,
  NOBODY,
  seatOf,
  SPECTATOR,
  type Action,
  type AnyGame,
  type GameRecord,
  type GameView,
  type Outcome,
  type Refusal,
  type Seat,
  type Viewer,
} from '@hideout/kernel';
import type { Wire } from '../server/Wire.ts';
import { Broadcast } from './broadcast.ts';
import type { Line, Scene, SceneStep, Session } from './session.ts';

/** A game at the server. It knows what its seat may know, and asks the rules only about that. */
export class RemoteSession implements Session {
  readonly game: AnyGame;
  readonly #wire: Wire;
  readonly #news = new Broadcast();
  readonly #past = new Map<number, Scene>();
  readonly #forced = new Set<number>();
  #scene: Scene;
  #leave: () => void;

  /** The game of the table must have begun. */
  constructor(game: AnyGame, wire: Wire) {
    this.game = game;
    this.#wire = wire;
    this.#scene = this.#look();
    this.#leave = wire.subscribe(() => this.#take());
  }

  get scene(): Scene {
    return this.#scene;
  }

  get line(): Line {
    return this.#wire.state().line;
  }

  get names(): readonly string[] {
    return this.#table.seats.map((seat, index) => seat.name || `${index + 1}`);
  }

  get bots(): readonly boolean[] {
    return this.#table.seats.map((seat) => seat.player === 'bot');
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#news.subscribe(listener);

  async play(action: Action, { forced }: { readonly forced: boolean }): Promise<Refusal | undefined> {
    if (forced) this.#forced.add(this.#scene.number + 1);
    const problem = await this.#wire.do({ type: 'act', action, turn: this.#table.turn });
    return problem && { clause: problem.clause ?? '', reason: problem.reason ?? problem.message };
  }

  undo(): void {
    if (this.#scene.noUndo === undefined) void this.#wire.do({ type: 'undo', turn: this.#table.turn });
  }

  /** The same in every world that the seat cannot tell apart, so any imagined one will do. */
  refuse(action: Action): Refusal | undefined {
    const { viewer, view } = this.#scene;
    if (viewer === SPECTATOR) return { clause: '', reason: 'watching' };
    return this.game.refuse(this.game.imagine(view, new FastRng(1)), viewer, action);
  }

  at(number: number): Scene | undefined {
    return this.#past.get(number);
  }

  liftCurtain(): void {
    // Every seat has a screen of its own.
  }

  record(): GameRecord | undefined {
    return undefined;
  }

  close(): void {
    this.#leave();
  }

  get #table(): TableState {
    return this.#wire.state().table!;
  }

  #take(): void {
    const next = this.#look();
    const isSame =
      next.number === this.#scene.number &&
      next.legal.join() === this.#scene.legal.join() &&
      next.outcome === this.#scene.outcome;
    if (!isSame) this.#scene = next;
    this.#news.send();
  }

  #look(): Scene {
    const { seat, play } = this.#table;
    const { view, legal, moves, undo, stop } = play!;
    const viewer: Viewer = seat === undefined ? SPECTATOR : seatOf(seat);
    const steps = stepsOf(this.#wire.state().entries, moves, this.#forced);
    const scene: Scene = {
      number: moves,
      viewer,
      view: view as unknown as GameView,
      steps,
      legal: legal as Action[],
      noUndo: undo ? undefined : whyNoUndo(viewer, steps, view.actor === NOBODY),
      outcome: outcomeOf(this.#table, this.game.cooperative, this.#scene?.outcome),
      curtain: undefined,
      ...(stop && { stoppedBy: seatOf(stop.seat) }),
    };
    this.#past.set(moves, scene);
    return scene;
  }
}

/** The actions that still hold, in order: what was taken back is gone. */
function stepsOf(entries: readonly SeenEntry[], moves: number, forced: ReadonlySet<number>): SceneStep[] {
  const steps: SceneStep[] = [];
  let asked = 0;
  for (const entry of entries) {
    if (entry.type === 'acted') {
      const number = steps.length + 1;
      steps.push({ number, seat: seatOf(entry.seat), events: entry.events, forced: forced.has(number) });
    }
    if (entry.type === 'undone') steps.pop();
    if (entry.type === 'asked') asked = entry.moves;
    if (entry.type === 'answered' && entry.done) steps.length = Math.min(steps.length, asked);
  }
  return steps.slice(0, moves);
}

function whyNoUndo(viewer: Viewer, steps: readonly SceneStep[], isOver: boolean): Scene['noUndo'] {
  if (viewer === SPECTATOR) return 'watching';
  if (isOver) return 'game over';
  const last = steps.at(-1);
  if (!last) return 'nothing to undo';
  return last.seat === (viewer as Seat) ? 'something was learnt' : 'somebody else acted';
}

/** The outcome by the rules, or by somebody who ended the game; the object stays the same while it says the same. */
function outcomeOf({ play, seats }: TableState, isTeam: boolean, before: Outcome | undefined): Outcome | undefined {
  if (before) return before;
  if (play!.outcome) return { ...play!.outcome, winners: play!.outcome.winners.map(seatOf) };
  const stop = play!.stop;
  if (!stop) return undefined;
  const others = seats.map((_, seat) => seatOf(seat)).filter((seat) => seat !== stop.seat);
  return { ending: '', winners: isTeam ? [] : others, scores: seats.map(() => 0) };
}
