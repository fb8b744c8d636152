import { ok, type Result } from '@hideout/kernel';
import { LIMITS, type Note, type Notes as Noted, type Problem } from '@hideout/protocol';
import type { Rooms } from '../room/rooms.ts';
import type { PaperShelf } from '../store/paperShelf.ts';
import type { NoteRow } from '../store/paperRows.ts';
import type { GuestRow } from '../store/store.ts';
import { deny } from '../table/situation.ts';

/** What players note for themselves at a table: kept with it, and told to nobody else, not even after the game. */
export class Notes {
  readonly #shelf: PaperShelf;
  readonly #rooms: Rooms;

  constructor(shelf: PaperShelf, rooms: Rooms) {
    this.#shelf = shelf;
    this.#rooms = rooms;
  }

  async look({ id }: GuestRow, table: string): Promise<Noted> {
    return { notes: (await this.#shelf.notes(table, id)).map(showNote) };
  }

  /** Writes a note in place of the one on the same thing; an empty one takes it away. */
  async write(guest: GuestRow, table: string, note: Note): Promise<Result<Noted, Problem>> {
    const room = await this.#rooms.get(table);
    if (!room) return deny('not-found', 'There is no such table.');
    const hasSeat = await room.read((now) => now.seatOf(guest.id) !== undefined);
    if (!hasSeat) return deny('forbidden', 'You do not sit at this table.');
    const known = await this.#shelf.notes(table, guest.id);
    if (known.length >= LIMITS.notes && known.every(({ thing }) => thing !== note.thing))
      return deny('too-many', 'You have too many notes at this table; take some away first.');
    await this.#shelf.write({ ...note, text: note.text.trim(), table, guest: guest.id });
    return ok(await this.look(guest, table));
  }
}

/** A note without whose it is and where. */
export const showNote = ({ thing, about, move, text }: NoteRow): Note => ({ thing, about, move, text });
