import { use } from 'react';
import { boardOf } from '../../shelf/games.ts';
import { SignList } from '../../table/SignKey.tsx';
import { useLanguage, useMessages } from '../../words/words.ts';

/** The key of signs of a game, where it has one. */
export function Signs({ game }: { readonly game: string }) {
  const m = useMessages();
  const language = useLanguage();
  const signs = use(boardOf(game))?.signs?.(language) ?? [];
  if (signs.length === 0) return undefined;
  return (
    <details className="sign-key">
      <summary>
        {m.table.signs}: {m.table.signsLead}
      </summary>
      <SignList game={game} signs={signs} />
    </details>
  );
}
