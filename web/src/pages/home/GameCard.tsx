import { Link } from 'wouter';
import { hasGuide } from '../../shelf/boards.ts';
import { SHELF } from '../../shelf/shelf.ts';
import { useMessages } from '../../words/words.ts';
import { PICTURES } from './pictures/pictures.ts';

/** One game on the shelf: its picture, what it is, and one click to play. */
export function GameCard({ id }: { readonly id: string }) {
  const m = useMessages();
  const Picture = PICTURES[id]!;
  const { players, minutes, team } = SHELF[id]!;
  const { name, line } = m.games[id]!;
  return (
    <li className="game-card" data-game={id}>
      <Picture />
      <div className="game-card-text">
        <h2>{name}</h2>
        <p className="game-facts">
          {m.home.players(...players)} · {m.home.minutes(...minutes)}
        </p>
        <p>{line}</p>
        <div className="game-ways">
          <Link href={`/quick/${id}`} className="button primary" aria-label={`${name}: ${m.home.playNow}`}>
            {team ? m.home.playNowTeam : m.home.playNow}
          </Link>
          <Link href={`/new/${id}`} className="button" aria-label={`${name}: ${m.home.setUp}`}>
            {m.home.setUp}
          </Link>
          <span className="game-more">
            {hasGuide(id) && (
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
