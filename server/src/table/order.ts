import { isDeepStrictEqual } from 'node:util';
import type { Action, GameEvent, Seat } from '@hideout/kernel';
import type { NewOrder, OrderLine, WhyDisarmed } from '@hideout/protocol';
import type { Applied, Table } from './table.ts';

/** How an order stands: what it does next if it is its seat's turn, or how it has come to its end. */
export type OrderStanding = { readonly moves: readonly number[] } & (
  | { readonly state: 'armed'; readonly next: number | undefined }
  | { readonly state: 'done' }
  | { readonly state: 'disarmed'; readonly why: WhyDisarmed }
);
type End = 'done' | WhyDisarmed;

/** How an order of this seat stands, worked out from what has happened since it was given. Changes nothing. */
export function standingOf(table: Table, seat: Seat, { turn, lines }: NewOrder): OrderStanding {
  const reading = new Reading(table, seat, lines);
  let end: End | undefined;
  for (const each of table.entries(turn)) {
    end ??= reading.take(each);
    if (end) break;
  }
  const { moves } = reading;
  end ??= reading.look();
  if (end === undefined) return { state: 'armed', moves, next: table.actor === seat ? reading.next : undefined };
  return end === 'done' ? { state: 'done', moves } : { state: 'disarmed', moves, why: end };
}

/** A line that may still be carried out, and what it still waits for. */
interface OpenLine {
  readonly actions: readonly number[];
  readonly when: readonly GameEvent[];
  waiting: readonly GameEvent[];
}

/** Goes through what has happened since an order was given, as its owner saw it. */
class Reading {
  readonly #table: Table;
  readonly #seat: Seat;
  #open: readonly OpenLine[];
  /** The numbers of the actions that were done as the order says. */
  readonly moves: number[] = [];

  constructor(table: Table, seat: Seat, lines: readonly OrderLine[]) {
    this.#table = table;
    this.#seat = seat;
    this.#open = lines.map(({ when, actions }) => ({ actions, when, waiting: when }));
  }

  /** What the order does next: by the first line that saw all that it waited for, else by one that waited for nothing. */
  get next(): number | undefined {
    return this.#line?.actions[this.moves.length];
  }

  /** How the order has ended by this, if it has. */
  take({ entry, events, moves, tookBack }: Applied): End | undefined {
    if (tookBack) return 'back';
    if (entry.type === 'relieved' && entry.seat === this.#seat) return 'relieved';
    if (entry.type !== 'acted') return undefined;
    if (entry.seat === this.#seat) {
      const line = this.#line;
      if (!line || line.actions[this.moves.length] !== entry.action) return 'acted';
      this.moves.push(moves);
      // What it has begun it goes on with, and waits for nothing more.
      this.#open = [{ actions: line.actions, when: [], waiting: [] }];
      if (this.moves.length === line.actions.length) return 'done';
    }
    for (const event of events) this.#see(event);
    return this.#open.length === 0 ? 'learnt' : undefined;
  }

  /** How the order ends as things stand now, if it does. */
  look(): End | undefined {
    const { phase, actor, match } = this.#table;
    if (phase !== 'playing') return 'over';
    if (actor !== this.#seat) return undefined;
    if (this.next === undefined) return 'unforeseen';
    return match!.refuse(this.#seat, this.next as Action) ? 'refused' : undefined;
  }

  get #line(): OpenLine | undefined {
    const ready = this.#open.filter(({ waiting }) => waiting.length === 0);
    return ready.find(({ when }) => when.length > 0) ?? ready[0];
  }

  /** A line that does not foresee what its owner learns holds no more. */
  #see(event: GameEvent): void {
    const { game } = this.#table;
    const redacted = game.redact(event, this.#seat);
    const isNews = game.tells(event, this.#seat);
    const seen: unknown = redacted && JSON.parse(JSON.stringify(redacted));
    this.#open = this.#open.filter((line) => {
      const at = line.waiting.findIndex((each) => isDeepStrictEqual(each, seen));
      if (at >= 0) line.waiting = line.waiting.toSpliced(at, 1);
      return at >= 0 || !isNews;
    });
  }
}
