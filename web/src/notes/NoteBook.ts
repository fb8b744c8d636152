import { Store, type Watched } from '@hideout/boardkit/store';
import type { Note } from '@hideout/protocol';
import { NOTES } from '../store/gameLines.ts';
import { readHere } from '../store/here.ts';

/** The private notes of one game: whoever wrote them reads them, and nobody else. */
export interface NoteBook {
  readonly notes: Watched<readonly Note[]>;
  /** Writes a note in place of the one on the same thing; an empty one takes it away. Rejects where that fails. */
  write(note: Note): Promise<void>;
}

/** The notes of a game that is kept in this browser: beside its record, which can be given away. */
export function notesHere(game: string): NoteBook {
  const notes = new Store((readHere(NOTES + game) ?? []) as readonly Note[]);
  return {
    notes,
    write: async (note) => {
      const others = notes.get().filter(({ thing }) => thing !== note.thing);
      notes.set(note.text === '' ? others : [...others, note].toSorted((a, b) => a.move - b.move));
      localStorage.setItem(NOTES + game, JSON.stringify(notes.get()));
    },
  };
}
