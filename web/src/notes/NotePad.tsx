import { useStore } from '@hideout/boardkit/store';
import { LIMITS } from '@hideout/protocol/limits';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Scene } from '../session/session.ts';
import { Button } from '../shell/Button.tsx';
import { Field, Select } from '../shell/Field.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import { selectorOf } from '../table/aside.ts';
import type { SetTable } from '../table/setTable.ts';
import type { NoteBook } from './NoteBook.ts';
import { NoteList } from './NoteList.tsx';
import { useNoteWords } from './words.ts';

interface NotePadProps {
  readonly set: SetTable;
  readonly scene: Scene;
  readonly book: NoteBook;
}

/** Where a player notes something on a thing of the board, or on the game. */
export function NotePad({ set, scene, book }: NotePadProps) {
  const words = useNoteWords();
  const notes = useStore(book.notes);
  const things = useStore(set.drawn, (drawn) => drawn?.things);
  const [touched, setTouched] = useTouched();
  const [text, setText] = useState<string | undefined>();
  const [isFailed, setFailed] = useState(false);
  useMarks(
    set,
    notes.map(({ thing }) => thing),
  );
  const thing = touched !== '' && things?.has(touched) ? touched : '';
  const written = notes.find((note) => note.thing === thing)?.text ?? '';
  const keep = async (on: string, about: string, kept: string) => {
    const note = { thing: on, about: about.slice(0, LIMITS.about), move: scene.number, text: kept.trim() };
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
    <details className="notes">
      <summary className="panel-title">
        {words.title}
        {notes.length > 0 && <span className="figure"> {notes.length}</span>}
      </summary>
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
              setTouched(id);
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
    </details>
  );
}

/** The thing of the board that was last pointed at or reached by keyboard; nothing at first. */
function useTouched() {
  const [touched, setTouched] = useState('');
  useEffect(() => {
    const note = ({ target }: Event) => {
      const thing = (target as Element).closest<HTMLElement | SVGElement>('.surface [data-thing]');
      if (thing) setTouched(thing.dataset['thing']!);
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, note);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, note);
    };
  }, []);
  return [touched, setTouched] as const;
}

/** Things with a note are marked on the board, whenever it has been drawn. */
function useMarks({ drawn }: SetTable, things: readonly string[]): void {
  useLayoutEffect(() => {
    const mark = () => {
      for (const thing of document.querySelectorAll('.surface [data-noted]')) thing.removeAttribute('data-noted');
      const selector = selectorOf(things.filter((thing) => thing !== ''));
      if (selector === '') return;
      for (const thing of document.querySelectorAll(`.surface :is(${selector})`)) thing.setAttribute('data-noted', '');
    };
    mark();
    return drawn.subscribe(mark);
  });
}
