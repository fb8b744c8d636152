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
  type Seat,
  type Setup,
  type Stop,
  type UndoProblem,
} from '@hideout/kernel';
import type { Phase } from '@hideout/protocol';
import type { TableIndex } from '../store/store.ts';
import { Clock } from './clock.ts';
import type { Entry, Founding, Numbered, Reservation } from './entry.ts';
import { Keys } from './keys.ts';
import { Ledger } from './ledger.ts';
import { emptySeat, type SeatState } from './seat.ts';

/** How long a bot's turn may wait before any node looks after it. */
const BOT_GRACE_MS = 2000;

const DAY_MS = 86_400_000;
/** For tables that were opened before it was said with each. */
const IDLE_DAYS = 30;
/** How long whoever was brought to a table has to sit down. */
const COMING_MS = 60_000;
/** How many days before the end of an idle game whoever must act is reminded. */
const REMIND_DAYS = 7;

/** A take-back that waits for the answers of these seats. */
export interface Asked {
  readonly seat: Seat;
  readonly moves: number;
  readonly waiting: readonly Seat[];
}

/** A person whom a table waits for, since when, and by which entry it came to them. */
export interface Awaited {
  readonly seat: Seat;
  readonly from: number;
  readonly at: number;
}

/** A rematch that this seat offers: who has not answered yet, and who does not want one. */
export interface Offer {
  readonly seat: Seat;
  readonly waiting: readonly Seat[];
  readonly declined: readonly Seat[];
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
  | { readonly type: 'clock'; readonly seat: Seat; readonly at: number }
  /** The end of a game in which nobody moves. */
  | { readonly type: 'idle'; readonly seat: Seat; readonly at: number }
  /** The start, or the end, of a table whose people were brought together. */
  | { readonly type: 'start' | 'close'; readonly at: number };

type Of<Type extends Entry['type']> = Extract<Entry, { type: Type }>;
type Effect = Exclude<Entry, { type: 'acted' }>;

/** A table as its entries make it. It holds the truth of the game, so it never leaves the server. */
export class Table {
  readonly founding: Founding;
  readonly game: AnyGame;
  readonly setup: Setup;
  /** What the server published before anybody sat down. */
  readonly commitment: string;
  readonly seats: readonly SeatState[];
  /** The entries after number `base`. */
  readonly log: Applied[] = [];
  /** Up to which number the entries are not at hand, because the table goes on from a snapshot; 0 for a whole table. */
  readonly base: number = 0;
  number = 0;
  /** When the last entry was made. */
  at = 0;
  /** The number of the last entry that changed the position. */
  turn = 0;
  /** The number of the last entry that was more than an action in the middle of the game. */
  arranged = 0;
  /** When the position last changed. */
  turnAt = 0;
  /** Since when the table has been waiting for whoever must act: since the turn, or since that person came back. */
  awaitedSince = 0;
  /** Whom the table waits for and since which entry: one turn of one person, however many parts it has. */
  awaited: Awaited | undefined;
  /** How many actions are beyond recall: everything up to the last one that a bot made for somebody who was relieved. */
  settled = 0;
  phase: Phase = 'open';
  match: AnyMatch | undefined;
  /** The numbers of the actions that a client took because nothing else was possible. */
  readonly forced = new Set<number>();
  stop: Stop | undefined;
  asked: Asked | undefined;
  offer: Offer | undefined;
  next: string | undefined;
  clock: Clock | undefined;
  /** How many actions have been taken back in all. */
  takenBack = 0;
  /** Whether more has been taken back than undo may. */
  isTakenBack = false;
  readonly ledger = new Ledger();
  readonly keys = new Keys();

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

  /** What the chance of the game is drawn from, once everybody sits. */
  get seed(): Uint8Array {
    const { game, rulesVersion } = this.founding;
    return seedOf({ game, rulesVersion, setup: this.setup, deal: this.deal });
  }

