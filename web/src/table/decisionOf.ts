import type { AnyBoard, Decision } from '@hideout/boardkit';
import { NOBODY, SPECTATOR } from '@hideout/kernel';
import type { Scene } from '../session/session.ts';
import type { Choice } from './Chooser.ts';

/** The decision at hand, as the things on the table stand by it; `marked` are those that the log or the dock points at. */
export function decisionOf(choice: Choice, marked: readonly string[], board: AnyBoard | undefined): Decision {
  const { scene, selection, note } = choice;
  return {
    candidates: new Set(selection.candidates),
    chosen: selection.chosen,
    plan: selection.plan,
    marked: new Set([...marked, ...(note?.things ?? [])]),
    fresh: new Set(
      board && isNews(scene) ? (scene.steps.at(-1)?.events ?? []).flatMap((event) => board.thingsOf(event)) : [],
    ),
  };
}

/** Whether the last action needs a mark: whoever did it knows it, until the game is over. */
const isNews = ({ steps, viewer, view, noUndo }: Scene): boolean =>
  viewer === SPECTATOR || noUndo === 'watching' || steps.at(-1)?.seat !== viewer || view.actor === NOBODY;
