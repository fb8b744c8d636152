import {
  commit,
  fromHex,
  Match,
  NOBODY,
  seatOf,
  seedOf,
  setUp,
  toHex,
  type AnyGame,
  type AnyMatch,
  type Deal,
  type GameEvent,
  type Outcome,
  type Seat,
  type Setup,
  type Stop,
} from '@hideout/kernel';
import type { Phase } from '@hideout/protocol';
import type { TableIndex } from '../store/store.ts';
import { Clock } from './clock.ts';
import type { Entry, Founding, Numbered } from './entry.ts';
import { emptySeat, type SeatState } from './seat.ts';

/** How long a bot's turn may wait before any node looks after it. */
const BOT_GRACE_MS = 2000;

/** A take-back that waits for the answers of these seats. */
export interface Asked {
  readonly seat: Seat;
  readonly moves: number;
  readonly waiting: readonly Seat[];
}

/** An entry together with its effect on the game. */
export interface Applied extends Numbered {
  readonly events: readonly GameEvent[];
  /** How many actions stand after it. */
  readonly moves: number;
  /** Whether it took the game back. */
  readonly tookBack: boolean;
}

/** What the server itself must do next at a table. */
export type Owed =
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: string; readonly turn: number }
  | { readonly type: 'clock'; readonly seat: Seat; readonly at: number };

/** A table as its entries make it. It holds the truth of the game, so it never leaves the server. */
export class Table {
  readonly founding: Founding;
  readonly game: AnyGame;
  readonly setup: Setup;
  /** What the server published before anybody sat down. */
  readonly commitment: string;
  readonly seats: readonly SeatState[];
  readonly log: Applied[] = [];
  number = 0;
  /** The number of the last entry that changed the position. */
  turn = 0;
  /** When the position last changed. */
  turnAt = 0;
  phase: Phase = 'open';
  match: AnyMatch | undefined;
  /** The numbers of the actions that a client took because nothing else was possible. */
  readonly forced = new Set<number>();
  stop: Stop | undefined;
  asked: Asked | undefined;
  next: string | undefined;
  clock: Clock | undefined;
  chats = 0;
  readonly #keys = new Map<string, number>();

  constructor(founding: Founding, game: AnyGame, entries: readonly Numbered[] = []) {
    const setup = setUp(game, founding.plans.length, founding.options);
    if (!setup.ok) throw new Error(setup.problem);
    this.founding = founding;
    this.game = game;
    this.setup = setup.value;
    this.commitment = toHex(commit(fromHex(founding.secret)!));
    this.seats = founding.plans.map((plan, index) => emptySeat(plan, founding, index));
    for (const each of entries) this.apply(each);
  }

  get outcome(): Outcome | undefined {
    return this.match?.outcome;
  }

  /** The seat that must act, while the game is going on. */
  get actor(): Seat | undefined {
    const actor = this.phase === 'playing' ? this.match!.actor : NOBODY;
    return actor === NOBODY ? undefined : (actor as Seat);
  }

  /** Where the chance of the game comes from; complete once everybody sits. */
  get deal(): Deal {
    const nonces = this.seats.map((seat) => seat.nonce ?? '');
    return { commitment: this.commitment, secret: this.founding.secret, nonces };
  }

  seatOf(guest: string | undefined): Seat | undefined {
    const index = guest === undefined ? -1 : this.seats.findIndex((seat) => seat.guest === guest);
    return index < 0 ? undefined : seatOf(index);
  }

  /** Who makes the decisions of a seat now. */
  player(seat: Seat): 'nobody' | 'person' | 'bot' {
    const { plan, guest, relief } = this.seats[seat]!;
    if (plan.kind === 'bot' || relief) return 'bot';
    return guest === undefined ? 'nobody' : 'person';
  }

  /** The level of the bot that plays the seat. */
  level(seat: Seat): string | undefined {
    const { plan, relief } = this.seats[seat]!;
    return plan.kind === 'bot' ? plan.level : relief?.level;
  }

  /** The number under which this guest's command has been carried out already. */
  numberOf(guest: string, key: string): number | undefined {
    return this.#keys.get(`${guest} ${key}`);
  }

  /** What the server must do next here. */
  get owed(): Owed | undefined {
    const seat = this.actor;
    if (seat === undefined) return undefined;
    const level = this.level(seat);
    if (level !== undefined) return { type: 'bot', seat, level, turn: this.turn };
    const at = this.clock?.endsAt;
    return at === undefined ? undefined : { type: 'clock', seat, at };
  }

  /** How the store finds this table. */
  get index(): TableIndex {
    const { owed } = this;
    const isWaiting = this.seats.some(({ plan, guest }) => plan.kind === 'open' && guest === undefined);
    return {
      phase: this.phase,
      listed: this.phase === 'open' && isWaiting,
      wakeAt: owed && (owed.type === 'bot' ? this.turnAt + BOT_GRACE_MS : owed.at),
    };
  }