  /** The entries after number `from` up to number `to`, which must be at hand. */
  entries(from: number, to = this.number): readonly Applied[] {
    if (from < this.base) throw new RangeError(`entries after ${from} are not at hand, only those after ${this.base}`);
    return this.log.slice(from - this.base, to - this.base);
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

  /** The seats of all people at the table but this one, those among them for whom a bot plays included. */
  peopleBut(seat: Seat): readonly Seat[] {
    return this.seats.flatMap(({ guest }, index) => (guest === undefined || index === seat ? [] : [seatOf(index)]));
  }

  /** Whether a bot plays for this seat until its person comes back. */
  mayReturn(seat: Seat): boolean {
    const why = this.seats[seat]!.relief?.why;
    return why === 'left' || why === 'absent';
  }

  /** Why this seat cannot take back its last choice alone; undefined when it can. */
  whyNoUndo(seat: Seat): UndoProblem | undefined {
    const match = this.match!;
    const why = match.whyNoUndo(seat, this.forced);
    if (why !== undefined) return why;
    for (let move = match.length; move > this.settled; move--) if (!this.forced.has(move)) return undefined;
    return this.settled > 0 ? 'somebody else acted' : undefined;
  }

  /** What the server must do next here. */
  get owed(): Owed | undefined {
    if (this.phase === 'open' && this.founding.paired) return this.#owedToPair;
    const seat = this.actor;
    if (seat === undefined) return undefined;
    const level = this.level(seat);
    if (level !== undefined) return { type: 'bot', seat, level, turn: this.turn };
    const at = this.clock?.endsAt;
    return at === undefined ? { type: 'idle', seat, at: this.#idleEnd } : { type: 'clock', seat, at };
  }

  get #owedToPair(): Owed {
    const { createdAt } = this.founding;
    const isFull = this.seats.every((_, seat) => this.player(seatOf(seat)) !== 'nobody');
    return isFull ? { type: 'start', at: createdAt } : { type: 'close', at: createdAt + COMING_MS };
  }

  /** When the game will be over unless somebody moves; undefined where something else comes first. */
  get idleAt(): number | undefined {
    const { owed } = this;
    return owed?.type === 'idle' ? owed.at : undefined;
  }

  /** At the end of a day, so that the store has to note it once a day and not with every move. */
  get #idleEnd(): number {
    const { idleDays = IDLE_DAYS } = this.founding;
    return Math.ceil(this.turnAt / DAY_MS + idleDays) * DAY_MS;
  }

  /** How the store finds this table. */
  get index(): TableIndex {
    const { awaited, owed } = this;
    const isWaiting = this.seats.some(({ plan, guest }) => plan.kind === 'open' && guest === undefined);
    return {
      phase: this.phase,
      listed: this.phase === 'open' && isWaiting,
      wakeAt: owed && (owed.type === 'bot' ? this.turnAt + BOT_GRACE_MS : owed.at),
      awaits: awaited && { guest: this.seats[awaited.seat]!.guest!, from: awaited.from, at: awaited.at },
      remindAt: awaited && (this.clock ? this.clock.remindsAt : this.#idleEnd - REMIND_DAYS * DAY_MS),
    };
  }

  /** Adds the next entry, which was checked before it was stored. */
  apply(numbered: Numbered): void {
    if (numbered.number !== this.number + 1) throw new Error(`entry ${numbered.number} after ${this.number}`);
    this.number = numbered.number;
    this.at = numbered.at;
    this.keys.note(numbered.by, numbered.key);
    const before = this.match?.length ?? 0;
    const { entry } = numbered;
    const events = entry.type === 'acted' ? this.#act(entry) : [];
    if (entry.type !== 'acted') (Table.#EFFECTS[entry.type] as (table: Table, entry: Entry) => void)(this, entry);
    const moves = this.match?.length ?? 0;
    const tookBack = moves < before;
    this.takenBack += Math.max(0, before - moves);
    this.isTakenBack ||= tookBack && entry.type !== 'undone';
    this.ledger.note(numbered.by, entry);
    this.settled = Math.min(this.settled, moves);
    this.log.push({ ...numbered, events, moves, tookBack });
    if (tookBack || CHANGES_POSITION.has(entry.type)) this.#passTurn(numbered);
    if (entry.type !== 'acted' || this.phase !== 'playing') this.arranged = numbered.number;
    if (entry.type === 'relieved' || entry.type === 'returned') this.#runClock(numbered.at);
    if (entry.type === 'rested') this.clock!.rest(numbered.at, entry.seat, entry.days);
    this.#await(numbered);
    if (entry.type === 'returned' && entry.seat === this.actor) this.awaitedSince = numbered.at;
  }

  /** What each entry but an action does. */
  static readonly #EFFECTS: { readonly [Type in Effect['type']]: (table: Table, entry: Of<Type>) => void } = {
    undone: (table, { seat }) => table.match!.undo(seat, table.forced),
    asked: (table, { seat, moves }) => table.#ask(seat, moves),
    answered: (table, { seat, yes }) => table.#answer(seat, yes),
    started: (table) => table.#start(),
    stopped: (table, { seat, why }) => (table.stop = { seat, why }),
    closed: (table) => (table.phase = 'closed'),
    offered: (table, { seat }) => (table.offer = { seat, waiting: table.peopleBut(seat), declined: [] }),
    declined: (table, { seat }) => table.#answerOffer(seat, { declines: true }),
    rematch: (table, { seat, table: next }) => {
      table.next = next;
      if (seat !== undefined) table.#answerOffer(seat, { declines: false });
    },
    said: () => {},
    greeted: () => {},
    sat: (table, { seat, guest, name, nonce }) => Object.assign(table.seats[seat]!, { guest, name, nonce }),
    stood: (table, { seat }) => table.#clear(seat, table.seats[seat]!.plan),
    planned: (table, { seat, plan }) => table.#clear(seat, plan),
    relieved: (table, { seat, level, why }) => (table.seats[seat]!.relief = { level, why }),
    returned: (table, { seat }) => (table.seats[seat]!.relief = undefined),
    rested: () => {},
  };

  #clear(seat: Seat, plan: Reservation): void {
    Object.assign(this.seats[seat]!, emptySeat(plan, this.founding, seat));
  }

