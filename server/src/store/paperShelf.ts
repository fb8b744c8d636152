import { sql, type Statement } from './database.ts';
import { NOTES, ORDERS, type NoteRow, type OrderRow } from './paperRows.ts';
import { Shelf } from './shelf.ts';

/** What guests keep at tables for themselves alone: orders and notes. Nobody else is ever told of any of it. */
export class PaperShelf extends Shelf {
  order(table: string, guest: string): Promise<OrderRow | undefined> {
    return this.one(sql`SELECT * FROM orders WHERE ${isAt(table, guest)}`, ORDERS.read);
  }

  /** How many orders of a guest stand at other tables. */
  countOrders(guest: string, but: string): Promise<number> {
    return this.whole(
      sql`SELECT COUNT(*) AS whole FROM orders WHERE guest_id = ${guest} AND table_id <> ${but} AND ending = ''`,
    );
  }

  async giveOrder(order: Pick<OrderRow, 'table' | 'guest' | 'turn' | 'lines'>): Promise<void> {
    await this.change(ORDERS.insert({ ...order, ending: undefined, dueTurn: 0, dueAt: 0 }));
  }

  async withdrawOrder(table: string, guest: string): Promise<void> {
    await this.change(sql`DELETE FROM orders WHERE ${isAt(table, guest)}`);
  }

  /** Orders to look at now: those whose owners are awaited, and what is left of them where the game is over. */
  dueOrders(now: number, limit: number): Promise<readonly OrderRow[]> {
    const statement = sql`SELECT orders.* FROM orders JOIN tables ON tables.id = table_id
      WHERE (ending = '' AND due_at <= ${now} AND awaits = guest_id) OR phase = 'over' ORDER BY due_at LIMIT ${limit}`;
    return this.many(statement, ORDERS.read);
  }

  /** Settles when the order is carried out at this turn, unless another node has. */
  async settleOrder({ table, guest, turn }: OrderRow, dueTurn: number, dueAt: number): Promise<void> {
    await this.change(
      sql`UPDATE orders SET due_turn = ${dueTurn}, due_at = ${dueAt}
        WHERE ${isAt(table, guest)} AND turn = ${turn} AND due_turn < ${dueTurn}`,
    );
  }

  async endOrder({ table, guest, turn }: OrderRow, ending: NonNullable<OrderRow['ending']>): Promise<void> {
    await this.change(sql`UPDATE orders SET ending = ${ending} WHERE ${isAt(table, guest)} AND turn = ${turn}`);
  }

  notes(table: string, guest: string): Promise<readonly NoteRow[]> {
    return this.many(sql`SELECT * FROM notes WHERE ${isAt(table, guest)} ORDER BY move, thing`, NOTES.read);
  }

  /** Keeps a note; one without a text is taken away. */
  async write(note: NoteRow): Promise<void> {
    const { table, guest, thing, text } = note;
    const removal = sql`DELETE FROM notes WHERE ${isAt(table, guest)} AND thing = ${thing}`;
    await this.change(text === '' ? removal : NOTES.insert(note));
  }
}

const isAt = (table: string, guest: string): Statement => sql`table_id = ${table} AND guest_id = ${guest}`;
