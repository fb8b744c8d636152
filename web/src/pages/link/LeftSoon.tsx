import type { TableState } from '@hideout/protocol';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../words/words.ts';

/** How long before the end of a game that nobody goes on with it is told. */
const SOON_MS = 7 * 86_400_000;

/** Tells that the game will end if nobody moves. */
export function LeftSoon({ table: { play } }: { readonly table: TableState }) {
  const m = useMessages();
  const language = useLanguage();
  const [now] = useState(Date.now);
  if (play?.idleAt === undefined || play.idleAt - now > SOON_MS) return undefined;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(play.idleAt);
  return <p className="table-call">{m.link.leftSoon(day)}</p>;
}
