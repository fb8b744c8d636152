import { CATALOGUE } from '@hideout/catalogue';
import { Link } from 'wouter';
import { useLanguage, useMessages } from '../words/words.ts';
import { useTitle } from './useTitle.ts';

/** An address that names a game which this house does not have: those that it has, and the way to the same page of each. */
export function NoSuchGame({ id, place }: { readonly id: string; readonly place: string }) {
  const m = useMessages();
  const language = useLanguage();
  useTitle(m.missing.title);
  return (
    <section className="missing">
      <h1>{m.missing.noGame(id)}</h1>
      <p>{m.missing.games}</p>
      <ul className="lines">
        {CATALOGUE.map((game) => (
          <li key={game.id}>
            <Link href={`/${place}/${game.id}`}>{game.titles[language].name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
