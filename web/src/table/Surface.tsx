import type { AnyBoard } from '@hideout/boardkit';
import { memo, useLayoutEffect, useRef } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { isStill } from '../store/settings.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { giveFocus, takeFocus } from './focus.ts';
import { firstPossible } from './keys.ts';
import type { Stage } from './Stage.ts';
import { TextBoard } from './TextBoard.tsx';
import { journeysFrom, placesIn, type Places } from './travel.ts';
import type { Choice } from './useChoice.ts';
import { usePointing } from './usePointing.ts';
import { whenDrawn } from './moment.ts';

interface SurfaceProps {
  readonly session: Session;
  readonly board: AnyBoard | undefined;
  readonly scene: Scene;
  readonly stage: Stage;
  /** What pointing does; it stays the same while the decision does, so that choosing draws only what stands otherwise. */
  readonly touch: Choice['touch'];
  readonly drop: Choice['drop'];
  readonly show: (thing: string | undefined) => void;
}

/** The surface that the board lies on: everything that is pointed at, and the travel of the pieces. */
export const Surface = memo(function Surface({ session, board, scene, stage, touch, drop, show }: SurfaceProps) {
  const m = useMessages();
  const language = useLanguage();
  const root = useRef<HTMLElement>(null);
  const handlers = usePointing({ touch, drop, show });
  useTravel(root, scene, stage);
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

function useTravel(root: React.RefObject<HTMLElement | null>, scene: Scene, stage: Stage): void {
  const places = useRef<Places | undefined>(undefined);
  const focus = useRef<HTMLElement | SVGElement | undefined>(undefined);
  useLayoutEffect(() => {
    stage.beforeChange = () => {
      if (!root.current) return;
      places.current = isStill() ? undefined : placesIn(root.current);
      focus.current ??= takeFocus(root.current);
    };
  }, [stage, root]);
  useLayoutEffect(
    () =>
      whenDrawn(() => {
        if (!root.current) return;
        const depart = places.current && journeysFrom(places.current, root.current);
        places.current = undefined;
        if (focus.current) giveFocus(focus.current, root.current);
        focus.current = undefined;
        // On a small screen what is to be decided may lie below or above the part in sight. To scroll asks for places too,
        // so the pieces depart last.
        if (scene.legal.length > 0) firstPossible(root.current)?.scrollIntoView({ block: 'nearest' });
        depart?.();
      }),
    [scene, root],
  );
}
