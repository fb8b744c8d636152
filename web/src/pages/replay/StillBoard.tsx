import { NO_DECISION, Standings, TableContext, type AnyBoard, type Decision, type Table } from '@hideout/boardkit';
import { SPECTATOR } from '@hideout/kernel';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Scene, Session } from '../../session/session.ts';
import { Detail } from '../../table/Detail.tsx';
import { TextBoard } from '../../table/TextBoard.tsx';
import { usePointing } from '../../table/usePointing.ts';
import { useStandings } from '../../table/useStandings.ts';
import { Voyage } from '../../table/Voyage.ts';
import { useLanguage, useMessages } from '../../words/words.ts';

interface StillBoardProps {
  readonly session: Session;
  readonly board: AnyBoard | undefined;
  readonly marked: readonly string[];
  /** Whether to say whose viewpoint it is. */
  readonly titled: boolean;
}

const nothing = (): void => {};

/** A board to look at: things can be read, and nothing can be done. */
export function StillBoard({ session, board, marked, titled }: StillBoardProps) {
  const m = useMessages();
  const language = useLanguage();
  const { scene, names, game } = session;
  const root = useRef<HTMLElement>(null);
  const { following: travel } = useVoyage(root, scene);
  const [standings] = useState(() => new Standings());
  const [shown, show] = useState<string | undefined>();
  const handlers = usePointing({ touch: show, drop: nothing, show });
  const decision = useMemo((): Decision => {
    const last = scene.steps.at(-1)?.events ?? [];
    const fresh = new Set(board ? last.flatMap((event) => board.thingsOf(event)) : []);
    return { ...NO_DECISION, marked: new Set(marked), fresh };
  }, [scene, board, marked]);
  useStandings(standings, decision, scene);
  const table = useMemo((): Table => {
    const clauseAddress = (clause: string) => `/rules/${game.id}#${clause}`;
    return { viewer: scene.viewer, language, standings, travel, clauseAddress };
  }, [scene.viewer, game, language, standings, travel]);
  const title = scene.viewer === SPECTATOR ? m.replay.spectator : m.replay.seen(names[scene.viewer]!);
  return (
    <TableContext value={table}>
      {titled && <h2>{title}</h2>}
      <section className="surface" aria-label={title} ref={root} {...handlers}>
        {board ? (
          <board.Board view={scene.view} events={scene.steps.at(-1)?.events ?? []} names={names} language={language} />
        ) : (
          <TextBoard session={session} scene={scene} />
        )}
      </section>
      <Detail session={session} scene={scene} thing={shown} things={standings.things} />
    </TableContext>
  );
}

/** Lets the things travel. Nobody says when another scene comes, so places are asked for when it is drawn, before it shows. */
function useVoyage(root: React.RefObject<HTMLElement | null>, scene: Scene): Voyage {
  const [voyage] = useState(() => new Voyage());
  useMemo(() => scene && voyage.depart(), [scene, voyage]);
  useLayoutEffect(() => voyage.open(root.current!), [root, voyage]);
  useLayoutEffect(() => voyage.arrive(), [scene, voyage]);
  return voyage;
}
