import type { Manifest } from '@hideout/catalogue';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { Picture } from '../../shelf/Picture.tsx';
import { Way } from '../../shell/Button.tsx';
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
          <Way to={`/quick/${id}`} look="primary" of={name} label={cooperative ? m.home.playNowTeam : m.home.playNow} />
          <Way to={`/new/${id}`} of={name} label={m.home.setUp} />
          <span className="game-more">
            {guide && (
              <Link href={`/learn/${id}`} aria-label={`${name}: ${m.home.learn}`}>
                {m.home.learn}
              </Link>
            )}
            {seats.max > 1 && (
              <Link href={`/near/${id}`} aria-label={`${name}: ${m.home.near}`}>
                {m.home.near}
              </Link>
            )}
            <Link href={`/rules/${id}`} aria-label={`${name}: ${m.nav.rules}`}>
              {m.nav.rules}
            </Link>
          </span>
        </div>
      </div>
    </li>
  );
}
