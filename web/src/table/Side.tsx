import { lazy, memo, Suspense } from 'react';
import type { NoteBook } from '../notes/NoteBook.ts';
import type { Scene } from '../session/session.ts';
import { Detail } from './Detail.tsx';
import { Log } from './Log.tsx';
import type { SetTable } from './setTable.ts';
import { Sheets } from './Sheets.tsx';

const NotePad = lazy(async () => ({ default: (await import('../notes/NotePad.tsx')).NotePad }));

interface SideProps {
  readonly set: SetTable;
  /** What is looked at. */
  readonly scene: Scene;
  /** What has happened so far. */
  readonly present: Scene;
  /** Where the viewer takes notes. */
  readonly notes: NoteBook | undefined;
}

/** What explains the board: the detail, the score, the log, and what the viewer has noted. */
export const Side = memo(function Side({ set, scene, present, notes }: SideProps) {
  const { session, board, marks, lookBack } = set;
  return (
    <>
      <Detail set={set} scene={scene} />
      <Sheets session={session} scene={scene} />
      <Log session={session} board={board} scene={present} at={scene.number} onMark={marks.set} onJump={lookBack} />
      {notes && (
        <Suspense>
          <NotePad set={set} scene={present} book={notes} />
        </Suspense>
      )}
    </>
  );
});
