import { useStore } from '@hideout/boardkit/store';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { Scene } from '../session/session.ts';
import { selectorOf } from '../table/aside.ts';
import type { SetTable } from '../table/setTable.ts';
import type { NoteBook } from './NoteBook.ts';
import { useNoteWords } from './words.ts';

/** Comes when the pad is opened. */
const NoteForm = lazy(async () => ({ default: (await import('./NoteForm.tsx')).NoteForm }));

interface NotePadProps {
  readonly set: SetTable;
  readonly scene: Scene;
  readonly book: NoteBook;
}

/** Where a player notes something on a thing of the board, or on the game. */
export function NotePad({ set, scene, book }: NotePadProps) {
  const words = useNoteWords();
  const notes = useStore(book.notes);
  const [touched, setTouched] = useTouched();
  const [isWanted, setWanted] = useState(false);
  useMarks(
    set,
    notes.map(({ thing }) => thing),
  );
  return (
    <details className="notes" onToggle={() => setWanted(true)}>
      <summary className="panel-title">
        {words.title}
        {notes.length > 0 && <span className="figure"> {notes.length}</span>}
      </summary>
      {isWanted && (
        <Suspense>
          <NoteForm set={set} move={scene.number} book={book} touched={touched} onTouch={setTouched} />
        </Suspense>
      )}
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
