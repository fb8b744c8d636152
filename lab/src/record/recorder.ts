import type { Budget, Question } from '@hideout/bots';
import {
  ActionList,
  FastRng,
  NOBODY,
  seatOf,
  SPECTATOR,
  verbOf,
  type AnyGame,
  type GameEvent,
  type Seat,
} from '@hideout/kernel';
import { counterOf } from '@hideout/catalogue/house';
import { count, emptyLedger, enter, type Counter, type GameResult, type Ledger } from '@hideout/labkit';
import type { Line } from '../playGames.ts';
import type { Chunk } from '../run/chunk.ts';
import { Race } from './race.ts';
import type { Seating } from './seating.ts';

/** As many iterations as the bot is wont to, however long they take, so that nothing depends on the machine. */
const BUDGET: Budget = { milliseconds: Infinity };

/**
 * Plays the games of one chunk and writes down what came of them. Each game has sequences of chance of its own, one for
 * the rules and one for the bots, so a game is the same whichever games are played with it. In a rotating seating the
 * games of one round of seats share the sequence of the rules: the same deal for everybody.
 */
export class Recorder {
  readonly #line: Line;
  readonly #seating: Seating;
  readonly #ledger: Ledger;
  readonly #counter: Counter;
  readonly #race: Race;
  readonly #legal = new ActionList();
  readonly #chance: FastRng;
  readonly #rng: FastRng;
  readonly #state: object;
  readonly #questions: readonly Question[];
  readonly #events = new Map<string, number>();
  #isCheckpoint = false;

  constructor(line: Line, seating: Seating) {
    const { game, setup, seed, bots } = line;
    this.#line = line;
    this.#seating = seating;
    this.#ledger = emptyLedger(game, setup.seats);
    this.#counter = counterOf(game, setup);
    this.#race = new Race(setup.seats);
    this.#chance = new FastRng(seed);
    this.#rng = new FastRng(seed);
    this.#state = game.setup(setup, this.#chance);
    this.#questions = bots.map((_bot, seat): Question => {
      const view = () => game.view(this.#state, seat as Seat);
      return { legal: this.#legal, view, rng: this.#rng, budget: BUDGET };
    });
  }

  /** The lines of the chunk: its ledger, then a line for each game. */
  record({ from, to }: Chunk): readonly string[] {
    const lines: string[] = [];
    for (let index = from; index < to; index++) lines.push(lineOf(index, this.#play(index)));
    for (const [type, times] of this.#events) count(this.#ledger.events, type, times);
    for (const chart of this.#counter.charts) this.#ledger.charts[chart.plan.id] = chart.cells;
    return [JSON.stringify(this.#ledger), ...lines];
  }

  #play(index: number): GameResult {
    const { game, setup, bots, seed } = this.#line;
    const isRotating = this.#seating === 'rotating';
    const deal = isRotating ? Math.floor(index / setup.seats) : index;
    const seated = bots.map((_, seat) => (isRotating ? (seat + index) % setup.seats : seat));
    const io = { rng: this.#chance, log: this };
    this.#chance.reseed(seed, 2 * deal);
    this.#rng.reseed(seed, 2 * index + 1);
    this.#race.restart();
    this.#counter.start();
    game.setup(setup, this.#chance, this.#state, this);
    let actions = 0;
    for (let seat = game.actor(this.#state); seat !== NOBODY; seat = game.actor(this.#state)) {
      this.#legal.clear();
      game.legal(this.#state, this.#legal);
      const bot = bots[seated[seat]!]!;
      const action = bot.choose(this.#questions[seat]!);
      if (!this.#legal.includes(action)) throw new Error(`${bot.name} chose ${action}: ${game.encode(this.#state)}`);
      this.#ledger.verbs[game.verbs[verbOf(action)]!.id]!++;
      game.apply(this.#state, action, io);
      actions++;
      if (this.#isCheckpoint) this.#look(game, setup.seats);
    }
    return this.#finish(seated, actions);
  }

  /** Hears what comes about. */
  emit(event: GameEvent): void {
    this.#events.set(event.type, (this.#events.get(event.type) ?? 0) + 1);
    if (this.#counter.checkpoints.has(event.type)) this.#isCheckpoint = true;
    this.#counter.see(event);
  }

  /** Notes the scores as a spectator would add them up. */
  #look(game: AnyGame, seats: number): void {
    this.#isCheckpoint = false;
    const scores = Array<number>(seats).fill(0);
    for (const { seat, heading, total } of game.sheets(game.view(this.#state, SPECTATOR))) {
      if (seat !== NOBODY && heading !== this.#counter.ignores) scores[seat]! += total;
    }
    this.#race.note(scores);
  }

  #finish(bots: readonly number[], actions: number): GameResult {
    const { game } = this.#line;
    const outcome = game.outcome(this.#state)!;
    const payoffs = outcome.scores.map((_, seat) => game.payoff(this.#state, seatOf(seat)));
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
