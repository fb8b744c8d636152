import type { CSSProperties } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { markTone, stretchesOf } from './tones.ts';

/** A game without a drawn board: the table as text, as large as it fits. The dock then has a button for every action. */
export function TextBoard({ session, scene }: { readonly session: Session; readonly scene: Scene }) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const stretches = stretchesOf(words.board(scene.view, { viewer: scene.viewer, names: session.names }, markTone));
  const lines = stretches
    .map(({ text }) => text)
    .join('')
    .split('\n');
  const columns = Math.max(...lines.map((line) => line.length));
  return (
    <pre
      className="text-board"
      tabIndex={0}
      aria-label={m.table.boardText}
      style={{ '--columns': columns } as CSSProperties}
    >
      {stretches.map(({ text, tones }, index) => (
        <span key={index} className={tones.map((tone) => `tone-${tone}`).join(' ') || undefined}>
          {text}
        </span>
      ))}
    </pre>
  );
}
