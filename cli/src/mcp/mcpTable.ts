import { randomInt } from 'node:crypto';
import { botOf } from '@hideout/catalogue/house';
import type { Bot } from '@hideout/bots';
import {
  FastRng,
  Match,
  NOBODY,
  seatOf,
  seedOf,
  type AnyGame,
  type AnyMatch,
  type Seat,
  type Setup,
} from '@hideout/kernel';
import { demand } from '../badInput.ts';
import { makeDeal, makeSecret } from '../deal.ts';
import { Sight } from './sight.ts';

/** What an agent asks for when it sits down. */
export interface Seating {
  readonly setup: Setup;
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: number | undefined;
}

/** A game of one agent against bots of the house. The truth stays in the match; the agent is told what its seat sees. */
export class McpTable {
  readonly game: AnyGame;
  readonly sight: Sight;
  readonly #match: AnyMatch;
  readonly #bot: Bot;
  readonly #names: readonly string[];
  readonly #chance: FastRng;
  /** How many actions the agent has been told of. */
  #told = 0;

  constructor(game: AnyGame, { setup, seat, bot, seed }: Seating) {
    this.game = game;
    this.#bot = demand(botOf(bot, game));
    this.#chance = new FastRng(seed ?? randomInt(2 ** 48 - 1));
    const deal = makeDeal(makeSecret(seed), setup.seats, '', seed);
    this.#match = new Match(game, setup, seedOf({ game: game.id, rulesVersion: game.rulesVersion, setup, deal }));
    this.#names = Array.from({ length: setup.seats }, (_, i) => (i === seat ? 'You' : `Seat ${i + 1} (${bot})`));
    this.sight = new Sight(this.#match, seat, this.#names);
    this.#letBotsPlay();
  }

  /** What has happened since the agent last heard, the board, who must do what, and at the end how it went. */
  news(): string {
    const to = { viewer: this.sight.seat, names: this.#names };
    const words = this.game.words.en;
    const opening = this.#told === 0 ? this.#match.opening(to.viewer) : [];
    const events = [...opening, ...this.#match.history(to.viewer, this.#told).flat()];
    this.#told = this.#match.length;
    const said = events.map((event) => `· ${words.say(event, to)}`);
    return [...said, ...(said.length > 0 ? [''] : []), this.sight.board(), ...this.#ending()].join('\n');
  }

  /** Plays the choice with this number, and then the bots until the agent must act again; or says why not. */
  play(choice: number): string | undefined {
    const legal = this.sight.legal();
    const action = legal[choice - 1];
    if (this.#match.outcome) return 'The game is over.';
    if (action === undefined) return `There are choices from 1 to ${legal.length}.`;
    const played = this.#match.play(this.sight.seat, action);
    if (!played.ok) return this.game.words.en.refusal(played.problem.reason);
    this.#letBotsPlay();
    return undefined;
  }

  get isOver(): boolean {
    return this.#match.outcome !== undefined;
  }

  #letBotsPlay(): void {
    while (this.#match.actor !== NOBODY && !this.sight.isNext) {
      const seat = seatOf(this.#match.actor);
      const question = { legal: this.#match.legal(), view: () => this.#match.view(seat), rng: this.#chance };
      this.#match.play(seat, this.#bot.choose({ ...question, budget: { milliseconds: Infinity } }));
    }
  }

  #ending(): string[] {
    const { outcome } = this.#match;
    if (!outcome) return [];
    const winners = outcome.winners.map((seat) => this.#names[seat]!).join(', ') || 'nobody';
    return [
      '',
      `The game is over: ${this.game.words.en.ending(outcome.ending)} Won by: ${winners}.`,
      this.sight.scores(),
    ];
  }
}
