import { useStore, type AnyBoard, type Thing, type Watched } from '@hideout/boardkit';
import { memo, type ReactNode } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { Detail } from './Detail.tsx';
import { Log } from './Log.tsx';
import { Sheets } from './Sheets.tsx';

interface SideProps {
  readonly session: Session;
  readonly board: AnyBoard | undefined;
  /** What is looked at. */
  readonly scene: Scene;
  /** What has happened so far. */
  readonly present: Scene;
  /** The id of the thing whose detail is shown. */
  readonly spotlight: Watched<string | undefined>;
  readonly things: ReadonlyMap<string, Thing>;
  readonly onMark: (things: readonly string[]) => void;
  readonly onJump: (number: number) => void;
  readonly children: ReactNode;
}

/** What explains the board: the detail, the score and the log. */
export const Side = memo(function Side(props: SideProps) {
  const { session, board, scene, present, spotlight, things, onMark, onJump, children } = props;
  const thing = useStore(spotlight);
  return (
    <div className="table-side">
      <Detail session={session} scene={scene} thing={thing} things={things} />
      <Sheets session={session} scene={scene} />
      <Log session={session} board={board} scene={present} at={scene.number} onMark={onMark} onJump={onJump} />
      {children}
    </div>
  );
});
