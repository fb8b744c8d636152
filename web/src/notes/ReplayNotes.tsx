import { useStore } from '@hideout/boardkit/store';
import { useMemo } from 'react';
import { SERVER } from '../pages/replay/Found.tsx';
import { currentPass } from '../server/pass.ts';
import { notesHere, type NoteBook } from './NoteBook.ts';
import { notesAt } from './notesAt.ts';
import { NoteList } from './NoteList.tsx';
import { useNoteWords } from './words.ts';

/** What the viewer noted while the game was played: the record itself holds none of it. */
export function ReplayNotes({ id, onJump }: { readonly id: string; readonly onJump: (move: number) => void }) {
  const words = useNoteWords();
  const notes = useStore(useMemo(() => bookOf(id), [id]).notes);
  if (notes.length === 0) return undefined;
  return (
    <section className="notes" aria-labelledby="notes-title">
      <h2 className="panel-title" id="notes-title">
        {words.title}
      </h2>
      <NoteList notes={notes} onJump={onJump} />
    </section>
  );
}

function bookOf(id: string): NoteBook {
  const pass = currentPass();
  return pass && id.startsWith(SERVER) ? notesAt(id.slice(SERVER.length), pass.token) : notesHere(id);
}
