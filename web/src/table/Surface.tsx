import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../words/words.ts';
import { giveFocus, takeFocus } from './focus.ts';
import { firstPossible } from './keys.ts';
import { whenDrawn } from './moment.ts';
import type { SetTable } from './setTable.ts';
import type { Beat, Stage } from './Stage.ts';
import { TextBoard } from './TextBoard.tsx';
import { usePointing, type Pointing } from './usePointing.ts';
import { Voyage } from './Voyage.ts';

interface SurfaceProps extends Pointing {
  readonly set: SetTable;
  readonly beat: Beat;
  /** What a screen reader calls it. */
  readonly label: string;
  /** Whether nothing on it can be chosen: it is then come to itself, so that the keyboard can scroll it. */
  readonly isStill?: boolean;
}

/** The surface that the board lies on: everything that is pointed at, and the travel of the pieces. */
export const Surface = memo(function Surface({ set, beat, label, isStill, ...pointing }: SurfaceProps) {
  const { session, board, stage, shell, drawn } = set;
  const language = useLanguage();
  const root = useRef<HTMLElement>(null);
  const { scene, before, isSettled, moment } = beat;
  const isLit = moment !== undefined && moment.things.length > 0;
  const handlers = usePointing(pointing, stage);
  useTravel(root, stage, beat);
  useAttention(root, stage, beat);
  // Things announce themselves while a board is drawn; those who speak of them follow a move.
  useLayoutEffect(() => {
    if (isSettled) drawn.set({ scene, things: shell.things.all() });
  });
  return (
    <section
      className="surface"
      aria-label={label}
      data-staged={isLit || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Nothing else on a still board lets the keyboard scroll it.
      tabIndex={isStill ? 0 : undefined}
      ref={root}
      {...handlers}
    >
      {board ? (
        <board.Board
          key={scene.viewer}
          view={scene.view}
          before={before?.scene.view ?? scene.view}
          isSettled={isSettled}
          events={scene.steps.at(-1)?.events ?? []}
          steps={scene.steps}
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

/** Lets the pieces travel from where they were in the beat before. */
function useTravel(root: Root, stage: Stage, beat: Beat): void {
  const [voyage] = useState(() => new Voyage());
  useLayoutEffect(() => voyage.open(root.current!), [root, voyage]);
  useLayoutEffect(() => stage.beat.subscribe(voyage.depart), [stage, voyage]);
  useLayoutEffect(() => whenDrawn(() => voyage.arrive(beat)), [voyage, beat]);
}

/** Keeps focus and sight on what is to be decided, as soon as that is drawn. */
function useAttention(root: Root, stage: Stage, { scene, isSettled }: Beat): void {
  const focus = useRef<HTMLElement | SVGElement>(undefined);
  useLayoutEffect(
    () =>
      stage.beat.subscribe(() => {
        if (root.current) focus.current ??= takeFocus(root.current);
      }),
    [stage, root],
  );
  useLayoutEffect(() => {
    if (!isSettled) return undefined;
    return whenDrawn(() => {
      if (!root.current) return;
      if (focus.current) giveFocus(focus.current, root.current);
      focus.current = undefined;
      // On a small screen what is to be decided may lie below or above the part in sight.
      if (scene.legal.length > 0) firstPossible(root.current)?.scrollIntoView({ block: 'nearest' });
    });
  }, [root, scene, isSettled]);
}
