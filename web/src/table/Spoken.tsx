import { useStore } from '@hideout/boardkit/store';
import type { Scene } from '../session/session.ts';
import { useSettings } from '../store/settings.ts';
import { useLanguage } from '../words/words.ts';
import type { SetTable } from './setTable.ts';

/** What happened last, for those who listen; what the table has stopped for was said as it came. */
export function Spoken({ set: { session, story }, scene }: { readonly set: SetTable; readonly scene: Scene }) {
  const words = session.game.words[useLanguage()];
  const { pace } = useSettings();
  const isStaged = useStore(story.told, (told) => told.some(({ number }) => number === scene.number));
  const events = scene.steps.at(-1)?.events ?? scene.opening;
  return (
    <p className="unseen" aria-live="polite">
      {isStaged && pace !== 'at once'
        ? ''
        : events.map((event) => words.say(event, { viewer: scene.viewer, names: session.names })).join(' ')}
    </p>
  );
}
