import { SeatMark } from '@hideout/boardkit';
import { NOBODY } from '@hideout/kernel';
import { useSyncExternalStore } from 'react';
import type { Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { isPast, type Beat } from './Stage.ts';

interface StatusProps {
  readonly session: Session;
  readonly beat: Beat;
  readonly isActive: boolean;
}

/** The line that always says who must do what. */
export function Status({ session, beat, isActive }: StatusProps) {
  const { scene } = beat;
  const past = isPast(beat);
  const contact = useSyncExternalStore(session.subscribe, () => session.contact);
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const { actor } = scene.view;
  const sentence = words.status(scene.view, { viewer: scene.viewer, names: session.names });
  // Of one turn those who listen hear the beginning, and each decision of their own: the log says the rest.
  const isMine = isActive && scene.legal.length > 0;
  const isQuiet = !isMine && beat.before?.scene.view.actor === actor;
  const waits = actor !== NOBODY && scene.legal.length === 0 && !past;
  return (
    <p className="status" role="status" aria-live={isQuiet ? 'off' : 'polite'} data-waits={waits || undefined}>
      {actor !== NOBODY && <SeatMark seat={actor} />}
      <span>
        {contact !== 'here' && <span className="out-of-touch">{m.table.contact[contact]} </span>}
        {past ? `${m.table.lookingBack(scene.number)}. ` : ''}
        {sentence}
        {waits && isActive && session.bots[actor] && <span className="pulse" aria-hidden="true" />}
      </span>
    </p>
  );
}
