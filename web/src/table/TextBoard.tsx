import { PLAIN } from '@hideout/kernel';
import type { Scene, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';

/** A game without a drawn board: the table as text. The dock then has a button for every action. */
export function TextBoard({ session, scene }: { readonly session: Session; readonly scene: Scene }) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const text = words.board(scene.view, { viewer: scene.viewer, names: session.names }, PLAIN);
  return (
    <pre className="text-board" tabIndex={0} aria-label={m.table.boardText}>
      {text}
    </pre>
  );
}
