import { counterOf } from '@hideout/catalogue/house';
import { NOBODY, SPECTATOR, verbOf, type Action, type AnyGame, type GameEvent } from '@hideout/kernel';
import { count, emptyLedger, enter, type Counter, type GameResult, type Ledger } from '@hideout/labkit';
import type { Chunk } from '../run/chunk.ts';
import type { Lines } from '../run/task.ts';
import { Series, type Lineup, type Witness } from '../series.ts';
import { Race } from './race.ts';

/** Where the bots sit: in the order named, or one seat further each game, with every deal played in every seating. */
export const SEATINGS = ['fixed', 'rotating'] as const;
export type Seating = (typeof SEATINGS)[number];

/**
 * Plays the games of one chunk and writes down their results. In a rotating seating the games of one round of seats
 * share the chance of the rules: the same deal for everybody.
 */
export class Recorder implements Witness {
  readonly #lineup: Lineup;
  readonly #seating: Seating;
  readonly #ledger: Ledger;
  readonly #counter: Counter;
  readonly #race: Race;
  readonly #series: Series;
  readonly #events = new Map<string, number>();
  #isCheckpoint = false;

  constructor(lineup: Lineup, seating: Seating) {
    const { game, setup } = lineup;
    this.#lineup = lineup;
    this.#seating = seating;
    this.#ledger = emptyLedger(game, setup.seats);
    this.#counter = counterOf(game, setup);
    this.#race = new Race(setup.seats);
    this.#series = new Series(lineup, { witness: this });
  }

  /** The lines of the chunk: its ledger, then a line for each game. */
  record({ from, to }: Chunk): Lines {
    const lines: string[] = [];
    for (let index = from; index < to; index++) lines.push(lineOf(index, this.#play(index)));
    for (const [type, times] of this.#events) count(this.#ledger.events, type, times);
    for (const chart of this.#counter.charts) this.#ledger.charts[chart.plan.id] = chart.cells;
    return [JSON.stringify(this.#ledger), ...lines];
  }

  #play(index: number): GameResult {
    const { setup, bots } = this.#lineup;
    const isRotating = this.#seating === 'rotating';
    const deal = isRotating ? Math.floor(index / setup.seats) : index;
    const seated = bots.map((_, seat) => (isRotating ? (seat + index) % setup.seats : seat));
    this.#race.restart();
    this.#counter.start();
    return this.#finish(seated, this.#series.play({ deal, turn: index, seated }));
  }

  /** Hears what happens. */
  emit(event: GameEvent): void {
    this.#events.set(event.type, (this.#events.get(event.type) ?? 0) + 1);
    if (this.#counter.checkpoints.has(event.type)) this.#isCheckpoint = true;
    this.#counter.see(event);
  }

  acted(action: Action): void {
    const { game, setup } = this.#lineup;
    this.#ledger.verbs[game.verbs[verbOf(action)]!.id]!++;
    if (this.#isCheckpoint) this.#look(game, setup.seats);
  }

  /** Notes the scores as a spectator would add them up. */
  #look(game: AnyGame, seats: number): void {
    this.#isCheckpoint = false;
    const scores = Array<number>(seats).fill(0);
    for (const { seat, heading, total } of game.sheets(game.view(this.#series.state, SPECTATOR))) {
      if (seat !== NOBODY && heading !== this.#counter.ignores) scores[seat]! += total;
    }
    this.#race.note(scores);
  }

  #finish(bots: readonly number[], actions: number): GameResult {
    const { game } = this.#lineup;
    const outcome = game.outcome(this.#series.state)!;
    const payoffs = this.#series.payoffs();
    const [best = 0, next = best] = outcome.scores.toSorted((a, b) => b - a);
    const isWatched = this.#counter.checkpoints.size > 0 && !game.cooperative;
    if (isWatched) this.#race.note(outcome.scores);
    const winner = outcome.winners[0];
    const race = { changes: this.#race.changes, deficit: winner === undefined ? 0 : this.#race.deficitOf(winner) };
    const result = { outcome, payoffs, bots, actions, margin: best - next, ...(isWatched && { race }) };
    this.#counter.finish(result);
    enter(this.#ledger, game, result);
    return result;
  }
}

/** One game as a line. */
const lineOf = (game: number, { outcome, bots, actions, margin, race }: GameResult): string =>
  JSON.stringify({ game, bots, ...outcome, actions, margin, ...race });
