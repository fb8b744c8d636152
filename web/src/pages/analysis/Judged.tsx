import { lazy, Suspense, type ComponentProps } from 'react';
import { useMessages } from '../../words/words.ts';

const Verdict = lazy(async () => ({ default: (await import('./Verdict.tsx')).Verdict }));

/** What the coach makes of a finished game, fetched when there is one. */
export const Judged = (game: ComponentProps<typeof Verdict>) => (
  <Suspense fallback={<p className="verdict quiet-text">{useMessages().table.judging}</p>}>
    <Verdict {...game} />
  </Suspense>
);
