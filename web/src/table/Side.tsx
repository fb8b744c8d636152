import { memo, type ReactNode } from 'react';
import { Detail } from './Detail.tsx';
import { Log } from './Log.tsx';
import type { SetTable } from './setTable.ts';
import { Sheets } from './Sheets.tsx';
import type { Beat } from './Stage.ts';

interface SideProps {
  readonly set: SetTable;
  readonly beat: Beat;
  readonly children: ReactNode;
}

/** What explains the board: the detail, the score and the log. */
export const Side = memo(function Side({ set, beat, children }: SideProps) {
  const { scene, present } = beat;
  const { session, board, marks, lookBack } = set;
  return (
    <div className="table-side">
      <Detail set={set} scene={scene} />
      <Sheets session={session} scene={scene} />
      <Log session={session} board={board} scene={present} at={scene.number} onMark={marks.set} onJump={lookBack} />
      {children}
    </div>
  );
});
