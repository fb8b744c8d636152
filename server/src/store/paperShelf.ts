import { sql, type Database } from './database.ts';
import { insertNote, insertOrder, noteOf, orderOf, type NoteRow, type OrderRow } from './paperRows.ts';

/** What guests keep at tables for themselves alone: orders and notes. Nobody else is ever told of any of it. */
export class PaperShelf {
  readonly #db: Pick<Database, 'all' | 'commit'>;

  constructor(db: Pick<Database, 'all' | 'commit'>) {
    this.#db = db;
  }

  async order(table: string, guest: string): Promise<OrderRow | undefined> {
    const [row] = await this.#db.all(sql('SELECT * FROM orders WHERE table_id = $1 AND guest_id = $2', table, guest));
    return row && orderOf(row);
  }

  /** How many orders of a guest stand at other tables. */
  async countOrders(guest: string, but: string): Promise<number> {
    const query = `SELECT COUNT(*) AS whole FROM orders WHERE guest_id = $1 AND table_id <> $2 AND ending = ''`;
    return Number((await this.#db.all(sql(query, guest, but)))[0]!['whole']);
  }

  async giveOrder(order: Pick<OrderRow, 'table' | 'guest' | 'turn' | 'lines'>): Promise<void> {
    await this.#db.commit([insertOrder({ ...order, dueTurn: 0, dueAt: 0 })]);
  }

  async withdrawOrder(table: string, guest: string): Promise<void> {
    await this.#db.commit([sql('DELETE FROM orders WHERE table_id = $1 AND guest_id = $2', table, guest)]);
  }

  /** Orders to look at now: those whose owners are awaited, and what is left of them where the game is over. */
  async dueOrders(now: number, limit: number): Promise<readonly OrderRow[]> {
    const query = `SELECT orders.* FROM orders JOIN tables ON tables.id = table_id
      WHERE (ending = '' AND due_at <= $1 AND awaits = guest_id) OR phase = 'over' ORDER BY due_at LIMIT $2`;
    return (await this.#db.all(sql(query, now, limit))).map(orderOf);
  }

  /** Settles when the order is carried out at this turn, unless another node has. */
  async settleOrder({ table, guest, turn }: OrderRow, dueTurn: number, dueAt: number): Promise<void> {
    const query = `UPDATE orders SET due_turn = $1, due_at = $2
      WHERE table_id = $3 AND guest_id = $4 AND turn = $5 AND due_turn < $6`;
    await this.#db.commit([sql(query, dueTurn, dueAt, table, guest, turn, dueTurn)]);
  }

  async endOrder({ table, guest, turn }: OrderRow, ending: NonNullable<OrderRow['ending']>): Promise<void> {
    const query = 'UPDATE orders SET ending = $1 WHERE table_id = $2 AND guest_id = $3 AND turn = $4';
    await this.#db.commit([sql(query, ending, table, guest, turn)]);
  }

  async notes(table: string, guest: string): Promise<readonly NoteRow[]> {
    const query = 'SELECT * FROM notes WHERE table_id = $1 AND guest_id = $2 ORDER BY move, thing';
    return (await this.#db.all(sql(query, table, guest))).map(noteOf);
  }

  /** Keeps a note; one without a text is taken away. */
  async write(note: NoteRow): Promise<void> {
    const { table, guest, thing, text } = note;
    const removal = sql('DELETE FROM notes WHERE table_id = $1 AND guest_id = $2 AND thing = $3', table, guest, thing);
    await this.#db.commit([text === '' ? removal : insertNote(note)]);
  }
}
