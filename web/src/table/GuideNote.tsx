import { useStore } from '@hideout/boardkit/store';
import { Suspense } from 'react';
import type { Session } from '../session/session.ts';
import { useLanguage, useMessages } from '../words/words.ts';
import type { Chooser } from './Chooser.ts';
import { ClauseText } from './Detail.tsx';

interface GuideNoteProps {
  readonly session: Session;
  readonly chooser: Chooser;
}

/** What the guide says about the decision at hand, with the clauses that it rests on. */
export function GuideNote({ session, chooser }: GuideNoteProps) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const { note, scene } = useStore(chooser.choice);
  if (!note) return undefined;
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
