import { isInSpace, ok, type Action, type Result, type Seat } from '@hideout/kernel';
import type { NewOrder, Order, Problem, Standing } from '@hideout/protocol';
import type { Rooms } from '../room/rooms.ts';
import type { PaperShelf } from '../store/paperShelf.ts';
import type { OrderRow } from '../store/paperRows.ts';
import type { GuestRow } from '../store/store.ts';
import { standingOf } from '../table/order.ts';
import { deny } from '../table/situation.ts';
import type { Table } from '../table/table.ts';

/** How many orders of one guest may stand at once. */
const MOST = 100;

const NO_TABLE = deny('not-found', 'There is no such table.');

/** What guests lay down while they wait. It is told to nobody but them, and no entry of the table says anything of it. */
export class Orders {
  readonly #shelf: PaperShelf;
  readonly #rooms: Rooms;

  constructor(shelf: PaperShelf, rooms: Rooms) {
    this.#shelf = shelf;
    this.#rooms = rooms;
  }

  /** The guest's order at a table, as it stands. */
  async look({ id }: GuestRow, table: string): Promise<Result<Standing, Problem>> {
    const room = await this.#rooms.get(table);
    if (!room) return NO_TABLE;
    const row = await this.#shelf.order(table, id);
    return ok(row ? { order: show(await room.since(row.turn), row) } : {});
  }

  /** Lays an order down in place of the one before. */
  async give(guest: GuestRow, table: string, { turn, lines }: NewOrder): Promise<Result<Standing, Problem>> {
    const room = await this.#rooms.get(table);
    if (!room) return NO_TABLE;
    const refusal = await room.read((now) => whyNot(now, guest.id, { turn, lines }));
    if (refusal) return refusal;
    if ((await this.#shelf.countOrders(guest.id, table)) >= MOST)
      return deny('too-many', 'You have too many orders at other tables; take some back first.');
    await this.#shelf.giveOrder({ table, guest: guest.id, turn, lines });
    return this.look(guest, table);
  }

  async withdraw({ id }: GuestRow, table: string): Promise<Result<Standing, Problem>> {
    await this.#shelf.withdrawOrder(table, id);
    return ok({});
  }
}

/** An order as its owner sees it. */
export function show(table: Table, { guest, turn, lines, ending }: OrderRow): Order {
  const seat = table.seatOf(guest);
  const given = { turn, lines: [...lines] };
  if (seat === undefined) return { ...given, state: 'disarmed', why: 'over', moves: [] };
  const { moves, ...standing } = standingOf(table, seat, given);
  const told = { ...given, moves: [...moves] };
  if (ending !== undefined)
    return ending === 'done' ? { ...told, state: 'done' } : { ...told, state: 'disarmed', why: ending };
  return standing.state === 'disarmed'
    ? { ...told, state: 'disarmed', why: standing.why }
    : { ...told, state: standing.state };
}

type Refusal = Extract<Result<never, Problem>, { ok: false }>;

/** Why this guest cannot lay down such an order now. */
function whyNot(table: Table, guest: string, { turn, lines }: NewOrder): Refusal | undefined {
  const seat: Seat | undefined = table.seatOf(guest);
  if (seat === undefined) return deny('forbidden', 'You do not sit at this table.');
  if (table.phase !== 'playing')
    return deny('untimely', table.phase === 'open' ? 'The game has not started.' : 'The game is over.');
  if (table.player(seat) === 'bot') return deny('untimely', 'A bot is playing for you: come back first.');
  if (table.actor === seat) return deny('untimely', 'It is your turn: act yourself.');
  if (turn !== table.turn) return deny('stale', 'The table has moved on; look again and decide again.');
  const isKnown = lines.every(({ actions }) =>
    actions.every((action) => isInSpace(table.game.verbs, action as Action)),
  );
  return isKnown ? undefined : deny('malformed', 'This game has no such action.');
}
