import { ActionList, isInSpace, type Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { FairRng } from './fair.ts';
import type { Game, GameView } from './game.ts';
import type { Outcome } from './outcome.ts';
import type { Move } from './record.ts';
import type { Refusal } from './refusal.ts';
import { ok, problem, type Result } from './result.ts';
import { NOBODY, seatOf, type Seat, type Viewer } from './seat.ts';
import type { Setup } from './setup.ts';

/** Why a seat cannot take back its last action. */
export const UNDO_PROBLEMS = ['nothing to undo', 'somebody else acted', 'something was learnt', 'game over'] as const;
export type UndoProblem = (typeof UNDO_PROBLEMS)[number];

/** A refusal for an action that the game does not even have. */
export const UNKNOWN_ACTION: Refusal = { clause: '', reason: 'unknown action' };

const NONE: ReadonlySet<number> = new Set();

/** How many actions lie between two marks. */
const STRIDE = 16;
/** How many numbers a snapshot has for each action. */
const STEP_NUMBERS = 3;

/** State and chance after the first `length` actions. */
interface Mark<S> {
  readonly length: number;
  readonly state: S;
  readonly drawn: readonly number[];
}

/** One action of a match and what followed from it. */
interface Step<E> extends Move {
  /** Undefined where the match goes on from a snapshot that was taken after it. */
  readonly events: readonly E[] | undefined;
  /** Whether any seat learnt a fact from it. */
  readonly told: boolean;
}

/** A match without its events, as plain data that survives JSON: enough to go on from. It holds the truth. */
export interface MatchSnapshot {
  /** Seat, action, and 1 where some seat learnt a fact, for one action after another. */
  readonly steps: readonly number[];
  /** The marks, with the lines of their states; the last one is how things stand. */
  readonly marks: readonly Mark<string>[];
}

/**
 * A game being played. It holds the truth, so it stays inside the rules boundary; only views, redacted events,
 * refusals and the actor's legal actions leave it.
 */
export class Match<S extends object, E extends GameEvent, V extends GameView> {
  readonly game: Game<S, E, V>;
  readonly setup: Setup;
  readonly #seed: Uint8Array;
  #rng: FairRng;
  #state: S;
  #steps: Step<E>[] = [];
  /** Ascending, and ever fewer towards the start, so that going back costs about as much as was played since. */
  #marks: Mark<S>[] = [];
  readonly #opening: E[] = [];

  constructor(game: Game<S, E, V>, setup: Setup, seed: Uint8Array) {
    this.game = game;
    this.setup = setup;
    this.#seed = seed;
    this.#rng = new FairRng(seed);
    this.#state = game.setup(setup, this.#rng, undefined, { emit: (event) => void this.#opening.push(event) });
  }

  /** The match that the snapshot was taken of, by the same rules; throws where it does not fit. */
  static resume<S extends object, E extends GameEvent, V extends GameView>(
    game: Game<S, E, V>,
    setup: Setup,
    seed: Uint8Array,
    { steps, marks }: MatchSnapshot,
  ): Match<S, E, V> {
    const match = new Match(game, setup, seed);
    const now = marks.at(-1);
    if (now?.length !== steps.length / STEP_NUMBERS) throw new RangeError('not the snapshot of a match');
    match.#rng = new FairRng(seed, now.drawn);
    match.#state = game.decode(now.state);
    for (let at = 0; at < steps.length; at += STEP_NUMBERS)
      match.#steps.push({
        seat: seatOf(steps[at]!),
        action: steps[at + 1] as Action,
        events: undefined,
        told: steps[at + 2] === 1,
      });
    match.#marks = marks
      .filter(({ length }) => length > 0 && length % STRIDE === 0)
      .map((mark) => ({ ...mark, state: game.decode(mark.state) }));
    return match;
  }

  /** What is needed to go on from here later; views of the past are played again when they are asked for. */
  snapshot(): MatchSnapshot {
    const marks = [...this.#marks.filter(({ length }) => length < this.length), this.#mark()];
    return {
      steps: this.#steps.flatMap(({ seat, action, told }) => [seat, action, Number(told)]),
      marks: marks.map((mark) => ({ ...mark, state: this.game.encode(mark.state) })),
    };
  }

  get actor(): Seat | typeof NOBODY {
    return this.game.actor(this.#state);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#state);
  }

  /** By how much a team has won or lost, where the game says so; undefined before the end. */
  get margin(): number | undefined {
    return this.outcome && this.game.margin?.(this.#state);
  }

  get moves(): readonly Move[] {
    return this.#steps.map(({ seat, action }) => ({ seat, action }));
  }

  /** How many actions have been taken. */
  get length(): number {
    return this.#steps.length;
  }

  /** The actor's legal actions, in a list that the caller has for them or a new one. */
  legal(list = new ActionList()): ActionList {
    list.clear();
    this.game.legal(this.#state, list);
    return list;
  }

  refuse(seat: Seat, action: Action): Refusal | undefined {
    if (!isInSpace(this.game.verbs, action)) return UNKNOWN_ACTION;
    return this.game.refuse(this.#state, seat, action);
  }

  /** Carries out the action, or says why not and changes nothing. */
  play(seat: Seat, action: Action): Result<readonly E[], Refusal> {
    const refusal = this.refuse(seat, action);
    if (refusal) return problem(refusal);
    return ok(this.#carryOut({ seat, action }));
  }

  view(viewer: Viewer): V {
    return this.game.view(this.#state, viewer);
  }

  /** What the viewer saw happen before the first decision. */
  opening(viewer: Viewer): E[] {
    return this.#seenBy(viewer, this.#opening);
  }

  /** What the viewer saw happen, action by action, from action number `from` on. */
  history(viewer: Viewer, from = 0): E[][] {
    if (this.#steps.some(({ events }) => events === undefined)) this.#relive();
    return this.#steps.slice(from).map((step) => this.#seenBy(viewer, step.events!));
  }

  /**
   * All actions so far, where the seat has seen every one of them: what a bot may be told that keeps what it thought.
   * Undefined where one was hidden from it, and where the match goes on from a snapshot.
   */
  past(seat: Seat): readonly Action[] | undefined {
    const isSeen = this.#steps.every((step) => step.seat === seat || this.#isOpen(step, seat));
    return isSeen ? this.#steps.map(({ action }) => action) : undefined;
  }

  /** Why this seat cannot undo now; undefined when it can. `forced` holds the numbers of actions that were no choice. */
  whyNoUndo(seat: Seat, forced: ReadonlySet<number> = NONE): UndoProblem | undefined {
    const [choice, ...since] = this.#steps.slice(this.#lastChoice(seat, forced));
    if (!choice) return 'nothing to undo';
    if (this.actor === NOBODY) return 'game over';
    if (choice.seat !== seat) return 'somebody else acted';
    return choice.told || since.some((step) => step.told) ? 'something was learnt' : undefined;
  }

  /**
   * Takes back the seat's last choice and what was forced on it since, exactly: state and chance are as they were
   * before. Answers with that choice.
   */
  undo(seat: Seat, forced: ReadonlySet<number> = NONE): Result<Move, UndoProblem> {
    const why = this.whyNoUndo(seat, forced);
    if (why) return problem(why);
    const at = this.#lastChoice(seat, forced);
    const { action } = this.#steps[at]!;
    this.rewind(at);
    return ok({ seat, action });
  }

  /** Takes back everything after the first `length` actions, exactly: state and chance are as they were then. */
  rewind(length: number): void {
    this.#marks = this.#marks.filter((each) => each.length <= length);
    const mark = this.#marks.at(-1);
    this.#rng = new FairRng(this.#seed, mark?.drawn);
    this.#state = mark ? this.game.clone(mark.state) : this.game.setup(this.setup, this.#rng);
    const since = this.#steps.splice(mark?.length ?? 0).slice(0, length - this.length);
    for (const step of since) {
      this.game.apply(this.#state, step.action, { rng: this.#rng, log: undefined });
      this.#keep(step);
    }
  }

  /** One line for the true state, for tests and bug reports. */
  encode(): string {
    return this.game.encode(this.#state);
  }

  /** The place of the last step that was not forced on this seat; the end when there is none. */
  #lastChoice(seat: Seat, forced: ReadonlySet<number>): number {
    const at = this.#steps.findLastIndex((step, index) => step.seat !== seat || !forced.has(index + 1));
    return at < 0 ? this.length : at;
  }

  #carryOut({ seat, action }: Move): readonly E[] {
    const events: E[] = [];
    this.game.apply(this.#state, action, { rng: this.#rng, log: { emit: (event) => void events.push(event) } });
    this.#keep({ seat, action, events, told: events.some((event) => this.#isNews(event)) });
    return events;
  }

  #keep(step: Step<E>): void {
    this.#steps.push(step);
    const count = this.length / STRIDE;
    if (!Number.isInteger(count)) return;
    // A mark whose count is a multiple of a high power of two stays for longer.
    const isNear = ({ length }: Mark<S>): boolean => {
      const at = length / STRIDE;
      return count - at < 4 * (at & -at);
    };
    this.#marks = [...this.#marks.filter(isNear), this.#mark()];
  }

  /** How things stand. */
  #mark(): Mark<S> {
    return { length: this.length, state: this.game.clone(this.#state), drawn: this.#rng.drawn };
  }

  /** Plays everything again, to hear what happened before a snapshot. */
  #relive(): void {
    const rng = new FairRng(this.#seed);
    const state = this.game.setup(this.setup, rng);
    this.#steps = this.#steps.map((step) => {
      const events: E[] = [];
      this.game.apply(state, step.action, { rng, log: { emit: (event) => void events.push(event) } });
      return { ...step, events };
    });
  }

  #seenBy(viewer: Viewer, events: readonly E[]): E[] {
    return events.flatMap((event) => this.game.redact(event, viewer) ?? []);
  }

  /** Whether the seat saw what was done, which the first event says. */
  #isOpen({ events }: Step<E>, seat: Seat): boolean {
    const deed = events?.[0];
    return deed !== undefined && this.game.redact(deed, seat) === deed;
  }

  #isNews(event: E): boolean {
    for (let seat = 0; seat < this.setup.seats; seat++) if (this.game.tells(event, seatOf(seat))) return true;
    return false;
  }
}

/** A match of any game. */
export type AnyMatch = Match<object, GameEvent, GameView>;
