import type { Note } from '@hideout/boardkit';
import { Suspense } from 'react';
import type { Scene, Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import { ClauseText } from './Detail.tsx';

interface GuideNoteProps {
  readonly note: Note;
  readonly session: Session;
  readonly scene: Scene;
}

/** What the guide says about the decision at hand, with the clauses that it rests on. */
export function GuideNote({ note, session, scene }: GuideNoteProps) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  return (
    <div className="guide" role="note" aria-label={m.table.guide}>
      <p>{note.text}</p>
      {note.advice !== undefined && (
        <p className="guide-advice">
          {m.table.guideWould}: <b>{words.label(note.advice, scene.view)}</b>
        </p>
      )}
      {note.clauses.length > 0 && (
        <details>
          <summary>{note.clauses.join(' · ')}</summary>
          <Suspense>
            {note.clauses.map((clause) => (
              <ClauseText key={clause} game={session.game.id} clause={clause} />
            ))}
          </Suspense>
        </details>
      )}
    </div>
  );
}
