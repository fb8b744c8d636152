import { WHOLE } from './ledger.ts';
import { Chart, type ChartPlan } from './chart.ts';

/** The columns of a chart of cards. */
export const CARD_COLUMNS = ['uses', 'seats', 'payoffs', 'places'] as const;
/** How often it was used. */
export const USES = 0;
/** In how many games of a seat it was used. */
export const SEATS = 1;
/** Sum over its uses of what the game was worth to the seat that used it, in twelfths. */
export const PAYOFFS = 2;
/** Sum of the places of its first use among the seat's cards of a round, from 1. */
export const PLACES = 3;

/** Counts who used which card and when, and how their games went. */
export class CardCount {
  readonly chart: Chart;
  readonly #cards: number;
  /** By seat and card: the place of its first use in this game, or 0. */
  readonly #first: Int16Array;
  /** By seat and card: how often it was used in this game. */
  readonly #uses: Int16Array;
  /** By seat: cards used in this round. */
  readonly #used: Int16Array;

  constructor({ seats, ...plan }: Omit<ChartPlan, 'kind' | 'columns'> & { readonly seats: number }) {
    this.chart = new Chart({ ...plan, kind: 'cards', columns: CARD_COLUMNS });
    this.#cards = plan.rows.length;
    this.#first = new Int16Array(seats * this.#cards);
    this.#uses = new Int16Array(seats * this.#cards);
    this.#used = new Int16Array(seats);
  }

  start(): void {
    this.#first.fill(0);
    this.#uses.fill(0);
    this.#used.fill(0);
  }

  /** From here on places count from 1 again. */
  startRound(): void {
    this.#used.fill(0);
  }

  use(seat: number, card: number): void {
    const at = seat * this.#cards + card;
    const place = ++this.#used[seat]!;
    if (this.#first[at] === 0) this.#first[at] = place;
    this.#uses[at]!++;
    this.chart.add(card, USES);
  }

  finish(payoffs: readonly number[]): void {
    for (let at = 0; at < this.#first.length; at++) {
      const place = this.#first[at]!;
      if (place === 0) continue;
      const card = at % this.#cards;
      this.chart.add(card, SEATS);
      const payoff = Math.round(WHOLE * payoffs[Math.floor(at / this.#cards)]!);
      this.chart.add(card, PAYOFFS, payoff * this.#uses[at]!);
      this.chart.add(card, PLACES, place);
    }
  }
}
