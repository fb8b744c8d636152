import { TableContext, type AnyBoard, type Table, type Thing } from '@hideout/boardkit';
import { SPECTATOR, type Action } from '@hideout/kernel';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Session } from '../../session/session.ts';
import { isStill } from '../../store/settings.ts';
import { Detail } from '../../table/Detail.tsx';
import { TextBoard } from '../../table/TextBoard.tsx';
import { placesIn, travelFrom, type Places } from '../../table/travel.ts';
import { usePointing } from '../../table/usePointing.ts';
import { useLanguage, useMessages } from '../../words/words.ts';

interface StillBoardProps {
  readonly session: Session;
  readonly board: AnyBoard | undefined;
  readonly marked: readonly string[];
  /** Whether to say whose viewpoint it is. */
  readonly titled: boolean;
}

const NOTHING: ReadonlySet<Action> = new Set();
const nothing = (): void => {};

/** A board to look at: things can be read, and nothing can be done. */
export function StillBoard({ session, board, marked, titled }: StillBoardProps) {
  const m = useMessages();
  const language = useLanguage();
  const { scene, names, game } = session;
  const root = useRef<HTMLElement>(null);
  const places = useRef<Places | undefined>(undefined);
  const things = useRef(new Map<string, Thing>()).current;
  const [shown, show] = useState<string | undefined>();
  const handlers = usePointing({ touch: show, drop: nothing, show });
  useLayoutEffect(() => {
    if (!root.current) return;
    if (isStill()) return;
    if (places.current) travelFrom(places.current, root.current);
    places.current = placesIn(root.current);
  }, [scene]);
  const table = useMemo((): Table => {
    const last = scene.steps.at(-1)?.events ?? [];
    const fresh = new Set(board ? last.flatMap((event) => board.thingsOf(event)) : []);
    const clauseAddress = (clause: string) => `/rules/${game.id}#${clause}`;
    return {
      viewer: scene.viewer,
      language,
      candidates: NOTHING,
      chosen: [],
      plan: undefined,
      marked: new Set(marked),
      fresh,
      things,
      clauseAddress,
    };
  }, [scene, board, game, language, marked, things]);
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
      <Detail session={session} scene={scene} thing={shown} things={things} />
    </TableContext>
  );
}
