import { useState } from 'react';
import { useLanguage, useMessages } from '../words/words.ts';

/** How long before the end of a game that nobody goes on with it is told. */
const SOON_MS = 7 * 86_400_000;

/** The sentence that a game ends at this moment if nobody moves, once that is near. */
export function useLeftSoon(idleAt: number | undefined): string | undefined {
  const m = useMessages();
  const language = useLanguage();
  const [now] = useState(Date.now);
  if (idleAt === undefined || idleAt - now > SOON_MS) return undefined;
  return m.link.leftSoon(new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(idleAt));
}
