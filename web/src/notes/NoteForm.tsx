import { useStore } from '@hideout/boardkit/store';
import { LIMITS } from '@hideout/protocol/limits';
import { useState } from 'react';
import { Button } from '../shell/Button.tsx';
import { Field, Select } from '../shell/Field.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import type { SetTable } from '../table/setTable.ts';
import type { NoteBook } from './NoteBook.ts';
import { NoteList } from './NoteList.tsx';
import { useNoteWords } from './words.ts';

interface NoteFormProps {
  readonly set: SetTable;
  /** How far the game has come. */
  readonly move: number;
  readonly book: NoteBook;
  /** The thing that a note would be on; nothing for the game. */
  readonly touched: string;
  readonly onTouch: (thing: string) => void;
}

/** All notes of the game, and room for one on what was touched. */
export function NoteForm({ set, move, book, touched, onTouch }: NoteFormProps) {
  const words = useNoteWords();
  const notes = useStore(book.notes);
  const things = useStore(set.drawn, (drawn) => drawn?.things);
  const [text, setText] = useState<string | undefined>();
  const [isFailed, setFailed] = useState(false);
  const thing = touched !== '' && things?.has(touched) ? touched : '';
  const written = notes.find((note) => note.thing === thing)?.text ?? '';
  const keep = async (on: string, about: string, kept: string) => {
    const note = { thing: on, about: about.slice(0, LIMITS.about), move, text: kept.trim() };
    try {
      await book.write(note);
      setText(undefined);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const labels = Array.from(things?.values() ?? [], ({ id, label }) => [id, label] as const);
  return (
    <>
      <NoteList notes={notes} onJump={set.lookBack} onRemove={(note) => void keep(note.thing, note.about, '')} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void keep(thing, things?.get(thing)?.label ?? '', text ?? written);
        }}
      >
        <Field label={words.on} look="field inline">
          <Select
            value={thing}
            choices={[['', words.game], ...labels]}
            onChoose={(id) => {
              onTouch(id);
              setText(undefined);
            }}
          />
        </Field>
        <Field label={words.text}>
          <textarea
            rows={2}
            maxLength={LIMITS.note}
            value={text ?? written}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div className="row">
          <Button type="submit" label={words.save} isOff={(text ?? written).trim() === written} />
          <span className="quiet-text">{words.about}</span>
        </div>
      </form>
      <Trouble text={isFailed ? words.failed : undefined} />
    </>
  );
}