  /** Adds the next entry, which was checked before it was stored. */
  apply(numbered: Numbered): void {
    if (numbered.number !== this.number + 1) throw new Error(`entry ${numbered.number} after ${this.number}`);
    this.number = numbered.number;
    if (numbered.key !== '') this.#keys.set(`${numbered.by} ${numbered.key}`, numbered.number);
    const before = this.match?.length ?? 0;
    const events = this.#carryOut(numbered.entry);
    const moves = this.match?.length ?? 0;
    const tookBack = moves < before;
    this.log.push({ ...numbered, events, moves, tookBack });
    if (tookBack || CHANGES_POSITION.has(numbered.entry.type)) this.#passTurn(numbered);
    if (numbered.entry.type === 'relieved' || numbered.entry.type === 'returned') this.#runClock(numbered.at);
  }

  #carryOut(entry: Entry): readonly GameEvent[] {
    switch (entry.type) {
      case 'acted':
        this.#note(this.match!.length + 1, entry);
        return this.#play(entry.seat, entry.action);
      case 'undone':
        this.match!.undo(entry.seat, this.forced);
        return [];
      case 'asked':
        this.#ask(entry.seat, entry.moves);
        return [];
      case 'answered':
        this.#answer(entry.seat, entry.yes);
        return [];
      case 'started':
        this.#start();
        return [];
      case 'stopped':
        this.stop = { seat: entry.seat, why: entry.why };
        return [];
      case 'closed':
        this.phase = 'closed';
        return [];
      case 'rematch':
        this.next = entry.table;
        return [];
      case 'said':
      case 'greeted':
        this.chats++;
        return [];
      default:
        this.#change(entry);
        return [];
    }
  }

  /** The entries about who plays a seat. */
  #change(entry: Extract<Entry, { type: 'sat' | 'stood' | 'planned' | 'relieved' | 'returned' }>): void {
    const seat = this.seats[entry.seat]!;
    if (entry.type === 'sat') Object.assign(seat, { guest: entry.guest, name: entry.name, nonce: entry.nonce });
    if (entry.type === 'stood') Object.assign(seat, emptySeat(seat.plan, this.founding, entry.seat));
    if (entry.type === 'planned') Object.assign(seat, emptySeat(entry.plan, this.founding, entry.seat));
    if (entry.type === 'relieved') seat.relief = { level: entry.level, why: entry.why };
    if (entry.type === 'returned') seat.relief = undefined;
  }

  #start(): void {
    this.phase = 'playing';
    this.match = this.#newMatch();
    if (this.founding.clock) this.clock = new Clock(this.founding.clock, this.seats.length);
  }

  #newMatch(): AnyMatch {
    const { game, rulesVersion } = this.founding;
    return new Match(this.game, this.setup, seedOf({ game, rulesVersion, setup: this.setup, deal: this.deal }));
  }

  #note(move: number, { forced }: Extract<Entry, { type: 'acted' }>): void {
    if (forced) this.forced.add(move);
    else this.forced.delete(move);
  }

  #play(seat: Seat, action: Extract<Entry, { type: 'acted' }>['action']): readonly GameEvent[] {
    const played = this.match!.play(seat, action);
    if (!played.ok) throw new Error(`table ${this.founding.id} holds an action that its rules refuse`);
    return played.value;
  }

  #ask(seat: Seat, moves: number): void {
    const waiting = this.seats.flatMap((_, index) => {
      const other = seatOf(index);
      return other !== seat && this.player(other) === 'person' ? [other] : [];
    });
    if (waiting.length === 0) this.#goBack(moves);
    else this.asked = { seat, moves, waiting };
  }

  #answer(seat: Seat, yes: boolean): void {
    const asked = this.asked!;
    const waiting = asked.waiting.filter((each) => each !== seat);
    this.asked = yes && waiting.length > 0 ? { ...asked, waiting } : undefined;
    if (yes && waiting.length === 0) this.#goBack(asked.moves);
  }

  /** Plays the first actions again, with the same chance. */
  #goBack(moves: number): void {
    const kept = this.match!.moves.slice(0, moves);
    this.match = this.#newMatch();
    for (const { seat, action } of kept) this.#play(seat, action);
  }

  #passTurn({ number, at }: Numbered): void {
    this.turn = number;
    this.turnAt = at;
    this.asked = undefined;
    if (this.stop || this.match?.outcome) this.phase = 'over';
    this.#runClock(at);
  }

  #runClock(at: number): void {
    const seat = this.actor;
    this.clock?.turn(at, seat !== undefined && this.player(seat) === 'person' ? seat : undefined);
  }
}

const CHANGES_POSITION = new Set<Entry['type']>(['started', 'acted', 'stopped']);
