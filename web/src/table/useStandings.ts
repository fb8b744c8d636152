import { whenPainted, type AnyBoard, type Decision, type Note, type Standings } from '@hideout/boardkit';
import { NOBODY, SPECTATOR } from '@hideout/kernel';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Scene } from '../session/session.ts';
import type { Selection } from './selection.ts';

interface DecisionParts {
  readonly board: AnyBoard | undefined;
  readonly scene: Scene;
  readonly selection: Selection;
  /** The ids of the things that the log or the dock points at. */
  readonly marked: readonly string[];
  readonly note: Note | undefined;
}

/** The decision at hand, as the things on the table stand by it. */
export const useDecisionOf = ({ board, scene, selection, marked, note }: DecisionParts): Decision =>
  useMemo(() => {
    const { candidates, chosen, plan } = selection;
    const last = scene.steps.at(-1);
    const isNews =
      last !== undefined && (scene.viewer === SPECTATOR || last.seat !== scene.viewer || scene.view.actor === NOBODY);
    return {
      candidates: new Set(candidates),
      chosen,
      plan,
      marked: new Set([...marked, ...(note?.things ?? [])]),
      fresh: new Set(isNews && board ? last.events.flatMap((event) => board.thingsOf(event)) : []),
    };
  }, [board, scene, selection, marked, note]);

/**
 * Lets the things stand by a decision. It holds before they are drawn, so that what is drawn anew stands right at once.
 * The others hear of it right after, before anything is shown; in a new scene the pieces come first, and what glows
 * follows once they are on the screen. To be drawn once more for the same decision changes nothing.
 */
export function useStandings(standings: Standings, decision: Decision, scene: Scene): void {
  const told = useRef<Scene>(undefined);
  standings.decide(decision);
  useLayoutEffect(() => {
    const tell = () => {
      told.current = scene;
      standings.tell();
    };
    return told.current === scene ? tell() : whenPainted(tell);
  }, [standings, decision, scene]);
}
