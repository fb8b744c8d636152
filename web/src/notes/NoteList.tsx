import type { Note } from '@hideout/protocol';
import { Button } from '../shell/Button.tsx';
import { useNoteWords } from './words.ts';
import './notes.css';

interface NoteListProps {
  readonly notes: readonly Note[];
  readonly onJump: (move: number) => void;
  /** Takes a note away, where that can be. */
  readonly onRemove?: (note: Note) => void;
}

/** Notes in the order of the game, each with the way to when it was written. */
export function NoteList({ notes, onJump, onRemove }: NoteListProps) {
  const words = useNoteWords();
  return (
    <ul className="note-list">
      {notes.map((note) => (
        <li key={note.thing}>
          <Button look="quiet note-at" label={words.at(note.move)} onClick={() => onJump(note.move)} />
          <p>
            {note.about !== '' && <b>{note.about.replace(/\.$/, '')}: </b>}
            {note.text}
          </p>
          {onRemove && (
            <Button
              look="quiet note-remove"
              label="×"
              aria-label={words.remove(note.about || words.game)}
              onClick={() => onRemove(note)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
