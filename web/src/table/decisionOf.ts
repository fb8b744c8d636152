import type { AnyBoard, Decision } from '@hideout/boardkit';
import { answerTo, NOBODY, SPECTATOR } from '@hideout/kernel';
import type { Scene } from '../session/session.ts';
import type { Choice } from './Chooser.ts';

/** What is pointed at beside the decision: by the log or the dock, and by the moment on the stage. */
interface Pointed {
  readonly marked: readonly string[];
  readonly lit: readonly string[];
}

/** The decision at hand, as the things on the table stand by it. */
export function decisionOf(choice: Choice, { marked, lit }: Pointed, board: AnyBoard | undefined): Decision {
  const { scene, selection, note } = choice;
  return {
    candidates: new Set(selection.candidates),
    chosen: selection.chosen,
    plan: selection.plan,
    marked: new Set([...marked, ...(note?.things ?? [])]),
    fresh: new Set(
      board && isNews(scene)
        ? (scene.steps.at(-1)?.events ?? []).flatMap((event) => answerTo(board.thingsOf, event) ?? [])
        : [],
    ),
    lit: new Set(lit),
  };
}

/** Whether the last action needs a mark: whoever did it knows it, until the game is over. */
const isNews = ({ steps, viewer, view, noUndo }: Scene): boolean =>
  viewer === SPECTATOR || noUndo === 'watching' || steps.at(-1)?.seat !== viewer || view.actor === NOBODY;
