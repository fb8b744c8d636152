import { useStore } from '@hideout/boardkit/store';
import { Suspense } from 'react';
import { Button } from '../shell/Button.tsx';
import { useLanguage, useMessages } from '../words/words.ts';
import { ClauseText } from './Detail.tsx';
import type { SetTable } from './setTable.ts';
import { useDuring } from './useDuring.ts';
import { isNarrow } from './usePointing.ts';

/** What the guide says about the decision at hand, with the clauses that it rests on. */
export function GuideNote({ session, chooser }: Pick<SetTable, 'session' | 'chooser'>) {
  const m = useMessages();
  const words = session.game.words[useLanguage()];
  const { note, scene, selection } = useStore(chooser.choice);
  // On a phone there is room for the lesson, or for what was chosen and its button.
  const isInTheWay = selection.chosen.length > 0 && isNarrow();
  const [isFolded = isInTheWay, fold] = useDuring<boolean>(scene);
  if (!note) return undefined;
  return (
    <div className="guide" role="note" aria-label={m.table.guide}>
      <p className="guide-text" data-folded={isFolded || undefined}>
        {isFolded ? (note.short ?? note.text) : note.text}
      </p>
      <Button
        look="quiet guide-fold"
        label={isFolded ? m.table.unfold : m.table.fold}
        onClick={() => fold(!isFolded)}
      />
      {!isFolded && note.advice !== undefined && (
        <p className="guide-advice">
          {m.table.guideWould}:
          <Button
            label={note.plan?.name ?? words.label(note.advice, scene.view)}
            onClick={() => (note.plan ? chooser.follow(note.plan) : chooser.play(note.advice!))}
          />
        </p>
      )}
      {!isFolded && note.clauses.length > 0 && (
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
