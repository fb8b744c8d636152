import { useTable, type AnyBoard } from '@hideout/boardkit';
import { memo, useLayoutEffect, useRef } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { giveFocus, takeFocus } from './focus.ts';
import { firstPossible } from './keys.ts';
import type { Stage } from './Stage.ts';
import { TextBoard } from './TextBoard.tsx';
import type { Choice } from './useChoice.ts';
import { usePointing } from './usePointing.ts';
import type { Voyage } from './Voyage.ts';
import { whenDrawn } from './moment.ts';

interface SurfaceProps {
  readonly session: Session;
  readonly board: AnyBoard | undefined;
  readonly scene: Scene;
  readonly stage: Stage;
  readonly voyage: Voyage;
  /** What pointing does; it stays the same while the decision does, so that choosing draws only what stands otherwise. */
  readonly touch: Choice['touch'];
  readonly drop: Choice['drop'];
  readonly show: (thing: string | undefined) => void;
}

/** The surface that the board lies on: everything that is pointed at, and the travel of the pieces. */
export const Surface = memo(function Surface({
  session,
  board,
  scene,
  stage,
  voyage,
  touch,
  drop,
  show,
}: SurfaceProps) {
  const m = useMessages();
  const language = useLanguage();
  const root = useRef<HTMLElement>(null);
  const handlers = usePointing({ touch, drop, show });
  useTravel(root, scene, stage, voyage);
  useAttention(root, scene, stage);
  return (
    <section className="surface" aria-label={m.table.board} ref={root} {...handlers}>
      {board ? (
        <board.Board
          view={scene.view}
          events={scene.steps.at(-1)?.events ?? []}
          names={session.names}
          language={language}
        />
      ) : (
        <TextBoard session={session} scene={scene} />
      )}
    </section>
  );
});

type Root = React.RefObject<HTMLElement | null>;

/** Lets the pieces travel from where they were in the scene before. */
function useTravel(root: Root, scene: Scene, stage: Stage, voyage: Voyage): void {
  useLayoutEffect(() => voyage.open(root.current!), [root, voyage]);
  useLayoutEffect(() => stage.beforeChange(voyage.depart), [stage, voyage]);
  useLayoutEffect(() => whenDrawn(voyage.arrive), [scene, voyage]);
}

/** Keeps focus and sight on what is to be decided. Both ask for the new standings, so they wait for them. */
function useAttention(root: Root, scene: Scene, stage: Stage): void {
  const { standings } = useTable();
  const focus = useRef<HTMLElement | SVGElement>(undefined);
  useLayoutEffect(
    () =>
      stage.beforeChange(() => {
        if (root.current) focus.current ??= takeFocus(root.current);
      }),
    [stage, root],
  );
  useLayoutEffect(
    () =>
      standings.onceTold(() => {
        if (!root.current) return;
        if (focus.current) giveFocus(focus.current, root.current);
        focus.current = undefined;
        // On a small screen what is to be decided may lie below or above the part in sight.
        if (scene.legal.length > 0) firstPossible(root.current)?.scrollIntoView({ block: 'nearest' });
      }),
    [scene, root, standings],
  );
}