  #start(): void {
    this.phase = 'playing';
    this.match = new Match(this.game, this.setup, this.seed);
    if (this.founding.clock) this.clock = new Clock(this.founding.clock, this.seats.length);
  }

  #act({ seat, action, forced }: Of<'acted'>): readonly GameEvent[] {
    const move = this.match!.length + 1;
    if (this.seats[seat]!.relief) this.settled = move;
    if (forced) this.forced.add(move);
    else this.forced.delete(move);
    const played = this.match!.play(seat, action);
    if (!played.ok) throw new Error(`table ${this.founding.id} holds an action that its rules refuse`);
    return played.value;
  }

  #ask(seat: Seat, moves: number): void {
    const waiting = this.seats.flatMap((_, index) => {
      const other = seatOf(index);
      return other !== seat && this.player(other) === 'person' ? [other] : [];
    });
    if (waiting.length === 0) this.match!.rewind(moves);
    else this.asked = { seat, moves, waiting };
  }

  #answer(seat: Seat, yes: boolean): void {
    const asked = this.asked!;
    const waiting = asked.waiting.filter((each) => each !== seat);
    this.asked = yes && waiting.length > 0 ? { ...asked, waiting } : undefined;
    if (yes && waiting.length === 0) this.match!.rewind(asked.moves);
  }

  #answerOffer(seat: Seat, { declines }: { readonly declines: boolean }): void {
    const { offer } = this;
    if (!offer) return;
    const but = (seats: readonly Seat[]): readonly Seat[] => seats.filter((each) => each !== seat);
    const declined = declines ? [...but(offer.declined), seat] : but(offer.declined);
    this.offer = { ...offer, waiting: but(offer.waiting), declined };
  }

  #passTurn({ number, at }: Numbered): void {
    this.turn = number;
    this.turnAt = at;
    this.awaitedSince = at;
    this.asked = undefined;
    if (this.stop || this.match?.outcome) this.phase = 'over';
    this.#runClock(at);
  }

  #await({ number, at }: Numbered): void {
    const seat = this.actor;
    if (seat === undefined || this.player(seat) !== 'person') this.awaited = undefined;
    else if (this.awaited?.seat !== seat) this.awaited = { seat, from: number, at };
  }

  #runClock(at: number): void {
    const seat = this.actor;
    this.clock?.turn(at, seat !== undefined && this.player(seat) === 'person' ? seat : undefined);
  }
}

const CHANGES_POSITION = new Set<Entry['type']>(['started', 'acted', 'stopped']);
