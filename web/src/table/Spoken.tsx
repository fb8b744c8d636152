import type { AnyBoard } from '@hideout/boardkit';
import { useStore } from '@hideout/boardkit/store';
import type { GameEvent } from '@hideout/kernel';
import type { Scene, SceneStep } from '../session/session.ts';
import { useSettings } from '../store/settings.ts';
import { useLanguage } from '../words/words.ts';
import type { SetTable } from './setTable.ts';

/** What happened last, for those who listen; what the table has stopped for was said as it came. */
export function Spoken({ set: { session, board, story }, scene }: { readonly set: SetTable; readonly scene: Scene }) {
  const words = session.game.words[useLanguage()];
  const { pace } = useSettings();
  const isStaged = useStore(story.told, (told) => told.some(({ number }) => number === scene.number));
  const { viewer } = scene;
  return (
    <p className="unseen" aria-live="polite">
      {isStaged && pace !== 'at once'
        ? ''
        : newsOf(scene, board)
            .map((event) => words.say(event, { viewer, names: session.names }))
            .join(' ')}
    </p>
  );
}

/** The events of the last action; of a way that somebody else goes, where it leads. */
function newsOf({ steps, viewer, view, opening }: Scene, board: AnyBoard | undefined): readonly GameEvent[] {
  /** Whether somebody else goes on with what they did before, a unit of a way after another. */
  const goesOn = (step: SceneStep | undefined, earlier: SceneStep | undefined): boolean =>
    step !== undefined &&
    step.seat !== viewer &&
    step.seat === earlier?.seat &&
    step.events.length === 1 &&
    step.events[0]!.type === earlier.events[0]?.type &&
    board?.direction?.weightOf?.(step.events) === 'step';
  const [first, before, last] = [steps.at(-3), steps.at(-2), steps.at(-1)];
  if (goesOn(last, before) && view.actor === last?.seat) return [];
  // Where the way led that was not told.
  const way = goesOn(before, first) && before?.seat === last?.seat && !goesOn(last, before) ? before!.events : [];
  return [...way, ...(last?.events ?? opening)];
}
