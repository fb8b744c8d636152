import { use } from 'react';
import { primerOf } from '../../shelf/games.ts';
import { useLanguage, useMessages } from '../../words/words.ts';

/** The game in a minute: a few pictures with a few sentences each; nothing for a game that has none. */
export function Primer({ game }: { readonly game: string }) {
  const m = useMessages();
  const language = useLanguage();
  const pages = use(primerOf(game))?.(language) ?? [];
  if (pages.length === 0) return undefined;
  return (
    <section className="primer" aria-label={m.rules.primer} data-game={game}>
      <h2>{m.rules.primer}</h2>
      <ol>
        {pages.map(({ title, text, picture }) => (
          <li key={title}>
            <div className="primer-picture" aria-hidden="true">
              {picture}
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
