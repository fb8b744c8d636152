import { memo } from 'react';
import type { Scene } from '../session/session.ts';
import { Detail } from './Detail.tsx';
import { Log } from './Log.tsx';
import type { SetTable } from './setTable.ts';
import { Sheets } from './Sheets.tsx';

interface SideProps {
  readonly set: SetTable;
  /** What is looked at. */
  readonly scene: Scene;
  /** What has happened so far. */
  readonly present: Scene;
}

/** What explains the board: the detail, the score and the log. */
export const Side = memo(function Side({ set, scene, present }: SideProps) {
  const { session, board, marks, lookBack } = set;
  return (
    <>
      <Detail set={set} scene={scene} />
      <Sheets session={session} scene={scene} />
      <Log session={session} board={board} scene={present} at={scene.number} onMark={marks.set} onJump={lookBack} />
    </>
  );
});
