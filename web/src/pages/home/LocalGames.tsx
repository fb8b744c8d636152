import { useState } from 'react';
import { Link } from 'wouter';
import { nameOf } from '../../shelf/titles.ts';
import { isBot, listGames, removeGame, type GameLine } from '../../store/gameLines.ts';
import { listNames, useLanguage, useMessages } from '../../words/words.ts';

/** The games of this browser: those under way, then the finished ones. */
export function LocalGames() {
  const m = useMessages();
  const [games, setGames] = useState(listGames);
  const forget = (id: string) => {
    removeGame(id);
    setGames(listGames());
  };
  const running = games.filter((game) => !game.isPast);
  const finished = games.filter((game) => game.isPast);
  return (
    <>
      <section className="panel" aria-labelledby="continue">
        <h2 id="continue">{m.home.continue}</h2>
        {running.length === 0 && <p className="quiet-text">{m.home.noGames}</p>}
        <GameList games={running} onForget={forget} />
      </section>
      {finished.length > 0 && (
        <section className="panel" aria-labelledby="finished">
          <h2 id="finished">{m.home.finished}</h2>
          <GameList games={finished} onForget={forget} />
        </section>
      )}
    </>
  );
}

interface GameListProps {
  readonly games: readonly GameLine[];
  readonly onForget: (id: string) => void;
}

const GameList = ({ games, onForget }: GameListProps) => (
  <ul className="lines">
    {games.map((game) => (
      <GameRow key={game.id} game={game} onForget={() => onForget(game.id)} />
    ))}
  </ul>
);

function GameRow({ game, onForget }: { readonly game: GameLine; readonly onForget: () => void }) {
  const m = useMessages();
  const language = useLanguage();
  const { names, seats, id } = game;
  const first = seats.findIndex((seat) => !isBot(seat));
  const others = names.filter((_, seat) => seat !== first);
  const name = nameOf(game.game, language);
  return (
    <li className="line">
      <span className="line-text">
        <b>{name}</b>{' '}
        <span className="quiet-text">
          {others.length > 0 ? m.home.against(listNames(others, language)) : m.home.alone} ·{' '}
          {m.home.move(game.moves + 1)}
        </span>
      </span>
      <span className="line-ways">
        {game.isPast ? (
          <>
            <Link href={`/replay/${id}`} className="button" aria-label={`${name}: ${m.home.watchReplay}`}>
              {m.home.watchReplay}
            </Link>
            <Link href={`/analysis/${id}`} className="button quiet" aria-label={`${name}: ${m.home.analyse}`}>
              {m.home.analyse}
            </Link>
          </>
        ) : (
          <Link href={`/play/${id}`} className="button" aria-label={`${name}: ${m.home.go}`}>
            {m.home.go}
          </Link>
        )}
        <button
          type="button"
          className="button quiet"
          onClick={onForget}
          aria-label={`${name}: ${m.home.forget}`}
          title={m.home.forget}
        >
          ×
        </button>
      </span>
    </li>
  );
}
