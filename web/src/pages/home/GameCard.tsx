import type { Manifest } from '@hideout/catalogue';
import { Suspense, use } from 'react';
import { Link } from 'wouter';
import { pictureOf } from '../../shelf/games.ts';
import { Mark } from '../../shell/Mark.tsx';
import { useLanguage, useMessages } from '../../words/words.ts';

/** One game on the shelf: its picture, what it is, and one click to play. */
export function GameCard({ manifest }: { readonly manifest: Manifest }) {
  const m = useMessages();
  const { id, titles, seats, minutes, cooperative, guide } = manifest;
  const { name, tagline } = titles[useLanguage()];
  return (
    <li className="game-card" data-game={id}>
      <div className="picture-frame">
        <Suspense>
          <Picture id={id} />
        </Suspense>
      </div>
      <div className="game-card-text">
        <h2>{name}</h2>
        <p className="game-facts">
          {m.home.players(seats.min, seats.max)} · {m.home.minutes(...minutes)}
        </p>
        <p>{tagline}</p>
        <div className="game-ways">
          <Link href={`/quick/${id}`} className="button primary" aria-label={`${name}: ${m.home.playNow}`}>
            {cooperative ? m.home.playNowTeam : m.home.playNow}
          </Link>
          <Link href={`/new/${id}`} className="button" aria-label={`${name}: ${m.home.setUp}`}>
            {m.home.setUp}
          </Link>
          <span className="game-more">
            {guide && (
              <Link href={`/learn/${id}`} aria-label={`${name}: ${m.home.learn}`}>
                {m.home.learn}
              </Link>
            )}
            <Link href={`/rules/${id}`} aria-label={`${name}: ${m.home.rules}`}>
              {m.home.rules}
            </Link>
          </span>
        </div>
      </div>
    </li>
  );
}

/** The game's own picture, or the mark of the house. */
function Picture({ id }: { readonly id: string }) {
  const Own = use(pictureOf(id));
  // oxlint-disable-next-line react/static-components -- It is fetched once and stays the same.
  return Own ? <Own /> : <Mark />;
}
