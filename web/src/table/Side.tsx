import type { AnyBoard, Thing } from '@hideout/boardkit';
import { memo, useSyncExternalStore, type ReactNode } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { Detail } from './Detail.tsx';
import { Log } from './Log.tsx';
import { Sheets } from './Sheets.tsx';
import type { Spotlight } from './Spotlight.ts';

interface SideProps {
  readonly session: Session;
  readonly board: AnyBoard | undefined;
  /** What is looked at. */
  readonly scene: Scene;
  /** What has happened so far. */
  readonly present: Scene;
  readonly spotlight: Spotlight;
  readonly things: ReadonlyMap<string, Thing>;
  readonly onMark: (things: readonly string[]) => void;
  readonly onJump: (number: number) => void;
  readonly children: ReactNode;
}

/** What explains the board: the detail, the score and the log. */
export const Side = memo(function Side(props: SideProps) {
  const { session, board, scene, present, spotlight, things, onMark, onJump, children } = props;
  const thing = useSyncExternalStore(spotlight.subscribe, spotlight.thing);
  return (
    <div className="table-side">
      <Detail session={session} scene={scene} thing={thing} things={things} />
      <Sheets session={session} scene={scene} />
      <Log session={session} board={board} scene={present} at={scene.number} onMark={onMark} onJump={onJump} />
      {children}
    </div>
  );
});
