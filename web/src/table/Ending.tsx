import { SPECTATOR, type Outcome, type Viewer } from '@hideout/kernel';
import type { ReactNode } from 'react';
import type { Scene, Session } from '../session/session.ts';
import type { Messages } from '../words/en.ts';
import { listNames, useLanguage, useMessages } from '../words/words.ts';

interface EndingProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly afterwards: ReactNode;
}

/** The result of a finished game, and where to go from here. */
export function Ending({ session, scene, afterwards }: EndingProps) {
  const m = useMessages();
  const language = useLanguage();
  const outcome = scene.outcome!;
  const { game, names } = session;
  const title = game.cooperative
    ? outcome.winners.length > 0
      ? m.table.together
      : m.table.togetherLost
    : rivalsTitle({
        outcome,
        viewer: scene.viewer,
        m,
        winners: listNames(
          outcome.winners.map((seat) => names[seat]!),
          language,
        ),
      });
  return (
    <div className="ending" role="group" aria-label={m.table.result} data-won={isWon(scene) || undefined}>
      <h2>{title}</h2>
      <p>
        {scene.stoppedBy === undefined
          ? game.words[language].ending(outcome.ending)
          : m.link.stopped(names[scene.stoppedBy]!)}
      </p>
      <div className="ending-ways">{afterwards}</div>
    </div>
  );
}

/** Whether there is something to be glad about: for whoever looks on, that anybody has won. */
const isWon = ({ outcome, viewer }: Scene): boolean =>
  outcome!.winners.length > 0 && (viewer === SPECTATOR || outcome!.winners.some((seat) => seat === viewer));

interface Rivals {
  readonly outcome: Outcome;
  readonly viewer: Viewer;
  readonly m: Messages;
  readonly winners: string;
}

function rivalsTitle({ outcome, viewer, m, winners }: Rivals): string {
  if (outcome.winners.length === 0) return m.table.nobody;
  if (viewer === SPECTATOR) return m.table.winner(winners);
  if (!outcome.winners.some((seat) => seat === viewer)) return m.table.youLost;
  return outcome.winners.length > 1 ? m.table.winner(winners) : m.table.youWon;
}
