import { SeatMark } from '@hideout/boardkit';
import { NOBODY } from '@hideout/kernel';
import type { Line, Scene, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';

interface StatusProps {
  readonly session: Session;
  readonly scene: Scene;
  /** How the session stands with whatever is behind it. */
  readonly line: Line;
  readonly active: boolean;
  /** Whether the past is being looked at. */
  readonly past: boolean;
}

/** The line that always says who must do what. */
export function Status({ session, scene, line, active, past }: StatusProps) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const { actor } = scene.view;
  const sentence = words.status(scene.view, { viewer: scene.viewer, names: session.names });
  const waits = actor !== NOBODY && scene.legal.length === 0 && !past;
  return (
    <p className="status" role="status" data-waits={waits || undefined}>
      {actor !== NOBODY && <SeatMark seat={actor} />}
      <span>
        {line === 'here' ? '' : `${m.table.line[line]} `}
        {past ? `${m.table.lookingBack(scene.number)}. ` : ''}
        {sentence}
        {waits && active && session.bots[actor] && <span className="pulse" aria-hidden="true" />}
      </span>
    </p>
  );
}
