import type { AnyBoard, Decision, Note, Standings } from '@hideout/boardkit';
import { NOBODY, SPECTATOR } from '@hideout/kernel';
import { useLayoutEffect, useMemo } from 'react';
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
 * Lets the things stand by a decision. It holds before they are drawn, so that what is drawn anew stands right at once;
 * the others hear of it right after, before anything is shown. To be drawn once more for the same decision changes nothing.
 */
export function useStandings(standings: Standings, decision: Decision): void {
  standings.decide(decision);
  useLayoutEffect(() => standings.tell(), [standings, decision]);
}
