import { Store } from '@hideout/boardkit/store';
import type { Note } from '@hideout/protocol';
import { fetchNotes, writeNote } from '../server/papers.ts';
import type { NoteBook } from './NoteBook.ts';

/** The notes of a table by link, which the server keeps. */
export function notesAt(table: string, token: string): NoteBook {
  const notes = new Store<readonly Note[]>([]);
  // Where the server does not answer, the table itself says so.
  void fetchNotes(table, token).then(notes.set, () => {});
  return { notes, write: async (note) => notes.set(await writeNote(table, token, note)) };
}
