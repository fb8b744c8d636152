import { randomInt } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import type { AnyGame } from '@hideout/kernel';
import type { ServerConfig } from '../config.ts';
import type { Listener, Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Usher } from '../room/usher.ts';
import { Rounds } from '../rounds.ts';
import type { OrderRow } from '../store/paperRows.ts';
import type { Store } from '../store/store.ts';
import { decide } from '../table/decide.ts';
import { standingOf } from '../table/order.ts';
import { deny } from '../table/situation.ts';
import type { Table } from '../table/table.ts';

/** How many orders are looked at in one round. */
const ROUND = 200;
/** No order takes more than this part of its seat's time, or of the time after which others may call in a bot. */
const PART = 1 / 2;

/** What the orderly works with. */
interface Household extends Pick<ServerConfig, 'now' | 'patienceMs' | 'orders'> {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly usher: Usher;
  readonly levels: (game: AnyGame) => readonly string[];
  readonly everyMs: number;
}

/**
 * Carries out orders as their owners would: it takes its time, which is drawn without a look at the order, is at the table
 * while it acts, and acts through the same door. Whatever an order does follows from the entries since it was given, so
 * it survives a restart, and it does no harm if two nodes do the same.
 */
export class Orderly {
  readonly #house: Household;
  readonly #visits = new Map<string, Promise<void>>();
  readonly #rounds: Rounds;

  constructor(house: Household) {
    this.#house = house;
    this.#rounds = new Rounds(house.everyMs, () => this.#look());
  }

  async close(): Promise<void> {
    await this.#rounds.close();
    await Promise.allSettled(this.#visits.values());
  }

  async #look(): Promise<void> {
    const { store, now } = this.#house;
    for (const row of await store.papers.dueOrders(now(), ROUND)) {
      if (this.#rounds.isClosed) return;
      // A table that cannot be served keeps its orders; it says so itself.
      await this.#attend(row).catch(() => {});
    }
  }

  async #attend(row: OrderRow): Promise<void> {
    const { store, rooms, now } = this.#house;
    const room = await rooms.get(row.table);
    await room?.since(row.turn);
    const seen = await room?.read((table) => ({
      turn: table.turn,
      ...stateOf(table, row),
      pause: this.#pause(table, room),
    }));
    if (!room || !seen || seen.state === 'gone') return store.papers.withdrawOrder(row.table, row.guest);
    if (seen.state === 'done' || seen.state === 'disarmed') {
      await store.papers.endOrder(row, seen.state === 'done' ? 'done' : seen.why);
      return store.notices.callAfterOrder(row.table, row.guest);
    }
    if (seen.next === undefined) return;
    if (row.dueTurn < seen.turn) return store.papers.settleOrder(row, seen.turn, now() + seen.pause);
    if (!this.#visits.has(row.table)) this.#visits.set(row.table, this.#visit(row, room));
  }

  /** As long as a person might take: whoever is there thinks, whoever is not looks in some time. */
  #pause(table: Table, room: Room): number {
    const { orders, patienceMs } = this.#house;
    const { actor, clock, turnAt, founding } = table;
    const isLive = founding.clock !== undefined && 'seconds' in founding.clock;
    const isThere = isLive || (actor !== undefined && room.attendance.seats.includes(actor));
    const most = clock?.endsAt === undefined ? patienceMs : clock.endsAt - turnAt;
    return Math.min(draw(isThere ? orders.thinksMs : orders.looksInMs), Math.max(0, most * PART));
  }

  /** The owner is at the table while the order acts, and for a moment before and after, as anybody would be. */
  async #visit(row: OrderRow, room: Room): Promise<void> {
    const { usher, orders } = this.#house;
    const guest: Listener = { guest: row.guest, changed: () => {}, presence: () => {} };
    const stay = (): Promise<unknown> => later(draw(orders.staysMs), undefined, { signal: this.#rounds.closing });
    const came = await room.read(({ awaited }) => awaited?.from);
    room.listeners.add(guest);
    usher.announce(row.table, room);
    try {
      do await stay();
      while (await this.#act(row, room, came));
    } catch {
      // The house closes, or the store is down: it is tried again.
    } finally {
      room.listeners.delete(guest);
      usher.announce(row.table, room);
      this.#visits.delete(row.table);
    }
  }

  /** Does the next thing that the order says in the turn that came with entry `came`, if it still stands; whether it did. */
  async #act(row: OrderRow, room: Room, came: number | undefined): Promise<boolean> {
    const { store, levels, patienceMs } = this.#house;
    const { table: id, guest } = row;
    const kept = await store.papers.order(id, guest);
    if (kept?.turn !== row.turn || JSON.stringify(kept.lines) !== JSON.stringify(row.lines)) return false;
    const acted = await room.submit({
      by: guest,
      key: '',
      decide: (table, at) => {
        const standing = stateOf(table, row);
        if (standing.state !== 'armed' || standing.next === undefined || table.awaited?.from !== came)
          return deny('stale', 'The table has moved on.');
        const who = {
          guest,
          name: '',
          now: at,
          isInvited: false,
          levels: levels(table.game),
          patienceMs,
          newTable: '',
        };
        return decide(table, who, { type: 'act', action: standing.next, turn: table.turn });
      },
    });
    return acted.ok;
  }
}

/** How an order stands at its table; `gone` where nobody can ask for it any more. */
function stateOf(table: Table, { guest, turn, lines }: OrderRow) {
  const seat = table.seatOf(guest);
  if (seat === undefined || table.phase !== 'playing') return { state: 'gone' } as const;
  return standingOf(table, seat, { turn, lines: [...lines] });
}

/** A time between these two; it is as likely to be two to four times as long as one to two times. */
const draw = ([least, most]: readonly [number, number]): number => {
  const grain = 1_000_000;
  return least >= most ? least : least * (most / least) ** (randomInt(grain) / grain);
};
