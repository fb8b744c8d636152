import { ShellContext, type AnyBoard } from '@hideout/boardkit';
import type { Watched } from '@hideout/boardkit/store';
import { SPECTATOR } from '@hideout/kernel';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Session } from '../../session/session.ts';
import { Caption } from '../../table/Caption.tsx';
import { Detail } from '../../table/Detail.tsx';
import { setTable } from '../../table/setTable.ts';
import { Surface } from '../../table/Surface.tsx';
import { Tableau } from '../../table/Tableau.tsx';
import { useBeat } from '../../table/useBeat.ts';
import { useMessages } from '../../words/words.ts';

interface StillBoardProps {
  /** Its scene may be another one each time. */
  readonly session: Session;
  readonly board: AnyBoard | undefined;
  /** The ids of the things that the log points at. */
  readonly marks: Watched<readonly string[]>;
  /** Hears whether something is still being told. */
  readonly onBusy: (isBusy: boolean) => void;
  /** Whether to say whose viewpoint it is. */
  readonly titled: boolean;
}

const nothing = (): void => {};

/** A board to look at: things can be read, and nothing can be done. */
export function StillBoard({ session, board, marks, onBusy, titled }: StillBoardProps) {
  const m = useMessages();
  const { scene, names } = session;
  const [set] = useState(() => setTable({ session, board }));
  const { stage, shell, spotlight } = set;
  const beat = useBeat(stage);
  // One step on is told as it was; any other is only shown.
  useLayoutEffect(() => {
    if (scene.number === stage.beat.get().present.number + 1) stage.take(scene);
    else stage.show(scene);
  }, [stage, scene]);
  const isBusy = beat.scene !== scene;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  useLayoutEffect(() => () => stage.close(), [stage]);
  useLayoutEffect(() => marks.subscribe(() => set.marks.set(marks.get())), [marks, set]);
  const title = scene.viewer === SPECTATOR ? m.replay.spectator : m.replay.seen(names[scene.viewer]!);
  return (
    <ShellContext value={shell}>
      {titled && <h2>{title}</h2>}
      <div className="replay-stage">
        <Surface
          isStill
          set={set}
          beat={beat}
          label={title}
          touch={spotlight.set}
          drop={nothing}
          show={spotlight.set}
        />
        {beat.moment && <Tableau stage={stage} moment={beat.moment} names={names} />}
      </div>
      <Caption stage={stage} moment={beat.moment} names={names} />
      <Detail set={set} scene={scene} />
    </ShellContext>
  );
}
