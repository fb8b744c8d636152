import { randomInt } from 'node:crypto';
import { ok, seatOf, sha256, utf8, type Action, type AnyGame } from '@hideout/kernel';
import type { BotPool, Choice } from '../bots/pool.ts';
import type { BotQuestion } from '../bots/choose.ts';
import { Unavailable } from '../store/guarded.ts';
import type { Store } from '../store/store.ts';
import { Aside, damaged } from '../table/aside.ts';
import { giveUp } from '../table/playing.ts';
import { deny } from '../table/situation.ts';
import type { Owed, Table } from '../table/table.ts';
import type { Proposal, Room } from './room.ts';
import type { Rooms } from './rooms.ts';

const SEED_LIMIT = 2 ** 47;
/** How many tables are looked after in one round. */
const ROUND = 200;

type BotTurn = Extract<Owed, { type: 'bot' }>;

/** What the caretaker works with. */
export interface Household {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly pool: BotPool;
  readonly levels: (game: AnyGame) => readonly string[];
  readonly now: () => number;
  readonly everyMs: number;
  /** The rules that this server has, by name. */
  readonly rules: readonly string[];
}

/**
 * Does what the server owes to tables: bots' turns, the ends of clocks and of idle games. All follow from the table, so they
 * survive a restart, and it does no harm if two nodes do the same: only one gets the next number.
 */
export class Caretaker {
  readonly #house: Household;
  readonly #thinking = new Map<string, number>();
  /** What has been begun and not finished. */
  readonly #underWay = new Set<Promise<unknown>>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(house: Household) {
    this.#house = house;
    house.rooms.onCommit = (table, room) => this.#look(table, room);
    this.#schedule();
  }

  /** Begins nothing more, and waits for what is being written; a bot that still thinks is not waited for. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await Promise.allSettled(this.#underWay);
  }

  #schedule(): void {
    if (this.#closed) return;
    const round = (): void => void this.#tracked(this.#round()).finally(() => this.#schedule());
    this.#timer = setTimeout(round, this.#house.everyMs);
  }

  async #tracked(work: Promise<unknown>): Promise<void> {
    this.#underWay.add(work);
    try {
      await work;
    } finally {
      this.#underWay.delete(work);
    }
  }

  /** Looks after every table that has waited too long, whichever node should have done it. */
  async #round(): Promise<void> {
    const { store, rooms, now, rules } = this.#house;
    rooms.tidy();
    try {
      await rooms.lookAround();
      for (const id of await store.due(now(), ROUND, rules)) {
        if (this.#closed) return;
        await this.#attend(id);
      }
    } catch {
      // The store is down: the next round tries again.
    }
  }

  async #attend(id: string): Promise<void> {
    const { store, rooms } = this.#house;
    try {
      const room = await rooms.get(id);
      await room?.read((table) => this.#look(table, room));
    } catch (error) {
      // Otherwise it would be due again in every round.
      await store.setAside(id, this.#setAside(id, error).reason);
    }
  }

  #look(table: Table, room: Room): void {
    const { owed } = table;
    if (!owed || (owed.type !== 'bot' && owed.at > this.#house.now())) return;
    this.#pay(table, owed, room)
      .catch((error: unknown) => this.#setAside(table.founding.id, error))
      .catch(() => {});
  }

  #pay(table: Table, owed: Owed, room: Room): Promise<void> {
    if (owed.type === 'bot') return this.#playBot(table, owed, room);
    if (owed.type === 'start' || owed.type === 'close') return this.#attendPair(table);
    return owed.type === 'clock' ? this.#endClock(table) : this.#endIdle(table);
  }

  /** A table at which the server cannot do what it owes is tried no more, unless only the store is down. */
  #setAside(id: string, error: unknown): Aside {
    if (error instanceof Unavailable) throw error;
    const aside = error instanceof Aside ? error : damaged(error);
    this.#house.rooms.setAside(id, aside);
    return aside;
  }

  async #playBot(table: Table, owed: BotTurn, { listeners }: Room): Promise<void> {
    const { id, host, game } = table.founding;
    if (this.#closed || this.#thinking.get(id) === owed.turn) return;
    this.#thinking.set(id, owed.turn);
    try {
      const choice = await this.#house.pool.ask({
        host,
        kind: `${game} ${owed.level}`,
        hasPeople: listeners.size > 0 || table.seats.some((_, seat) => table.player(seatOf(seat)) === 'person'),
        question: () => (table.turn === owed.turn ? questionOf(table, owed) : undefined),
      });
      if (!choice.ok && choice.problem === 'dropped') return;
      await this.#enter(id, (now) =>
        now.owed?.type === 'bot' && now.turn === owed.turn
          ? ok({ type: 'acted', seat: owed.seat, action: soundChoice(choice, now.match!.legal().toArray()) })
          : deny('stale', 'The table has moved on.'),
      );
    } finally {
      if (this.#thinking.get(id) === owed.turn) this.#thinking.delete(id);
    }
  }

  #endClock(table: Table): Promise<void> {
    return this.#enter(table.founding.id, (now, at) =>
      now.owed?.type === 'clock' && now.owed.at <= at
        ? ok(giveUp(now, now.owed.seat, 'time', this.#house.levels(now.game)))
        : deny('stale', 'The clock does not run out now.'),
    );
  }

  #attendPair(table: Table): Promise<void> {
    return this.#enter(table.founding.id, ({ owed }, at) => {
      if (owed?.type === 'start') return ok({ type: 'started' });
      return owed?.type === 'close' && owed.at <= at ? ok({ type: 'closed' }) : deny('stale', 'Somebody has come.');
    });
  }

  #endIdle(table: Table): Promise<void> {
    return this.#enter(table.founding.id, (now, at) =>
      now.owed?.type === 'idle' && now.owed.at <= at
        ? ok({ type: 'stopped', seat: now.owed.seat, why: 'idle' })
        : deny('stale', 'Somebody has moved.'),
    );
  }

  /** Makes an entry of the server's own. */
  async #enter(id: string, decide: Proposal['decide']): Promise<void> {
    const room = await this.#house.rooms.get(id);
    if (!room || this.#closed) return;
    await this.#tracked(room.submit({ by: '', key: '', decide }));
  }
}

function questionOf(table: Table, { seat, level }: BotTurn): BotQuestion {
  const match = table.match!;
  const isSteady = table.founding.daily !== undefined;
  return {
    game: table.founding.game,
    rulesVersion: table.founding.rulesVersion,
    level,
    chair: `${table.founding.id} ${seat}`,
    past: isSteady ? undefined : match.past(seat),
    view: match.view(seat),
    legal: match.legal().toArray(),
    seed: isSteady ? dailySeed(table) : randomInt(SEED_LIMIT),
    isSteady,
  };
}

/** If a bot fails or names an impossible action, a random one is played: no table waits for ever. */
const soundChoice = (choice: Choice, legal: readonly Action[]): Action =>
  choice.ok && legal.includes(choice.value) ? choice.value : legal[randomInt(legal.length)]!;

/** The chance of a bot in the deal of a day: the same for whoever has come as far. */
const dailySeed = ({ founding, match }: Table): number =>
  Buffer.from(sha256(utf8(`hideout/daily-bot/1 ${founding.secret} ${match!.length}`))).readUInt32BE();
